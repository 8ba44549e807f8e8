import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';

export const peopleFeature = {
  path: '/people',
  title: 'People',
  asks: 'manage_people',
  load: () => import('./people-screen.tsx').then((screen) => screen.PeopleScreen),
  search: listSearch,
  menu: { under: 'settings' },
  live: { '/wc-admin/people': ['person'], '/wc-admin/roles': ['person'] },
} as const satisfies Feature;
