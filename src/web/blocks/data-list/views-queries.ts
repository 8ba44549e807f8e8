import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/kit/endpoint.ts';
import type { changeView, deleteView, SavedView, saveView } from '#contract/saved-views.ts';
import type { ViewedList } from '#domain/people/saved-views.ts';
import { call } from '#web/api/client.ts';

/** Most lists are opened without a view: what it takes to ask for one comes with the first question. */
const asking = () => import('#contract/saved-views.ts');
const KEY = 'saved views';

export const viewsQuery = (list: ViewedList) =>
  queryOptions({
    queryKey: [KEY, list],
    queryFn: async ({ signal }): Promise<readonly SavedView[]> =>
      (await call((await asking()).listSavedViews, { list }, { signal })).data,
  });

/** Views are read again, which nobody waits for: the address is the first to change. */
const useChange = <Input, Answer>(change: (input: Input) => Promise<Answer>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => void queries.invalidateQueries({ queryKey: [KEY] }),
  });
};

export const useSaveView = () =>
  useChange(async (input: Sent<typeof saveView>) => call((await asking()).saveView, input));
export const useChangeView = () =>
  useChange(async (input: Sent<typeof changeView>) => call((await asking()).changeView, input));
export const useDeleteView = () =>
  useChange(async (input: Sent<typeof deleteView>) => call((await asking()).deleteView, input));
