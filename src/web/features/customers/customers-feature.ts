import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const customersFeature = {
  path: '/customers',
  title: titlesCopy.customers,
  asks: 'see_customers',
  load: () => import('./customers-screen.tsx').then((screen) => screen.CustomersScreen),
  search: listSearch,
  menu: { under: 'store', icon: 'customers' },
  live: { '/wc-admin/store/customers': ['payment_intent', 'charge', 'order', 'customer'] },
} as const satisfies Feature;
