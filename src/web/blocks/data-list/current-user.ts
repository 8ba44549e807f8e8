import { queryOptions } from '@tanstack/react-query';
import type { User } from '#contract/users.ts';
import { call } from '#web/api/client.ts';
import { pageSettings } from '../../shared/page-settings.ts';

export const CURRENT_USER = ['current user'];

/** The page carries the person; nothing is fetched until something changes, not even what it takes to ask. */
export const currentUser = () =>
  queryOptions({
    queryKey: CURRENT_USER,
    queryFn: async ({ signal }): Promise<User> =>
      call((await import('#contract/users.ts')).getCurrentUser, {}, { signal }),
    initialData: (): User => pageSettings().user,
    staleTime: Number.POSITIVE_INFINITY,
  });
