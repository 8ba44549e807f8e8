import type { Words } from '#languages/kit/words.ts';
import type { closedShopCopy as english } from '#server/pages/shop/closed-shop-copy.ts';

export const closedShopCopy: Words<typeof english> = {
  title: 'Cette boutique est fermée',
  words: 'La vente a lieu dans la boutique rattachée à cet espace de gestion.',
  open: 'Ouvrir la boutique',
  admin: 'Se connecter à l’espace de gestion',
};
