import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { tabTotalsCopy as english } from '#web/features/transactions/tab-totals-copy.ts';

export const tabTotalsCopy: Words<typeof english> = {
  moreCurrencies: (count) =>
    plural(count, { one: `mais ${count} moeda`, other: `mais ${figure(count)} moedas` }),
};
