import type { Words } from '#languages/kit/words.ts';
import type { closedShopCopy as english } from '#server/pages/shop/closed-shop-copy.ts';

export const closedShopCopy: Words<typeof english> = {
  title: 'Esta loja está fechada',
  words: 'A loja a que pertence esta administração vende em seu próprio site.',
  open: 'Abrir a loja',
  admin: 'Entrar na administração',
};
