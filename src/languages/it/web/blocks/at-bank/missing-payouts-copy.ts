import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/at-bank/missing-payouts-copy.ts';

export const missingPayoutsCopy: Words<typeof english.missingPayoutsCopy> = {
  several: (count) =>
    plural(count, {
      one: '1 bonifico non compare sui tuoi estratti conto',
      other: `${figure(count)} bonifici non compaiono sui tuoi estratti conto`,
    }),
  first: (text) => `Il più vecchio: ${text}`,
  toMatch: 'Da abbinare',
};
