import { captureBy } from '../payments/authorization-deadline.ts';
import type { Capability } from '../people/capabilities.ts';
import { DAY_S, type EpochSeconds, secondsOf, type UtcInstant } from '../shared/time.ts';
import { dayOf } from '../shared/time-zone.ts';

type Sum = Readonly<{ amount: number; currency: string }>;
export type AwaitingDispute = Sum &
  Readonly<{ dispute_id: string; charge_id: string; due_by: UtcInstant | '' }>;
export type DueDispute = AwaitingDispute & Readonly<{ due_by: UtcInstant }>;
export type Hold = Sum &
  Readonly<{
    payment_intent_id: string;
    created: UtcInstant;
    capture_before: UtcInstant | null;
    is_held_for_review: boolean;
  }>;

/** Whose work it is: whoever may do it. */
export const WORK_ASKS = {
  disputes: 'answer_disputes',
  held: 'capture',
  expiring: 'capture',
} as const satisfies Record<string, Capability>;

/** Several things of one kind that somebody must do before a moment. */
export type WaitingWork = Readonly<{
  kind: keyof typeof WORK_ASKS;
  count: number;
  /** Known only when all are in one currency. */
  total: Sum | undefined;
  until: EpochSeconds;
  /** How many of them end on the store's own day. */
  today: number;
  isUrgent: boolean;
  /** Disputes or payments, the first to end first. */
  ids: readonly string[];
  /** The payment it is about, when it is about one. */
  only: string | undefined;
}>;

/** Deadlines are counted by the provider's clock, days by the store's calendar. */
export type Clock = Readonly<{ now: EpochSeconds; zone: string }>;

type Piece = Sum & Readonly<{ id: string; payment: string; until: EpochSeconds }>;

const URGENT_WITHIN_S = { disputes: 3 * DAY_S, held: DAY_S, expiring: DAY_S } as const;
/** A hold with more time than this is no worry today. */
const EXPIRES_SOON_S = 2 * DAY_S;

/** What waits for an answer, with the nearest deadline first. What is over can no longer be done. */
export function waitingWork(
  disputes: readonly AwaitingDispute[],
  holds: readonly Hold[],
  clock: Clock,
): readonly WaitingWork[] {
  const claims = disputes.filter(isDue).map(({ dispute_id, charge_id, due_by, ...sum }) => ({
    ...sum,
    id: dispute_id,
    payment: charge_id,
    until: secondsOf(due_by),
  }));
  const pieces = holds.map((hold) => ({
    ...hold,
    id: hold.payment_intent_id,
    payment: hold.payment_intent_id,
    until: endOf(hold),
  }));
  const isSoon = ({ until }: Piece): boolean => until - clock.now <= EXPIRES_SOON_S;
  return [
    gathered('disputes', claims, clock),
    gathered(
      'held',
      pieces.filter(({ is_held_for_review }) => is_held_for_review),
      clock,
    ),
    gathered(
      'expiring',
      pieces.filter((piece) => !piece.is_held_for_review && isSoon(piece)),
      clock,
    ),
  ]
    .filter((work) => work !== undefined)
    .sort((one, other) => one.until - other.until);
}

const isDue = (dispute: AwaitingDispute): dispute is DueDispute => dispute.due_by !== '';

const endOf = ({ created, capture_before }: Hold): EpochSeconds =>
  captureBy({
    created: secondsOf(created),
    capture_before: capture_before === null ? null : secondsOf(capture_before),
  });

function gathered(
  kind: WaitingWork['kind'],
  all: readonly Piece[],
  { now, zone }: Clock,
): WaitingWork | undefined {
  const left = all.filter(({ until }) => until > now).toSorted((one, other) => one.until - other.until);
  const [first, ...others] = left;
  if (!first) return undefined;
  const isOneCurrency = others.every(({ currency }) => currency === first.currency);
  return {
    kind,
    count: others.length + 1,
    total: isOneCurrency
      ? { amount: others.reduce((sum, { amount }) => sum + amount, first.amount), currency: first.currency }
      : undefined,
    until: first.until,
    today: left.filter(({ until }) => dayOf(until, zone) === dayOf(now, zone)).length,
    isUrgent: first.until - now <= URGENT_WITHIN_S[kind],
    ids: left.map(({ id }) => id),
    only: others.length === 0 ? first.payment : undefined,
  };
}
