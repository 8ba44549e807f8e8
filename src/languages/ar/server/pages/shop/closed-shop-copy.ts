import type { Words } from '#languages/kit/words.ts';
import type { closedShopCopy as english } from '#server/pages/shop/closed-shop-copy.ts';

export const closedShopCopy: Words<typeof english> = {
  title: 'هذا المتجر مغلق',
  words: 'المتجر التابع لهذه الإدارة يبيع من موقعه الخاص.',
  open: 'فتح المتجر',
  admin: 'تسجيل الدخول إلى الإدارة',
};
