import type { Feature } from '#web/shared/feature.ts';

export const orderFeature = {
  path: '/orders/$id',
  title: 'Order',
  load: async () => (await import('./order-screen.tsx')).OrderScreen,
  above: '/orders',
} as const satisfies Feature;
