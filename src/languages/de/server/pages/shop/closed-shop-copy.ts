import type { Words } from '#languages/kit/words.ts';
import type { closedShopCopy as english } from '#server/pages/shop/closed-shop-copy.ts';

export const closedShopCopy: Words<typeof english> = {
  title: 'Dieser Shop ist geschlossen',
  words: 'Der Händler, zu dem diese Verwaltung gehört, verkauft in seinem eigenen Shop.',
  open: 'Shop öffnen',
  admin: 'In der Verwaltung anmelden',
};
