import type { Words } from '#languages/kit/words.ts';
import type { failurePagesCopy as english } from '#server/http/failure-pages-copy.ts';

export const failurePagesCopy: Words<typeof english> = {
  fileTitle: 'تعذّر فتح الملف',
  pageTitle: 'لا يمكن عرض هذه الصفحة الآن',
  nothingTitle: 'لا شيء على هذا العنوان',
  sentence: (title) => `${title}.`,
  toAdmin: 'الانتقال إلى إدارة المتجر',
  toShop: 'الانتقال إلى المتجر',
};
