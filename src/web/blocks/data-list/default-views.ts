import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ViewedList } from '#domain/people/saved-views.ts';
import { dataListCopy as copy } from './data-list-copy.ts';
import type { ListAddress } from './list-address.ts';
import type { ListSearch } from './list-state.ts';
import { usePreference } from './preference.ts';
import { isBare, savedIn, withView } from './view-address.ts';
import { viewsQuery } from './views-queries.ts';

type Defaults = Readonly<Partial<Record<ViewedList, number>>>;

/** With which view each list opens for this person. */
export function useDefaultViews() {
  const { text, save } = usePreference<Defaults>('wc_payments_default_views', copy.defaultNotSaved);
  const defaults = readDefaults(text);
  return {
    defaults,
    choose: (list: ViewedList, id: number | undefined) => save({ ...defaults, [list]: id }),
  };
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
 * gets that one. Only who comes: clearing the filters does not bring it back. Tells whether it is still being looked for.
 */
export function useViewAtArrival(list: ViewedList | undefined, { known, change }: ListAddress): boolean {
  const given: ListSearch = useSearch({ strict: false });
  const { defaults } = useDefaultViews();
  const [wanted, setWanted] = useState(() => {
    if (!list || !isBare(given)) return undefined;
    return given.saved === undefined ? defaults[list] : savedIn(given);
  });
  const views = useQuery({ ...viewsQuery(list ?? 'transactions'), enabled: wanted !== undefined });

  useEffect(() => {
    if (wanted === undefined || views.isPending) return;
    const view = views.data?.find(({ id }) => id === wanted);
    if (view) change(withView(view, known), true);
    setWanted(undefined);
  }, [wanted, views.isPending, views.data, change, known]);
  return wanted !== undefined;
}
