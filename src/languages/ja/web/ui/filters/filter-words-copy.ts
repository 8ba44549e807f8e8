import type { Words } from '#languages/kit/words.ts';
import type { FILTER_WORDS as english } from '#web/ui/filters/filter-words-copy.ts';

export const FILTER_WORDS: Words<typeof english> = {
  // Before and after the choice between matchAll and matchAny: 「表示する取引： すべて の条件に一致」.
  showThatMatch: (things) => `表示する${things}：`,
  matchAll: 'すべて',
  matchAny: 'いずれか',
  matchGroup: '一致の条件',
  ofThese: 'の条件に一致',
  filterLine: (position) => `フィルター${position}`,
  field: '項目',
  condition: '条件',
  value: '値',
  valueIs: (words) => `値：${words}`,
  chooseValue: '選択',
  removeLine: 'このフィルターを削除',
  addFilter: 'フィルターを追加',
  addFilterOn: (field) => `${field}で絞り込む`,
  clearAll: 'すべてクリア',
};
