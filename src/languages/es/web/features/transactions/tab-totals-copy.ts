import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { tabTotalsCopy as english } from '#web/features/transactions/tab-totals-copy.ts';

export const tabTotalsCopy: Words<typeof english> = {
  moreCurrencies: (count) => plural(count, { one: '1 moneda más', other: `${figure(count)} monedas más` }),
};
