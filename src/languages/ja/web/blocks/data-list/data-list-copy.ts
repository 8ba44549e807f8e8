import { counted } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  counted: (count, things) => `${things} ${counted(count, things)}`,
  currency: '通貨',
  allCurrencies: 'すべての通貨',
  views: 'ビュー',
  found: (count, things) => `${counted(count, things)}の${things}が見つかりました`,
  noExport: 'エクスポートできない理由',
  export: 'エクスポート',
  schedule: 'エクスポートを予約',
  exportFailed: 'エクスポートできませんでした。',
};
