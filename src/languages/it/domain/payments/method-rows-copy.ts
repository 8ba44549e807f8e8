import type * as english from '#domain/payments/method-rows-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodRowsCopy: Words<typeof english.methodRowsCopy> = {
  cards: {
    credit: (brand) => `Carta di credito ${brand}`,
    debit: (brand) => `Carta di debito ${brand}`,
    prepaid: (brand) => `Carta prepagata ${brand}`,
  },
  card: (brand) => `Carta ${brand}`,
};
