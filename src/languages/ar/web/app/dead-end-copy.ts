import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { deadEndCopy as english } from '#web/app/dead-end-copy.ts';

export const deadEndCopy: Words<typeof english> = {
  notFoundWhat: 'لا شيء هنا',
  notFound: 'لا توجد صفحة على هذا العنوان. ربما نُقلت، أو أن الرابط غير مكتمل.',
  notFoundAction: 'الانتقال إلى الرئيسية',

  refusedWhat: 'حسابك لا يملك صلاحية إدارة المتجر',
  refused: (email) =>
    `الحساب المستخدَم الآن هو ${apart(email)}. يمكنك الطلب من أحد المسؤولين منح هذا الحساب صلاحية إدارة المتجر، ` +
    'أو تسجيل الخروج والعودة بحساب آخر.',
};
