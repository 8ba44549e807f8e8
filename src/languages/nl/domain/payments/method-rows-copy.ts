import type * as english from '#domain/payments/method-rows-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodRowsCopy: Words<typeof english.methodRowsCopy> = {
  cards: {
    credit: (brand) => `${brand}-creditcard`,
    debit: (brand) => `${brand}-debitcard`,
    prepaid: (brand) => `${brand}-prepaidkaart`,
  },
  card: (brand) => `${brand}-kaart`,
};
