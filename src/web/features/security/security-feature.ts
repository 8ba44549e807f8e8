import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';

export const securityFeature = {
  path: '/payments/security',
  title: 'Security',
  load: async () => (await import('./security-screen.tsx')).SecurityScreen,
  search: listSearch,
  isForEverybody: true,
} as const satisfies Feature;
