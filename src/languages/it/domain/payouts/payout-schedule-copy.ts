import type * as english from '#domain/payouts/payout-schedule-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutScheduleCopy: Words<typeof english.payoutScheduleCopy> = {
  chooseDay: 'Scegli un giorno da 1 a 28, o 31 per l’ultimo giorno.',
};
