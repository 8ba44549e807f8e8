import type { Words } from '#languages/kit/words.ts';
import type { readerFeeCopy as english } from '#web/features/payment-details/reader-fee-copy.ts';

export const readerFeeCopy: Words<typeof english> = {
  title: 'カードリーダー手数料',
  lead: 'この手数料の対象月に、各リーダーにかかった費用です。',
  failed: 'リーダーの詳細を読み込めませんでした',
  table: 'カードリーダー',
  reader: 'リーダーID',
  status: 'ステータス',
  count: '取引数',
  fee: '手数料',
  currency: '通貨',
  total: '合計',
  statuses: { active: '使用中', inactive: '未使用' },
  download: 'CSVをダウンロード',
  file: (id) => `card-readers-${id}.csv`,
  empty: 'この手数料に対応するリーダーはまだわかりません',
  emptyText: '使用されたリーダーが決済サービスから通知されると、ここに表示されます。',
};
