import { spoken } from '#domain/shared/spoken.ts';
export const closedShopCopy = spoken('server/pages/shop/closed-shop-copy#closedShopCopy', {
  title: 'This shop is closed',
  words: 'The store that belongs to this back office sells in its own shop.',
  open: 'Open the shop',
  admin: 'Sign in to the back office',
} as const);
