import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { missingPayoutsCopy as english } from '#web/blocks/at-bank/missing-payouts-copy.ts';

export const missingPayoutsCopy: Words<typeof english> = {
  several: (count) =>
    plural(count, {
      one: '1 Auszahlung fehlt auf Ihren Kontoauszügen',
      other: `${figure(count)} Auszahlungen fehlen auf Ihren Kontoauszügen`,
    }),
  first: (text) => `Die älteste: ${text}`,
  toMatch: 'Zuzuordnen',
};
