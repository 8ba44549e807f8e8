import { payoutFailureCopy as copy, PAYOUT_FAILURE_REASONS } from './payout-failure-copy.ts';

export type PayoutFailureCode = keyof typeof PAYOUT_FAILURE_REASONS;
export const PAYOUT_FAILURE_CODES = Object.keys(PAYOUT_FAILURE_REASONS) as readonly PayoutFailureCode[];

export const isPayoutFailureCode = (code: string): code is PayoutFailureCode =>
  Object.hasOwn(PAYOUT_FAILURE_REASONS, code);

/** The reason in words: ours for a code we know, else the provider's, else that nobody knows. */
export const payoutFailureReason = (code: string | null, message: string | null): string =>
  code !== null && isPayoutFailureCode(code) ? PAYOUT_FAILURE_REASONS[code] : message || copy.unknown;
