import { CONSOLE_ROOT } from '#contract/kit/endpoint.ts';

const REST_ROOT = '/wp-json';
const ROUTE_PARAMETER = 'rest_route';

/**
 * The one address of a call, out of all that clients write: with a slash behind it or without, below `/wp-json` or as
 * `/?rest_route=/…`. Whoever reads an address after this, the router first, knows no other. Every other page keeps its own.
 */
export function restAddress(url: string): string {
  const [path = '', query = ''] = splitAddress(url);
  const asked = path === '/' && query.includes('rest') ? routeIn(query) : { path, query };
  return addressOf(plain(asked.path), asked.query);
}

/** The path of an address, and its query where it has one. */
export const splitAddress = (url: string): readonly string[] => {
  const at = url.indexOf('?');
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)];
};
const addressOf = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);

/** The index keeps its slash, as it always had one. */
function plain(path: string): string {
  if (path === REST_ROOT) return `${REST_ROOT}/`;
  const isCall = path.startsWith(`${REST_ROOT}/`) || path.startsWith(CONSOLE_ROOT);
  return isCall && path.endsWith('/') && path !== `${REST_ROOT}/` ? path.slice(0, -1) : path;
}

/** Every other parameter stays as it was written. Named twice, the last one counts, as with the servers this form comes from. */
function routeIn(query: string): Readonly<{ path: string; query: string }> {
  let route: string | undefined;
  const others = query.split('&').filter((pair) => {
    const [[name, value] = ['', '']] = new URLSearchParams(pair);
    if (name === ROUTE_PARAMETER) route = value;
    return name !== ROUTE_PARAMETER;
  });
  if (route === undefined || !route.startsWith('/')) return { path: '/', query };
  // Written anew, so that nothing inside the parameter can end the path or begin a query of its own.
  const path = route.split('/').map(encodeURIComponent).join('/');
  return { path: `${REST_ROOT}${path}`, query: others.join('&') };
}
