import type { Words } from '#languages/kit/words.ts';
import type { loansCopy as english } from '#web/features/loans/loans-copy.ts';

export const loansCopy: Words<typeof english> = {
  title: 'Capitalの融資',
  table: 'すべての融資',
  failed: '利用中の融資の概要を取得できませんでした。',
  columns: {
    details: '詳細',
    paidOut: '融資実行日',
    status: 'ステータス',
    amount: '金額',
    fee: '固定手数料',
    rate: '返済率',
    firstPaydown: '初回返済日',
  },
  active: '利用中',
  paidOff: (day) => `完済：${day}`,
  noPaydown: '返済はまだありません',
  transactions: '取引',
  transactionsOf: (amount, day) => `${amount}の融資の取引、${day}`,
  empty: '融資はありません',
  emptyText:
    '決済サービスから提案された融資を受けると、返済状況とともにここに表示されます。返済は売上ごとに一定の割合で行われます。',
};
