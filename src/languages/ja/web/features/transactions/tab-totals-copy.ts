import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { tabTotalsCopy as english } from '#web/features/transactions/tab-totals-copy.ts';

export const tabTotalsCopy: Words<typeof english> = {
  moreCurrencies: (count) => `ほか${figure(count)}通貨`,
};
