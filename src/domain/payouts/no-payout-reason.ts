import type { PayoutSchedule } from './payout-schedule.ts';

/** Why no payout is to be expected in a currency. */
export const NO_PAYOUT_REASONS = [
  'held',
  'waiting_period',
  'bank_errored',
  'no_bank',
  'negative',
  'manual',
  'below_minimum',
  'nothing',
] as const;
export type NoPayoutReason = (typeof NO_PAYOUT_REASONS)[number];

export type PayoutConditions = Readonly<{
  /** The provider lets payouts leave. */
  isEnabled: boolean;
  hasCompletedWaitingPeriod: boolean;
  bank: 'fine' | 'errored' | 'missing';
  schedule: PayoutSchedule;
  available: number;
  /** What becomes available later. */
  coming: number;
  /** Smaller sums wait. */
  minimum: number;
}>;

/** The first thing in the way, in the order in which a merchant has to clear them; nothing there needs no reason. */
export function noPayoutReason(conditions: PayoutConditions): NoPayoutReason | undefined {
  const { isEnabled, hasCompletedWaitingPeriod, bank, schedule, available, coming, minimum } = conditions;
  if (available === 0 && coming === 0) return 'nothing';
  if (!isEnabled) return 'held';
  if (!hasCompletedWaitingPeriod) return 'waiting_period';
  if (bank !== 'fine') return bank === 'errored' ? 'bank_errored' : 'no_bank';
  if (available + coming <= 0) return 'negative';
  if (schedule.interval === 'manual') return 'manual';
  return available + coming < minimum ? 'below_minimum' : undefined;
}
