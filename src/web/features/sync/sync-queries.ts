import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dismissOperation, listOperations } from '#contract/operations.ts';
import { getSync, repairSync } from '#contract/sync.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';

/** The page is told of changes; this is for those who sit behind a proxy that holds such news back. */
const LOOK_EVERY_MS = 10_000;
const WHILE_CHECKING_MS = 1000;

export const syncQuery = () => ({
  ...readQuery(getSync, {}),
  refetchInterval: ({
    state: { data },
  }: {
    state: { data?: { last_check: { finished: unknown } | null } };
  }) => (data?.last_check && data.last_check.finished === null ? WHILE_CHECKING_MS : LOOK_EVERY_MS),
});

export const unconfirmedQuery = () => readQuery(listOperations, { state: 'needs_attention', pagesize: 100 });

export function useCheckNow() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(repairSync, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(getSync) }),
  });
}

export function useDismissOperation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(dismissOperation, { id }),
    // Also when it failed: somebody else may have dismissed it meanwhile.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: keyOf(listOperations) }),
        queries.invalidateQueries({ queryKey: keyOf(getSync) }),
      ]),
  });
}
