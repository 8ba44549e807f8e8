import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/blocks/at-bank/missing-payouts-copy.ts';

export const missingPayoutsCopy: Words<typeof english.missingPayoutsCopy> = {
  several: (count) =>
    plural(count, {
      one: '1 uitbetaling staat niet op je bankafschriften',
      other: `${figure(count)} uitbetalingen staan niet op je bankafschriften`,
    }),
  first: (text) => `De oudste: ${text}`,
  toMatch: 'Te matchen',
};
