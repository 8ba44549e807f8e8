import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ViewedList } from '#domain/people/saved-views.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { currentUser } from './current-user.ts';
import type { ListAddress } from './list-address.ts';
import type { ListSearch } from './list-state.ts';
import { savePreference } from './save-preference.ts';
import { savedViewsCopy as copy } from './saved-views-copy.ts';
import { DEFAULT_VIEW, isBare, savedIn, withView } from './view-address.ts';
import { viewsQuery } from './views-queries.ts';

const PREFERENCE = 'wc_payments_default_views';
type Defaults = Readonly<Partial<Record<ViewedList, number>>>;

/** With which view each list opens for this person. */
export function useDefaultViews() {
  const { data: user } = useQuery(currentUser());
  const client = useQueryClient();
  const { show } = useSnackbar();
  const defaults = readDefaults(user.woocommerce_meta[PREFERENCE]);
  const choose = (list: ViewedList, id: number | undefined) =>
    void savePreference(
      PREFERENCE,
      { ...defaults, [list]: id },
      { client, show, notSaved: copy.defaultNotSaved },
    ).catch(() => undefined); // It was said, and the menu is as before.
  return { defaults, choose };
}

function readDefaults(text: string | undefined): Defaults {
  try {
    return Object(JSON.parse(text || '{}'));
  } catch {
    return {};
  }
}

/**
 * Whoever comes to a list without saying more gets the view that is theirs by default; an address that only names a view
 * gets that one. Only who comes: clearing the filters does not bring it back.
 */
export function useViewAtArrival(list: ViewedList, { known, change }: ListAddress): void {
  const given: ListSearch = useSearch({ strict: false });
  const { defaults } = useDefaultViews();
  const [first, setFirst] = useState(() => {
    if (!isBare(given)) return undefined;
    return given.saved === undefined ? defaults[list] : savedIn(given);
  });
  const isDefaultAsked = given.saved === DEFAULT_VIEW;
  const wanted = isDefaultAsked ? defaults[list] : first;
  const views = useQuery({ ...viewsQuery(list), enabled: wanted !== undefined });

  useEffect(() => {
    if (wanted !== undefined && views.isPending) return;
    const view = views.data?.find(({ id }) => id === wanted);
    if (view) change(withView(view, known), true);
    else if (isDefaultAsked) change({ saved: undefined }, true);
    if (wanted !== undefined) setFirst(undefined);
  }, [wanted, isDefaultAsked, views.isPending, views.data, change, known]);
}
