import { DAY_S, type EpochSeconds } from '../shared/time.ts';
import type { Word } from '../shared/word.ts';
import { cameBack } from './payout-proof.ts';
import type { PayoutStatus } from './payout-status.ts';

/** A payout that failed is news for so long; after that its money has left with another one. */
const FAILURE_IS_NEWS_S = 14 * DAY_S;

type Vain = Readonly<{
  status: Word<PayoutStatus>;
  created: EpochSeconds;
  /** The day it should have arrived. */
  date: EpochSeconds;
  /** As the provider tells it, of payouts it tells this of. */
  returned: EpochSeconds | null;
}>;

/**
 * When the money of a payout that came to nothing was the merchant's again. Where nobody tells, a bank takes until the day it
 * should have arrived, and what was called off had not left.
 */
export const backSince = ({ status, created, date, returned }: Vain): EpochSeconds =>
  returned ?? (status === 'failed' && date > created ? date : created);

type Made = Readonly<{ currency: string; created: EpochSeconds; status: Word<PayoutStatus> }>;

/** Whether what a payout brought back may have left with another: one that was made since, and did not come back itself. */
export const hasLeftAgain = (vain: Vain & Made, others: readonly Made[]): boolean =>
  others.some(
    ({ currency, created, status }) =>
      currency === vain.currency && created >= backSince(vain) && !cameBack(status),
  );

/** The earliest that a failure may have come back and still be news. */
export const newsSince = (now: EpochSeconds): number => now - FAILURE_IS_NEWS_S;

/** Whether a merchant has to hear of it: wherever failures are told, this decides. */
export const isFailureToTell = (payout: Vain & Made, others: readonly Made[], now: EpochSeconds): boolean =>
  payout.status === 'failed' && backSince(payout) >= newsSince(now) && !hasLeftAgain(payout, others);
