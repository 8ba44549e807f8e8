import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/pages/shop/closed-shop-copy.ts';

export const closedShopCopy: Words<typeof english.closedShopCopy> = {
  title: 'Questo negozio è chiuso',
  words: 'Il negozio a cui appartiene questo back office vende nel proprio sito.',
  open: 'Apri il negozio',
  admin: 'Accedi al back office',
};
