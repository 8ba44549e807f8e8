import { useQuery } from '@tanstack/react-query';
import { listPendingOperations, type PendingOperation } from '#contract/operations.ts';
import { readQuery } from '#web/api/query-client.ts';

const LOOK_EVERY_MS = 5000;

/** What nobody knows the end of, as the server knows it. News end it sooner; without a line it is looked at again. */
const pendingQuery = () => ({
  ...readQuery(listPendingOperations, {}),
  refetchInterval: ({ state }: { state: { data: { data: readonly PendingOperation[] } | undefined } }) =>
    state.data?.data.length ? LOOK_EVERY_MS : (false as const),
});

/** Everything that is pending; nothing is known while it is being read. */
export const usePendingOperations = (): readonly PendingOperation[] | undefined =>
  useQuery(pendingQuery()).data?.data;

/** What is pending for a payment, an order, a dispute or a currency. */
export const usePendingOperation = (subject: string): PendingOperation | undefined =>
  useQuery({
    ...pendingQuery(),
    select: ({ data }) => data.find(({ subjects }) => subjects.includes(subject)),
  }).data;
