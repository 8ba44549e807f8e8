import * as z from 'zod/mini';
import type { Feature } from '#web/shared/feature.ts';
import { list, word } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const documentsFeature = {
  path: '/payments/documents',
  title: titlesCopy.documents,
  asks: 'see_payouts',
  load: () => import('./documents-screen.tsx').then((screen) => screen.DocumentsScreen),
  /** A document that the address asks for is fetched at once. */
  search: z.object({ ...list, document_id: word, document_type: word }),
  menu: { under: 'payments' },
  showsMoney: true,
  exists: ({ featureFlags }) => featureFlags.documents,
  live: { '/wc/v3/payments/documents': ['document'] },
} as const satisfies Feature;
