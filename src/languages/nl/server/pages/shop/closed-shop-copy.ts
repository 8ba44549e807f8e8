import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/pages/shop/closed-shop-copy.ts';

export const closedShopCopy: Words<typeof english.closedShopCopy> = {
  title: 'Deze winkel is gesloten',
  words: 'De winkel die bij deze backoffice hoort, verkoopt op een eigen site.',
  open: 'Winkel openen',
  admin: 'Inloggen bij de backoffice',
};
