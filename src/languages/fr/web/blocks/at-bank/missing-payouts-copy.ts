import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { missingPayoutsCopy as english } from '#web/blocks/at-bank/missing-payouts-copy.ts';

export const missingPayoutsCopy: Words<typeof english> = {
  several: (count) =>
    plural(count, {
      one: `${count} virement ne figure pas sur vos relevés bancaires`,
      other: `${figure(count)} virements ne figurent pas sur vos relevés bancaires`,
    }),
  first: (text) => `Le plus ancien : ${text}`,
  toMatch: 'À rapprocher',
};
