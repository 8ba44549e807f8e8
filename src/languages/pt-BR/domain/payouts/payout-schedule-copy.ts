import type { payoutScheduleCopy as english } from '#domain/payouts/payout-schedule-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutScheduleCopy: Words<typeof english> = {
  chooseDay: 'Escolha um dia de 1 a 28, ou 31 para o último dia.',
};
