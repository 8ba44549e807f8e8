import { characters } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';
import type { CONTROL_WORDS as english } from '#web/ui/control-words-copy.ts';

export const CONTROL_WORDS: Words<typeof english> = {
  close: 'إغلاق',
  copied: 'تم النسخ',
  copy: (what) => `نسخ ${what}`,
  actionFailed: 'لم يتم ذلك. يمكن إعادة المحاولة.',
  cancel: 'إلغاء',
  clearSearch: 'مسح البحث',
  charactersLeft: (left) => `المتبقي: ${characters.is(left)}`,
  charactersOver: (over) => `الزائد: ${characters.is(over)}`,
  steps: 'الخطوات',
  stepDone: 'تم',
  columnsTitle: 'الأعمدة، وتُحفظ لك',
  usualColumns: 'العودة إلى الأعمدة المعتادة',
  daysTo: 'إلى',
  nothingMatches: 'لا شيء مطابق.',
  searching: 'جارٍ البحث',
  showSuggestions: 'عرض الاقتراحات',
  openCalendar: 'فتح التقويم',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  startDate: 'تاريخ البداية',
  endDate: 'تاريخ النهاية',
  readAsTable: 'القراءة كجدول',
  alongChart: (title) => `${title}، يومًا بيوم`,
  day: 'اليوم',
};
