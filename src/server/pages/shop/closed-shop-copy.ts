export const closedShopCopy = {
  title: 'This shop is closed',
  words: 'The store that belongs to this back office sells in its own shop.',
  open: 'Open the shop',
  admin: 'Sign in to the back office',
} as const;
