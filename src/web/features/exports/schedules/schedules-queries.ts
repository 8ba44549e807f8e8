import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listExports } from '#contract/exports.ts';
import type { Endpoint, Sent } from '#contract/kit/endpoint.ts';
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  listSchedules,
  runSchedule,
} from '#contract/schedules.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';

export const schedulesQuery = () => readQuery(listSchedules, {});

/** Also one that failed changes the list: somebody else may have been faster. */
function useAct<E extends Endpoint>(endpoint: E) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Sent<E>) => call(endpoint, input),
    onSettled: () =>
      Promise.all(
        [listSchedules, listExports].map((read) => queries.invalidateQueries({ queryKey: keyOf(read) })),
      ),
  });
}

export const useCreateSchedule = () => useAct(createSchedule);
export const useChangeSchedule = () => useAct(changeSchedule);
export const useRunSchedule = () => useAct(runSchedule);
export const useDeleteSchedule = () => useAct(deleteSchedule);
