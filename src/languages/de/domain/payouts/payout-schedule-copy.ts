import type { payoutScheduleCopy as english } from '#domain/payouts/payout-schedule-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutScheduleCopy: Words<typeof english> = {
  chooseDay: 'Wählen Sie einen Tag von 1 bis 28, oder 31 für den letzten Tag.',
};
