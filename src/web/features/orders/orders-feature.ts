import * as z from 'zod/mini';
import { type Feature, SALE_KINDS } from '#web/shared/feature.ts';
import { count, list, word } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const ordersFeature = {
  path: '/orders',
  title: titlesCopy.orders,
  load: () => import('./orders-screen.tsx').then((screen) => screen.OrdersScreen),
  search: z.object({ ...list, customer: count, subscription: word }),
  menu: { under: 'store', icon: 'orders' },
  live: { '/wc-admin/store/orders': [...SALE_KINDS, 'transaction', 'order'] },
} as const satisfies Feature;
