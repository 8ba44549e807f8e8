import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { PreferenceKey, User } from '#contract/users.ts';
import { call } from '#web/api/client.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { failureWords } from '../../shared/failure-words.ts';
import { pageSettings } from '../../shared/page-settings.ts';
import { dataListCopy as copy } from './data-list-copy.ts';
import type { ListColumn } from './list-column.ts';

export type ColumnsPreference = Extract<PreferenceKey, `${string}_hidden_columns`>;

export type HiddenColumns = Readonly<{
  hidden: ReadonlySet<string>;
  setHidden: (hidden: ReadonlySet<string>) => void;
}>;

/** Which columns somebody has put away: known when the page starts, shown at once when changed, saved for this person. */
export function useHiddenColumns<Row>(
  preference: ColumnsPreference,
  columns: readonly ListColumn<Row>[],
): HiddenColumns {
  const { data: user } = useQuery(currentUser());
  const saved = user.woocommerce_meta[preference];
  const save = useSaveHidden(preference);
  // The cache tells of a change a moment later; a tick that jumped back for that moment would look broken.
  const [chosen, setChosen] = useState<readonly string[]>();
  const hidden =
    chosen ?? readHidden(saved) ?? columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ id }) => id);

  return {
    hidden: new Set(hidden),
    setHidden: (next) => {
      setChosen([...next]);
      save([...next], { onError: () => setChosen(undefined) });
    },
  };
}

/** The page carries the person; nothing is fetched until something changes, not even what it takes to ask. */
const asking = () => import('#contract/users.ts');
const currentUser = () =>
  queryOptions({
    queryKey: ['current user'],
    queryFn: async ({ signal }): Promise<User> => call((await asking()).getCurrentUser, {}, { signal }),
    initialData: (): User => pageSettings().user,
    staleTime: Number.POSITIVE_INFINITY,
  });

function useSaveHidden(preference: ColumnsPreference) {
  const client = useQueryClient();
  const { show } = useSnackbar();
  const { queryKey } = currentUser();
  const put = (text: string | undefined) =>
    client.setQueryData(queryKey, (user: User | undefined) => user && withPreference(user, preference, text));

  const { mutate } = useMutation({
    // One after the other: the last tick must also be the last one saved.
    scope: { id: preference },
    mutationFn: async (hidden: readonly string[]) =>
      call((await asking()).saveCurrentUser, { woocommerce_meta: { [preference]: [...hidden] } }),
    onMutate(hidden) {
      const before = client.getQueryData<User>(queryKey)?.woocommerce_meta[preference];
      put(JSON.stringify(hidden));
      return { before };
    },
    onError(error, _hidden, started) {
      put(started?.before);
      show({ text: `${copy.columnsNotSaved} ${failureWords(error)}`, urgent: true });
    },
  });
  return mutate;
}

function withPreference(user: User, preference: ColumnsPreference, text: string | undefined): User {
  const { [preference]: _, ...others } = user.woocommerce_meta;
  return { ...user, woocommerce_meta: text === undefined ? others : { ...others, [preference]: text } };
}

const columnKeys = z.array(z.string());

/** Preferences are JSON in a string; one that cannot be read counts as never saved. */
function readHidden(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined;
  try {
    return columnKeys.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
