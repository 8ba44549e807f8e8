import type { methodRowsCopy as english } from '#domain/payments/method-rows-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodRowsCopy: Words<typeof english> = {
  cards: {
    credit: (brand) => `Kreditkarte (${brand})`,
    debit: (brand) => `Debitkarte (${brand})`,
    prepaid: (brand) => `Prepaidkarte (${brand})`,
  },
  card: (brand) => `Karte (${brand})`,
};
