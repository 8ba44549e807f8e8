import type { Feature } from '#web/shared/feature.ts';

export const customerFeature = {
  path: '/customers/$id',
  title: 'Customer',
  asks: 'see_customers',
  load: () => import('./customer-screen.tsx').then((screen) => screen.CustomerScreen),
  above: '/customers',
} as const satisfies Feature;
