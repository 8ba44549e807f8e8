import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';

export const securityFeature = {
  path: '/payments/security',
  title: 'Security',
  load: () => import('./security-screen.tsx').then((screen) => screen.SecurityScreen),
  search: listSearch,
  isForEverybody: true,
} as const satisfies Feature;
