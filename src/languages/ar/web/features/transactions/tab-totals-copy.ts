import { figure, plural } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { tabTotalsCopy as english } from '#web/features/transactions/tab-totals-copy.ts';

export const tabTotalsCopy: Words<typeof english> = {
  moreCurrencies: (count) =>
    plural(count, {
      zero: 'لا عملات أخرى',
      one: 'عملة أخرى',
      two: 'عملتان أخريان',
      few: `${figure(count)} عملات أخرى`,
      many: `${figure(count)} عملة أخرى`,
      other: `${figure(count)} عملة أخرى`,
    }),
};
