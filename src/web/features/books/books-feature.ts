import * as z from 'zod/mini';
import { type Feature, MONEY_KINDS } from '#web/shared/feature.ts';
import { list, word } from '#web/shared/search-fields.ts';

export const booksFeature = {
  path: '/payments/books',
  title: 'Books',
  asks: 'see_payouts',
  load: async () => (await import('./books-screen.tsx')).BooksScreen,
  search: z.object({ ...list, month: word }),
  menu: { under: 'payments' },
  showsMoney: true,
  live: { '/wc/v3/payments/books': MONEY_KINDS },
} as const satisfies Feature;
