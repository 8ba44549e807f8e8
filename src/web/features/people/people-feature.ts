import type { Feature } from '#web/shared/feature.ts';
import { may } from '#web/shared/page-settings.ts';
import { listSearch } from '#web/shared/search-fields.ts';

export const peopleFeature = {
  path: '/people',
  title: 'People',
  load: async () => (await import('./people-screen.tsx')).PeopleScreen,
  search: listSearch,
  menu: { under: 'settings', isShown: () => may('manage_people') },
} as const satisfies Feature;
