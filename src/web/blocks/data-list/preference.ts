import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PreferenceKey, User } from '#contract/users.ts';
import { call } from '#web/api/client.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { failureWords } from '../../shared/failure-words.ts';
import { pageSettings } from '../../shared/page-settings.ts';

/** The page carries the person; nothing is fetched until something changes, not even what it takes to ask. */
const asking = () => import('#contract/users.ts');
const currentUser = () =>
  queryOptions({
    queryKey: ['current user'],
    queryFn: async ({ signal }): Promise<User> => call((await asking()).getCurrentUser, {}, { signal }),
    initialData: (): User => pageSettings().user,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One preference of the person, as JSON text, and how another value is saved: known at once, and taken back if that failed. */
export function usePreference<Value>(preference: PreferenceKey, notSaved: string) {
  const { data: user } = useQuery(currentUser());
  const client = useQueryClient();
  const { show } = useSnackbar();
  const { queryKey } = currentUser();
  const put = (text: string | undefined) =>
    client.setQueryData(queryKey, (before: User | undefined) => before && withText(before, preference, text));

  const { mutate } = useMutation({
    // One after the other: the last choice must also be the last one saved.
    scope: { id: preference },
    mutationFn: async (value: Value) =>
      call((await asking()).saveCurrentUser, { woocommerce_meta: { [preference]: value } }),
    onMutate(value) {
      const before = client.getQueryData<User>(queryKey)?.woocommerce_meta[preference];
      put(JSON.stringify(value));
      return { before };
    },
    onError(error, _value, started) {
      put(started?.before);
      show({ text: `${notSaved} ${failureWords(error)}`, urgent: true });
    },
  });
  return { text: user.woocommerce_meta[preference], save: mutate };
}

function withText(user: User, preference: PreferenceKey, text: string | undefined): User {
  const { [preference]: _, ...others } = user.woocommerce_meta;
  return { ...user, woocommerce_meta: text === undefined ? others : { ...others, [preference]: text } };
}
