import { decoded } from '#contract/kit/query-string.ts';
import { ADMIN, shownAs, USER } from '#web/shared/screen-address.ts';

// The address bar speaks `admin.php?page=…&path=…`, the router speaks paths. These two functions translate, are pure,
// and answer a new URL: changing the given one would make the router push the same place twice.

/** Places whose address is their path. */
const PLAIN = /^\/(?:mail|simulator|help)(?:\/|$)/;

type Translation = Readonly<{ pathname: string; spent: readonly string[] }>;

/** What the router sees. Unknown pages stay as they are, so that "not found" leaves the address untouched. */
export function toInternal({ url }: { url: URL }): URL | undefined {
  const found = translated(url);
  if (!found) return undefined;
  const next = new URL(url);
  next.pathname = found.pathname;
  next.search = without(url.search, found.spent);
  return next;
}

/** What the address bar shows. */
export function toExternal({ url }: { url: URL }): URL | undefined {
  if (url.pathname.startsWith('/wp-admin/') || PLAIN.test(url.pathname)) return undefined;
  const { pathname, query } = shownAs(url.pathname);
  const next = new URL(url);
  next.pathname = pathname;
  next.search = url.search ? `${query}&${url.search.slice(1)}` : query;
  return next;
}

/** Whether a link leads to one of our screens and can be followed without loading the page again. */
export const isScreenAddress = (url: URL): boolean =>
  PLAIN.test(url.pathname) || translated(url) !== undefined;

function translated({ pathname, searchParams: query }: URL): Translation | undefined {
  if (pathname === '/wp-admin' || pathname === '/wp-admin/') return { pathname: '/', spent: [] };
  if (pathname === USER) return below('/users', query.get('user_id'), ['user_id']);
  if (pathname !== ADMIN) return undefined;
  switch (query.get('page')) {
    case 'wc-admin':
      return adminScreen(query.get('path') ?? '/');
    case 'wc-settings':
      return settingsScreen(query);
    case 'wc-orders':
      if (query.get('action') === 'edit') return below('/orders', query.get('id'), ['page', 'action', 'id']);
      return { pathname: '/orders', spent: ['page'] };
    default:
      return undefined;
  }
}

function adminScreen(path: string): Translation | undefined {
  if (!path.startsWith('/')) return undefined;
  // Read as the browser will read it: tabs vanish, dots are resolved, and either may leave two slashes in front,
  // which would name another site.
  const read = new URL('https://here');
  read.pathname = path;
  const pathname = read.pathname.replace(/^\/+/, '/');
  return pathname.startsWith('/wp-') ? undefined : { pathname, spent: ['page', 'path'] };
}

function settingsScreen(query: URLSearchParams): Translation | undefined {
  const tab = query.get('tab');
  if (tab === 'wcpay_multi_currency') return { pathname: '/settings/currencies', spent: ['page', 'tab'] };
  if (tab === 'checkout' && query.get('section') === 'woocommerce_payments') {
    return { pathname: '/settings/payments', spent: ['page', 'tab', 'section'] };
  }
  return undefined;
}

const below = (folder: string, id: string | null, spent: readonly string[]): Translation | undefined =>
  id === null || !/^[\w-]+$/.test(id) ? undefined : { pathname: `${folder}/${id}`, spent };

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
