import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ViewedList } from '#domain/people/saved-views.ts';
import { currentUser } from './current-user.ts';
import type { ListRows } from './list-rows.ts';
import type { ListSearch } from './list-state.ts';
import { DEFAULT_VIEW, type DefaultViews, readDefaults, viewWanted } from './view-wanted.ts';

/** With which view each list opens for this person. */
export function useDefaults(): DefaultViews {
  const { data: user } = useQuery(currentUser());
  return readDefaults(user.woocommerce_meta.wc_payments_default_views);
}

/**
 * Whoever comes to a list that opens with a view waits for it, and for its rows: the whole list is not what they asked for, and
 * is not shown first. What brings the view says when the waiting is over.
 */
export function useArrival<Row>(list: ViewedList | undefined, rows: ListRows<Row>) {
  const given: ListSearch = useSearch({ strict: false });
  const defaults = useDefaults();
  const wanted = list && viewWanted(given, defaults[list]);
  const [isAwaited, setAwaited] = useState(wanted !== undefined);
  const isWaiting = isAwaited || (wanted !== undefined && given.saved === DEFAULT_VIEW);
  return { rows: isWaiting ? { ...rows, data: undefined, isPending: true } : rows, setAwaited };
}
