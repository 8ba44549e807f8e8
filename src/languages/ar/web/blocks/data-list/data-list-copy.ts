import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  currency: 'العملة',
  allCurrencies: 'كل العملات',
  clearFilters: 'مسح عوامل التصفية',
  noMatchTitle: (things) => `لا توجد ${things} مطابقة`,
  noMatch: 'لا شيء يطابق البحث وعوامل التصفية. يمكن تغيير أحدها أو مسحها كلها.',
  pastEndTitle: 'لا شيء في هذه الصفحة',
  pastEnd: 'القائمة أقصر من ذلك. ربما اختفت صفوف منذ فتحها.',
  firstPage: 'الانتقال إلى الصفحة الأولى',
  searchTerm: 'بحث',
  searchTerms: 'البحث عن',
  removeTerm: (term) => `إزالة البحث: ${term}`,
  columnsNotSaved: 'لم تُحفظ أعمدتك.',
  found: (count, things) => `عُثر على ${count} ${things}`,
  noExport: 'لماذا لا يوجد تصدير',
  export: 'تصدير',
  schedule: 'جدولة',
  exportFailed: 'حدثت مشكلة في إنشاء ملف التصدير.',
  tryAgain: 'إعادة المحاولة',
};
