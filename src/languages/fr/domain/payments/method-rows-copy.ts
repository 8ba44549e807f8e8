import type { methodRowsCopy as english } from '#domain/payments/method-rows-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodRowsCopy: Words<typeof english> = {
  cards: {
    credit: (brand) => `Carte de crédit ${brand}`,
    debit: (brand) => `Carte de débit ${brand}`,
    prepaid: (brand) => `Carte prépayée ${brand}`,
  },
  card: (brand) => `Carte ${brand}`,
};
