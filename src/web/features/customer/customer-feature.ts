import type { Feature } from '#web/shared/feature.ts';

export const customerFeature = {
  path: '/customers/$id',
  title: 'Customer',
  asks: 'see_customers',
  load: async () => (await import('./customer-screen.tsx')).CustomerScreen,
  above: '/customers',
} as const satisfies Feature;
