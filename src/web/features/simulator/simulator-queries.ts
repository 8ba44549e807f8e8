import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, Reply, Sent } from '#contract/kit/endpoint.ts';
import { getSimulatorState } from '#contract/simulator/simulator.ts';
import { getSimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import { call } from '#web/api/client.ts';
import { readQuery } from '#web/api/query-client.ts';
import { type Happening, useTell } from './happenings.tsx';

export const stateQuery = readQuery(getSimulatorState, {});
export const deskQuery = readQuery(getSimulatorDesk, {});

/** Does something to the world, says what came of it, and reads everything on the page again. */
export function useDeed<E extends Endpoint>(
  endpoint: E,
  words: (reply: Reply<E>, sent: Sent<E>) => Happening,
  onDone?: (reply: Reply<E>) => void,
) {
  const queries = useQueryClient();
  const tell = useTell();
  return useMutation({
    mutationFn: (input: Sent<E>) => call(endpoint, input),
    onSuccess: (reply, sent) => {
      tell(words(reply, sent));
      onDone?.(reply);
    },
    // The whole world may have moved, and every screen shows a part of it.
    onSettled: () => queries.invalidateQueries(),
  });
}
