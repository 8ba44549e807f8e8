import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { missingPayoutsCopy as english } from '#web/blocks/at-bank/missing-payouts-copy.ts';

export const missingPayoutsCopy: Words<typeof english> = {
  several: (count) => `${figure(count)}件の入金が銀行明細に見つかりません`,
  first: (text) => `最も古いもの：${text}`,
  toMatch: '照合へ',
};
