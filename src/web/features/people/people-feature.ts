import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const peopleFeature = {
  path: '/people',
  title: titlesCopy.people,
  asks: 'manage_people',
  load: () => import('./people-screen.tsx').then((screen) => screen.PeopleScreen),
  search: listSearch,
  menu: { under: 'settings' },
  live: { '/wc-admin/people': ['person'], '/wc-admin/roles': ['person'] },
} as const satisfies Feature;
