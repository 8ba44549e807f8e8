import type { Words } from '#languages/kit/words.ts';
import type { exportQuestionCopy as english } from '#web/blocks/data-list/export-question-copy.ts';

export const exportQuestionCopy: Words<typeof english> = {
  period: '対象期間',
  all: 'すべて',
  periods: {
    this_month: '今月',
    last_month: '先月',
    last_quarter: '前四半期',
  },
  days: (from, to) => `${from}〜${to}`,
  exportPeriod: {
    this_month: '今月分をエクスポート',
    last_month: '先月分をエクスポート',
    last_quarter: '前四半期分をエクスポート',
  },
  periodTitle: (action) => `${action}しますか？`,
  periodText:
    'ファイルにはこの期間の内容だけが含まれ、一覧に設定されているフィルターも適用されます。ファイル名に期間が入ります。',
  columns:
    'ファイルには表示中の列が含まれます。列は一覧の上の「列」で変更できます。IDと通貨は常に含まれます。',
};
