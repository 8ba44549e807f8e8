import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const customerFeature = {
  path: '/customers/$id',
  title: titlesCopy.customer,
  asks: 'see_customers',
  load: () => import('./customer-screen.tsx').then((screen) => screen.CustomerScreen),
  above: '/customers',
} as const satisfies Feature;
