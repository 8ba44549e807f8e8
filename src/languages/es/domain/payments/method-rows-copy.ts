import type { methodRowsCopy as english } from '#domain/payments/method-rows-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodRowsCopy: Words<typeof english> = {
  cards: {
    credit: (brand) => `Tarjeta de crédito ${brand}`,
    debit: (brand) => `Tarjeta de débito ${brand}`,
    prepaid: (brand) => `Tarjeta de prepago ${brand}`,
  },
  card: (brand) => `Tarjeta ${brand}`,
};
