import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ViewedList } from '#domain/people/saved-views.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import type { ListAddress } from './list-address.ts';
import type { ListSearch } from './list-state.ts';
import { savePreference } from './save-preference.ts';
import { savedViewsCopy as copy } from './saved-views-copy.ts';
import { useDefaults } from './use-arrival.ts';
import { withView } from './view-address.ts';
import { DEFAULT_VIEW, savedIn, viewWanted } from './view-wanted.ts';
import { viewsQuery } from './views-queries.ts';

const PREFERENCE = 'wc_payments_default_views';

/** With which view each list opens for this person, and another. */
export function useDefaultViews() {
  const defaults = useDefaults();
  const client = useQueryClient();
  const { show } = useSnackbar();
  const choose = (list: ViewedList, id: number | undefined) =>
    void savePreference(
      PREFERENCE,
      { ...defaults, [list]: id },
      { client, show, notSaved: copy.defaultNotSaved },
    ).catch(() => undefined); // It was said, and the menu is as before.
  return { defaults, choose };
}

export type Arrival = Readonly<{
  /** The rows are on their way. */
  isFetching: boolean;
  /** Says whether the list is still waited for. */
  setAwaited: (awaited: boolean) => void;
}>;

/** Brings the view that is wanted into the address. Only who comes: clearing the filters does not bring it back. */
export function useViewAtArrival(
  list: ViewedList,
  { known, change }: ListAddress,
  { isFetching, setAwaited }: Arrival,
): void {
  const given: ListSearch = useSearch({ strict: false });
  const byDefault = useDefaults()[list];
  const [first, setFirst] = useState(() => viewWanted(given, byDefault));
  const isDefaultAsked = given.saved === DEFAULT_VIEW;
  const wanted = isDefaultAsked ? byDefault : first;
  const views = useQuery({ ...viewsQuery(list), enabled: wanted !== undefined });
  const [written, setWritten] = useState<number>();
  const isThere = written === wanted && savedIn(given) === wanted;

  useEffect(() => {
    if (wanted === undefined) {
      if (isDefaultAsked) change({ saved: undefined }, true);
      return;
    }
    if (views.isPending) return;
    const view = views.data?.find(({ id }) => id === wanted);
    if (view && !isThere) {
      change(withView(view, known), true);
      setFirst(wanted);
      setWritten(wanted);
      return;
    }
    if (isDefaultAsked) change({ saved: undefined }, true);
    setFirst(undefined);
    setWritten(undefined);
  }, [wanted, isThere, isDefaultAsked, views.isPending, views.data, change, known]);

  useEffect(() => {
    if (wanted !== undefined) setAwaited(true);
    else if (!isFetching) setAwaited(false);
  }, [wanted, isFetching, setAwaited]);
}
