import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const personFeature = {
  path: '/users/$id',
  title: titlesCopy.person,
  load: () => import('./person-screen.tsx').then((screen) => screen.PersonScreen),
  live: { '/wc-admin/factors': ['person'] },
} as const satisfies Feature;
