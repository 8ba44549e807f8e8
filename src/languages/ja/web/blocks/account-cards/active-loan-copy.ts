import type { Words } from '#languages/kit/words.ts';
import type { activeLoanCopy as english } from '#web/blocks/account-cards/active-loan-copy.ts';

export const activeLoanCopy: Words<typeof english> = {
  title: '利用中の融資の概要',
  failed: '利用中の融資の概要を取得できませんでした。',
  active: '利用中',
  repaid: '返済済み（手数料を含む）',
  of: (paid, total) => `${total}のうち${paid}`,
  interval: (day) => `${day}までの最低返済額`,
  intervalDone: (paid) => `${paid}：今期の返済額に達しました`,
  intervalNote: (left, day) =>
    `${day}までに売上からあと${left}が返済されない場合、残りは残高から差し引かれます。`,
  advance: '融資額',
  fee: '固定手数料',
  rate: '売上ごとの返済率',
  paidOut: '融資実行日',
  begins: '返済開始日',
  beginsLater: '返済開始予定日',
  transactions: '取引を見る',
  allLoans: '融資をすべて見る',
};
