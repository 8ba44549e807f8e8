import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/kit/endpoint.ts';
import {
  attachStore,
  checkStore,
  getStoreSetup,
  letGoOfStore,
  type StoreSetup,
} from '#contract/store-setup.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';

const WHILE_STARTING_MS = 1500;

/** Looked at again until the server has started with the new key; while it is away, what was last known stays on the page. */
export const storeSetupQuery = () => ({
  ...readQuery(getStoreSetup, {}),
  refetchInterval: ({ state: { data } }: { state: { data?: StoreSetup | undefined } }) =>
    data?.starts_again ? WHILE_STARTING_MS : (false as const),
});

/** What was sent holds a secret, so nothing of it is remembered. */
export const useCheckStore = () =>
  useMutation({ mutationFn: (input: Sent<typeof checkStore>) => call(checkStore, input), gcTime: 0 });

export function useAttachStore() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Sent<typeof attachStore>) => call(attachStore, input),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(getStoreSetup) }),
    gcTime: 0,
  });
}

export function useLetGoOfStore() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(letGoOfStore, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(getStoreSetup) }),
  });
}
