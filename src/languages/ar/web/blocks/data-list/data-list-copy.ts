import type { Words } from '#languages/kit/words.ts';
import type { dataListCopy as english } from '#web/blocks/data-list/data-list-copy.ts';

export const dataListCopy: Words<typeof english> = {
  counting: '…',
  counted: (count, things) => `${count} ${things}`,
  currency: 'العملة',
  allCurrencies: 'كل العملات',
  views: 'طرق العرض',
  found: (count, things) => `عُثر على ${count} ${things}`,
  noExport: 'لماذا لا يوجد تصدير',
  export: 'تصدير',
  schedule: 'جدولة التصدير',
  exportFailed: 'حدثت مشكلة في إنشاء ملف التصدير.',
};
