import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const securityFeature = {
  path: '/payments/security',
  title: titlesCopy.security,
  load: () => import('./security-screen.tsx').then((screen) => screen.SecurityScreen),
  search: listSearch,
  isForEverybody: true,
} as const satisfies Feature;
