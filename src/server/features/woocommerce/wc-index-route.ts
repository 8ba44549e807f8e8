import type { Replied } from '#contract/kit/endpoint.ts';
import { getWcIndex } from '#contract/woocommerce/index-of-routes.ts';
import { addressesOfStore, describedAt } from '../../http/describe-store.ts';
import { type Route, route } from '../../http/route.ts';
import { wcLink } from './wc-page.ts';

type Described = Replied<typeof getWcIndex>['routes'];

/** `/wc/v3/orders/:id` as WordPress writes it, for tools that look their addresses up. */
const patternOf = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => `(?P<${name}>${/id$/.test(name) ? '[\\d]+' : '[\\w-]+'})`);

/** What tools look at before they ask for anything. */
export function wcIndexRoute(others: readonly Route[]): Route {
  const addresses = addressesOfStore(others.map(({ endpoint }) => endpoint));
  return route(getWcIndex, (context) => {
    const described = [...addresses].map(([path, endpoints]): [string, Described[string]] => [
      patternOf(path),
      {
        ...describedAt(endpoints),
        _links: path.includes(':') ? {} : { self: wcLink(context, path.replace('/wc/v3', '')) },
      },
    ]);
    return {
      namespace: 'wc/v3',
      routes: Object.fromEntries(described),
      _links: { up: [{ href: `${context.config.publicUrl}/wp-json/` }] },
    };
  });
}
