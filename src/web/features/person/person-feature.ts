import type { Feature } from '#web/shared/feature.ts';

export const personFeature = {
  path: '/users/$id',
  title: 'User',
  load: () => import('./person-screen.tsx').then((screen) => screen.PersonScreen),
  live: { '/wc-admin/factors': ['person'] },
} as const satisfies Feature;
