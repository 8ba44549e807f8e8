import { either } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_WORDS as english } from '#web/ui/filters/filter-words-copy.ts';

export const FILTER_WORDS: Words<typeof english> = {
  showThatMatch: (things, match) => `次の条件の${match}に一致する${things}を表示`,
  matchAll: 'すべて',
  matchAny: 'いずれか',
  matchGroup: '一致の条件',
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
  either: (values) => either(values),
  betweenDays: '〜',
  removePill: (sentence) => `フィルターを削除：${sentence}`,
};
