import type * as english from '#domain/payouts/payout-schedule-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutScheduleCopy: Words<typeof english.payoutScheduleCopy> = {
  chooseDay: 'Kies een dag van 1 tot 28, of 31 voor de laatste dag.',
};
