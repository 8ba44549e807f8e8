import { decoded } from '#contract/kit/query-string.ts';
import { isPlain, screenAt } from '#contract/kit/screen-path.ts';
import { shownAs } from '#web/shared/screen-address.ts';

// The address bar speaks `admin.php?page=…&path=…`, the router speaks paths. These two functions translate, are pure,
// and answer a new URL: changing the given one would make the router push the same place twice.

/** What the router sees. Unknown pages stay as they are, so that "not found" leaves the address untouched. */
export function toInternal({ url }: { url: URL }): URL | undefined {
  const found = screenAt(url);
  if (!found) return undefined;
  const next = new URL(url);
  next.pathname = found.pathname;
  next.search = without(url.search, found.spent);
  return next;
}

/** What the address bar shows. */
export function toExternal({ url }: { url: URL }): URL | undefined {
  if (url.pathname.startsWith('/wp-admin/') || isPlain(url.pathname)) return undefined;
  const { pathname, query } = shownAs(url.pathname);
  const next = new URL(url);
  next.pathname = pathname;
  next.search = url.search ? `${query}&${url.search.slice(1)}` : query;
  return next;
}

/** Whether a link leads to one of our screens and can be followed without loading the page again. */
export const isScreenAddress = (url: URL): boolean => isPlain(url.pathname) || screenAt(url) !== undefined;

/** Drops keys from a raw query string without re-encoding what is left. */
function without(search: string, keys: readonly string[]): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => {
      const [name = ''] = pair.split('=', 1);
      return name !== '' && !keys.includes(decoded(name));
    });
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
