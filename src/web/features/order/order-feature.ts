import type { Feature } from '#web/shared/feature.ts';

export const orderFeature = {
  path: '/orders/$id',
  title: 'Order',
  load: () => import('./order-screen.tsx').then((screen) => screen.OrderScreen),
  above: '/orders',
} as const satisfies Feature;
