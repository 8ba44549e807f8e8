import type { methodRowsCopy as english } from '#domain/payments/method-rows-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodRowsCopy: Words<typeof english> = {
  cards: {
    credit: (brand) => `${brand}クレジットカード`,
    debit: (brand) => `${brand}デビットカード`,
    prepaid: (brand) => `${brand}プリペイドカード`,
  },
  card: (brand) => `${brand}カード`,
};
