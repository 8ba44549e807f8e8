import { decoded, readable, stringifySearch } from '#contract/kit/query-string.ts';
import { ADMIN, USER } from '#contract/kit/screen-path.ts';

/** What the address bar shows for a path of the router, without its search. */
export function shownAs(path: string): { pathname: string; query: string } {
  const [, folder, id] = /^\/(orders|users)\/([\w-]+)$/.exec(path) ?? [];
  if (folder === 'orders') return { pathname: ADMIN, query: `?page=wc-orders&action=edit&id=${id}` };
  if (folder === 'users') return { pathname: USER, query: `?user_id=${id}` };
  switch (path) {
    case '/':
      return { pathname: ADMIN, query: '?page=wc-admin' };
    case '/orders':
      return { pathname: ADMIN, query: '?page=wc-orders' };
    case '/settings/payments':
      return { pathname: ADMIN, query: '?page=wc-settings&tab=checkout&section=woocommerce_payments' };
    case '/settings/currencies':
      return { pathname: ADMIN, query: '?page=wc-settings&tab=wcpay_multi_currency' };
    default:
      return { pathname: ADMIN, query: `?page=wc-admin&path=${readable(decoded(path))}` };
  }
}

/** The address of a screen by its path. */
export function addressOf(path: string, search: Readonly<Record<string, unknown>> = {}): string {
  const { pathname, query } = shownAs(path);
  return pathname + query + stringifySearch(search).replace('?', '&');
}
