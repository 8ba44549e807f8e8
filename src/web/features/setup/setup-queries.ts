import { getSetup, listPermissions } from '#contract/setup.ts';
import { getSync } from '#contract/sync.ts';
import { readQuery } from '#web/api/query-client.ts';

const LOOK_EVERY_MS = 10_000;
const WHILE_COPYING_MS = 2000;

export const setupQuery = () => readQuery(getSetup, {});

/** Each look asks the payments service a dozen questions, so a look is not repeated by itself. */
export const permissionsQuery = () => ({
  ...readQuery(listPermissions, {}),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

type Places = Readonly<{ backfills: readonly Readonly<{ finished: unknown }>[] }>;

/** Where the copy of the history stands; looked at often while it runs. */
export const historyQuery = () => ({
  ...readQuery(getSync, {}),
  refetchInterval: ({ state: { data } }: { state: { data?: Places } }) =>
    data?.backfills.some(({ finished }) => finished === null) ? WHILE_COPYING_MS : LOOK_EVERY_MS,
});
