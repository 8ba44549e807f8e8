import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  counted: (count, things) => `${things} ${count}件`,
  currency: '通貨',
  allCurrencies: 'すべての通貨',
  views: 'ビュー',
  found: (count, things) => `${count}件の${things}が見つかりました`,
  noExport: 'エクスポートできない理由',
  export: 'エクスポート',
  schedule: 'エクスポートを予約',
  exportFailed: 'エクスポートの作成中に問題が発生しました。',
};
