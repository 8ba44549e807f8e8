import type { Words } from '#languages/kit/words.ts';
import type { paperCopy as english } from '#provider/paper-copy.ts';

export const paperCopy: Words<typeof english> = {
  replaced: 'الأحرف غير الموجودة في هذا الخط تُطبع «?».',
  page: (page, pages) => `الصفحة ${page} من ${pages}`,
};
