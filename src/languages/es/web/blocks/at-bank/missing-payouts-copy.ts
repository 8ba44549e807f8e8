import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { missingPayoutsCopy as english } from '#web/blocks/at-bank/missing-payouts-copy.ts';

export const missingPayoutsCopy: Words<typeof english> = {
  several: (count) =>
    plural(count, {
      one: '1 transferencia no está en tus extractos bancarios',
      other: `${figure(count)} transferencias no están en tus extractos bancarios`,
    }),
  first: (text) => `La más antigua: ${text}`,
  toMatch: 'Por conciliar',
};
