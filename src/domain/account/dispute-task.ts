import { DAY_S, type EpochSeconds, secondsOf, type UtcInstant } from '../shared/time.ts';

export type AwaitingDispute = Readonly<{
  dispute_id: string;
  charge_id: string;
  amount: number;
  currency: string;
  due_by: UtcInstant | '';
}>;
export type DueDispute = AwaitingDispute & Readonly<{ due_by: UtcInstant }>;

export type DisputeTask = Readonly<{
  key: string;
  /** The one due first leads. */
  disputes: readonly [DueDispute, ...DueDispute[]];
  /** Known only when all are in one currency. */
  total: Readonly<{ amount: number; currency: string }> | undefined;
  isLastDay: boolean;
  isUrgent: boolean;
}>;

const SHOWN_WITHIN_S = 7 * DAY_S;
const URGENT_WITHIN_S = 3 * DAY_S;
const LAST_DAY_S = DAY_S;

export const isDue = (dispute: AwaitingDispute): dispute is DueDispute => dispute.due_by !== '';

/** Disputes that wait for an answer become one task as soon as any of them is due within seven days. */
export function disputeTask(
  awaiting: readonly AwaitingDispute[],
  now: EpochSeconds,
): DisputeTask | undefined {
  const [first, ...others] = awaiting
    .filter(isDue)
    .filter(({ due_by }) => secondsOf(due_by) > now) // What is past can no longer be answered.
    .sort((one, other) => (one.due_by < other.due_by ? -1 : one.due_by > other.due_by ? 1 : 0));
  if (!first) return undefined;
  const left = secondsOf(first.due_by) - now;
  if (left > SHOWN_WITHIN_S) return undefined;
  const disputes = [first, ...others] as const;
  const isOneCurrency = others.every(({ currency }) => currency === first.currency);
  return {
    key: `dispute-resolution-task-${disputes.map(({ dispute_id }) => dispute_id).join('-')}`,
    disputes,
    total: isOneCurrency
      ? { amount: disputes.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency }
      : undefined,
    isLastDay: left <= LAST_DAY_S,
    isUrgent: left <= URGENT_WITHIN_S,
  };
}
