import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { WORDS as english } from '#web/ui/words-copy.ts';

export const WORDS: Words<typeof english> = {
  busy: '処理中',
  dismiss: '閉じる',
  loading: '読み込み中',
  notifications: '通知',
  optional: '任意',
  tryAgain: 'もう一度試す',
  breadcrumb: 'パンくずリスト',
  pages: 'ページ',
  rows: '行数',
  rowsPerPage: '1ページの行数',
  previousPage: '前のページ',
  nextPage: '次のページ',
  range: (from, to, total) => `${total}件中${from}〜${to}件`,
  noRows: '0件',
  selectAll: 'このページのすべての行を選択',
  selectRow: (name) => `${name}を選択`,
  table: (name) => `${name}の表`,
  columns: '列',
  done: '完了',
  filters: 'フィルター',
  filtersOn: (count) => `${figure(count)}個のフィルターがオン`,
};
