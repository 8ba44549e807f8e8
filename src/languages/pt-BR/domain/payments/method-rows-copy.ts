import type { methodRowsCopy as english } from '#domain/payments/method-rows-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodRowsCopy: Words<typeof english> = {
  cards: {
    credit: (brand) => `Cartão de crédito ${brand}`,
    debit: (brand) => `Cartão de débito ${brand}`,
    prepaid: (brand) => `Cartão pré-pago ${brand}`,
  },
  card: (brand) => `Cartão ${brand}`,
};
