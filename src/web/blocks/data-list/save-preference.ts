import type { QueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/kit/endpoint.ts';
import { type PreferenceKey, saveCurrentUser, type User } from '#contract/users.ts';
import { call } from '#web/api/client.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import type { Snackbars } from '#web/ui/snackbar/snackbar-provider.tsx';
import { CURRENT_USER } from './current-user.ts';
import { savePreferenceCopy as copy } from './save-preference-copy.ts';

type Preferences = NonNullable<Sent<typeof saveCurrentUser>['woocommerce_meta']>;
type Saving = Readonly<{ client: QueryClient; show: Snackbars['show']; notSaved?: string }>;

/** Known at once, and taken back and said if it could not be saved. Comes with the first change. */
export function savePreference<Key extends PreferenceKey>(
  preference: Key,
  value: NonNullable<Preferences[Key]>,
  { client, show, notSaved = copy.columnsNotSaved }: Saving,
): Promise<unknown> {
  const put = (text: string | undefined) =>
    client.setQueryData(CURRENT_USER, (user: User | undefined) => user && withText(user, preference, text));
  const before = client.getQueryData<User>(CURRENT_USER)?.woocommerce_meta[preference];
  put(JSON.stringify(value));
  return client
    .getMutationCache()
    .build(client, {
      // One after the other: the last choice must also be the last one saved.
      scope: { id: preference },
      networkMode: 'always',
      mutationFn: () => call(saveCurrentUser, { woocommerce_meta: { [preference]: value } }),
      onError(error) {
        put(before);
        show({ text: failedWords(notSaved, error), urgent: true });
      },
    })
    .execute(undefined);
}

function withText(user: User, preference: PreferenceKey, text: string | undefined): User {
  const { [preference]: _, ...others } = user.woocommerce_meta;
  return { ...user, woocommerce_meta: text === undefined ? others : { ...others, [preference]: text } };
}
