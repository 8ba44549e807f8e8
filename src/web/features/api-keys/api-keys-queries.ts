import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApiKey, listApiKeys, revokeApiKey } from '#contract/api-keys.ts';
import type { Sent } from '#contract/kit/endpoint.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';

export const apiKeysQuery = () => readQuery(listApiKeys, {});

/** What comes back holds the secret, so it is handed to its one reader and never cached. */
export function useCreateApiKey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Sent<typeof createApiKey>) => call(createApiKey, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(listApiKeys) }),
    gcTime: 0,
  });
}

export function useRevokeApiKey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(revokeApiKey, { id }),
    // Also when it failed: a key somebody else revoked must not stay in the list.
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listApiKeys) }),
  });
}
