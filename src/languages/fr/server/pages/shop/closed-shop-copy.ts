import type { Words } from '#languages/kit/words.ts';
import type { closedShopCopy as english } from '#server/pages/shop/closed-shop-copy.ts';

export const closedShopCopy: Words<typeof english> = {
  title: 'Cette boutique est fermée',
  words: 'Le magasin rattaché à cet espace de gestion vend dans sa propre boutique.',
  open: 'Ouvrir la boutique',
  admin: 'Se connecter à l’espace de gestion',
};
