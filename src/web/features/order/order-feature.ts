import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const orderFeature = {
  path: '/orders/$id',
  title: titlesCopy.order,
  load: () => import('./order-screen.tsx').then((screen) => screen.OrderScreen),
  above: '/orders',
  showsMoney: true,
} as const satisfies Feature;
