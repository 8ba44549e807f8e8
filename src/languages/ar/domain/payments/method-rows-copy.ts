import type { methodRowsCopy as english } from '#domain/payments/method-rows-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodRowsCopy: Words<typeof english> = {
  cards: {
    credit: (brand) => `بطاقة ائتمان ${brand}`,
    debit: (brand) => `بطاقة خصم ${brand}`,
    prepaid: (brand) => `بطاقة مسبقة الدفع ${brand}`,
  },
  card: (brand) => `بطاقة ${brand}`,
};
