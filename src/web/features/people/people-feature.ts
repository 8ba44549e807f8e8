import * as z from 'zod/mini';
import type { Feature } from '#web/shared/feature.ts';
import { list, word } from '#web/shared/search-fields.ts';

export const peopleFeature = {
  path: '/people',
  title: 'People',
  load: async () => (await import('./people-screen.tsx')).PeopleScreen,
  /** `view` is empty for the people and `roles` for what each role may do. */
  search: z.object({ ...list, view: word }),
  menu: { under: 'settings', isShown: ({ user }) => user.capabilities.includes('manage_people') },
} as const satisfies Feature;
