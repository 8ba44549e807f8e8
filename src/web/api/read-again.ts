import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * A first reading that is on its way may have begun before what it is told has changed: it ends, and is read once more. (A later
 * one is broken off and begun anew by the library itself; so would this be, and a slow line would never show anything.)
 */
export function readAgain(client: QueryClient): () => void {
  const late = new WeakSet<Query>();
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { fetchStatus, data } = query.state;
    if (action.type === 'invalidate' && fetchStatus === 'fetching' && data === undefined) late.add(query);
    if (action.type !== 'success' || action.manual || !late.delete(query)) return;
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}
