import { type Feature, MONEY_KINDS } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const booksFeature = {
  path: '/payments/books',
  title: titlesCopy.books,
  asks: 'see_payouts',
  load: () => import('./books-screen.tsx').then((screen) => screen.BooksScreen),
  /** `filter` is the month, and `view` the chart of accounts. */
  search: listSearch,
  menu: { under: 'payments' },
  showsMoney: true,
  live: { '/wc/v3/payments/books': MONEY_KINDS },
} as const satisfies Feature;
