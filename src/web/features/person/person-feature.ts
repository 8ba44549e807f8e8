import type { Feature } from '#web/shared/feature.ts';

export const personFeature = {
  path: '/users/$id',
  title: 'User',
  load: async () => (await import('./person-screen.tsx')).PersonScreen,
  live: { '/wc-admin/factors': ['person'] },
} as const satisfies Feature;
