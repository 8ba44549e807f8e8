import { spoken } from '#domain/shared/spoken.ts';

/** Pages for what cannot be shown. A title stands above the page as it is, and on it as a sentence. */
export const failurePagesCopy = spoken('server/http/failure-pages-copy#failurePagesCopy', {
  fileTitle: 'The file could not be opened',
  pageTitle: 'This page cannot be shown now',
  nothingTitle: 'There is nothing at this address',
  sentence: (title: string) => `${title}.`,
  toAdmin: 'Go to the store admin',
  toShop: 'Go to the shop',
} as const);
