import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const disputesFeature = {
  path: '/payments/disputes',
  title: titlesCopy.disputes,
  load: () => import('./disputes-screen.tsx').then((screen) => screen.DisputesScreen),
  search: listSearch,
  menu: { under: 'payments' },
  opensWith: { filter: 'awaiting_response', saved: 'default' },
  showsMoney: true,
  live: { '/wc/v3/payments/disputes': ['charge', 'dispute'] },
} as const satisfies Feature;
