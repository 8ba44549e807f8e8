import { type TimeLeft, timeLeft } from '#domain/payments/authorization-deadline.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';

/** "3 days left", "5 hours left", "Expired". */
export const timeLeftWords = (deadline: EpochSeconds, now: EpochSeconds): string =>
  wordsOf(timeLeft(deadline, now));

const wordsOf = (left: TimeLeft): string =>
  left.kind === 'expired' ? copy.expired : copy.left[left.kind](left.left);
