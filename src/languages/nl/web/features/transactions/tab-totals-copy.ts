import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/nl/speech.ts';
import type { tabTotalsCopy as english } from '#web/features/transactions/tab-totals-copy.ts';

export const tabTotalsCopy: Words<typeof english> = {
  moreCurrencies: (count) => `nog ${figure(count)} valuta`,
};
