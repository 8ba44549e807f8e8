import type { Words } from '#languages/kit/words.ts';
import type { closedShopCopy as english } from '#server/pages/shop/closed-shop-copy.ts';

export const closedShopCopy: Words<typeof english> = {
  title: 'このショップは閉じています',
  words: 'この管理画面のストアは、専用のショップで販売しています。',
  open: 'ショップを開く',
  admin: '管理画面にサインイン',
};
