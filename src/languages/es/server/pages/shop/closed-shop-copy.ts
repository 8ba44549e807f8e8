import type { Words } from '#languages/kit/words.ts';
import type { closedShopCopy as english } from '#server/pages/shop/closed-shop-copy.ts';

export const closedShopCopy: Words<typeof english> = {
  title: 'Esta tienda está cerrada',
  words: 'La tienda a la que pertenece esta administración vende en su propio sitio.',
  open: 'Abrir la tienda',
  admin: 'Iniciar sesión en la administración',
};
