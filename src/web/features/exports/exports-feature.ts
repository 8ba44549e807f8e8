import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const exportsFeature = {
  path: '/payments/exports',
  title: titlesCopy.exports,
  asks: 'export',
  load: () => import('./exports-screen.tsx').then((screen) => screen.ExportsScreen),
  search: listSearch,
  menu: { under: 'payments' },
  live: { '/wc/v3/payments/exports': ['export'] },
} as const satisfies Feature;
