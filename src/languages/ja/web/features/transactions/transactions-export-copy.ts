import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { exportCopy as english } from '#web/features/transactions/transactions-export-copy.ts';

export const exportCopy: Words<typeof english> = {
  title: (count) => `${count}件の取引をエクスポートしますか？`,
  action: (count) => `${count}件の取引をエクスポート`,
  question: (count) =>
    `${figure(count)}件の取引をエクスポートします。件数を減らすには、フィルターを使って絞り込めます。続けますか？`,
  accountantsColumns: '表示中の列にかかわらず、手数料、純額、税額、注文、入金とその着金日が含まれます。',
};
