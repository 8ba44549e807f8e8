import { figure } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { WORDS as english } from '#web/ui/words-copy.ts';

export const WORDS: Words<typeof english> = {
  busy: 'جارٍ التنفيذ',
  dismiss: 'تجاهل',
  loading: 'جارٍ التحميل',
  notifications: 'الإشعارات',
  optional: 'اختياري',
  tryAgain: 'إعادة المحاولة',
  breadcrumb: 'مسار التنقل',
  pages: 'الصفحات',
  rows: 'الصفوف',
  rowsPerPage: 'الصفوف في الصفحة',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  range: (from, to, total) => `${from}–${to} من ${total}`,
  noRows: '0 من 0',
  selectAll: 'تحديد كل صفوف هذه الصفحة',
  selectRow: (name) => `تحديد ${name}`,
  table: (name) => `جدول ${name}`,
  columns: 'الأعمدة',
  done: 'تم',
  filters: 'عوامل التصفية',
  filtersOn: (count) => `عوامل التصفية المفعّلة: ${figure(count)}`,
};
