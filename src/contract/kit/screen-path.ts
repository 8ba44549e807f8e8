// The address bar speaks `admin.php?page=…&path=…`. Which screen that is, the browser must know to draw it, and the server to name its files.

export const ADMIN = '/wp-admin/admin.php';
export const USER = '/wp-admin/user-edit.php';

/** Places whose address is their path. */
export const isPlain = (pathname: string): boolean => /^\/(?:mail|simulator|help)(?:\/|$)/.test(pathname);

/** A screen's own path, as the router and the server know it, and the keys of the address that said it. */
type Translation = Readonly<{ pathname: string; spent: readonly string[] }>;

export function screenAt({
  pathname,
  searchParams: query,
}: Pick<URL, 'pathname' | 'searchParams'>): Translation | undefined {
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
