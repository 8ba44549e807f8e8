import { either } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_WORDS as english } from '#web/ui/filters/filter-words-copy.ts';

export const FILTER_WORDS: Words<typeof english> = {
  showThatMatch: (things, match) => `عرض ${things} بمطابقة ${match} من الشروط التالية`,
  matchAll: 'كلٍّ',
  matchAny: 'أيٍّ',
  matchGroup: 'المطابقة',
  filterLine: (position) => `عامل التصفية ${position}`,
  field: 'الحقل',
  condition: 'الشرط',
  value: 'القيمة',
  valueIs: (words) => `القيمة: ${words}`,
  chooseValue: 'اختيار',
  removeLine: 'إزالة عامل التصفية هذا',
  addFilter: 'إضافة عامل تصفية',
  addFilterOn: (field) => `التصفية حسب ${field}`,
  clearAll: 'مسح الكل',
  either: (values) => either(values),
  betweenDays: 'و',
  removePill: (sentence) => `إزالة عامل التصفية: ${sentence}`,
};
