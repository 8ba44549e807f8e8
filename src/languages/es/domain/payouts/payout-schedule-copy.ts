import type { payoutScheduleCopy as english } from '#domain/payouts/payout-schedule-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutScheduleCopy: Words<typeof english> = {
  chooseDay: 'Elige un día del 1 al 28, o 31 para el último día.',
};
