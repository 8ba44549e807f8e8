import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Endpoint, Sent } from '#contract/kit/endpoint.ts';
import { AppError } from '#contract/kit/failure.ts';
import { call } from './client.ts';

const RETRIES_MAX = 2;

/** Worth a second try by itself: nothing reached the server, or it said "later". */
export const isPassing = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'network_unreachable' || error.status === 503);

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < RETRIES_MAX && isPassing(error),
        // Paused queries would show a skeleton for ever; a failed one says so and offers to try again.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Everything read through one endpoint; invalidate with `{ queryKey: keyOf(endpoint) }`. */
export const keyOf = (endpoint: Endpoint) => [endpoint.path] as const;

/** Reads an endpoint; the request is dropped when nobody waits for it any more. */
export const readQuery = <E extends Endpoint>(endpoint: E, input: Sent<E>) =>
  queryOptions({
    queryKey: [...keyOf(endpoint), input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });

/** The same for a page of a list: the rows of the last page stay until the next ones are here. */
export const listQuery = <E extends Endpoint>(endpoint: E, input: Sent<E>) => ({
  ...readQuery(endpoint, input),
  placeholderData: keepPreviousData,
});
