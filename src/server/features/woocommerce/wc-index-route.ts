import type { Endpoint, Replied } from '#contract/kit/endpoint.ts';
import { getWcIndex } from '#contract/woocommerce/index-of-routes.ts';
import { type Route, route } from '../../http/route.ts';
import { compiled } from '../../rows/compiled-schema.ts';
import { wcLink } from './wc-page.ts';

type Described = Replied<typeof getWcIndex>['routes'];
const NAMESPACE = 'wc/v3';

/** `/wc/v3/orders/:id` as WordPress writes it, for tools that look their addresses up. */
const patternOf = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => `(?P<${name}>${/id$/.test(name) ? '[\\d]+' : '[\\w-]+'})`);

/** What may, and what must be sent, by name; it says nothing of the store. */
function argsOf({ input }: Endpoint): Record<string, { required: boolean }> {
  const read = compiled(input).safeParse({});
  const needed = new Set(read.success ? [] : read.error.issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.keys(input.shape).map((name) => [name, { required: needed.has(name) }]));
}

export function wcIndexRoute(others: readonly Route[]): Route {
  const endpoints = others.map(({ endpoint }) => endpoint).filter(({ speaks }) => speaks === 'woocommerce');
  const paths = [...new Set(endpoints.map(({ path }) => path))];
  return route(getWcIndex, (context) => {
    const described = paths.map((path): [string, Described[string]] => {
      const at = endpoints.filter((one) => one.path === path);
      return [
        patternOf(path),
        {
          namespace: NAMESPACE,
          methods: at.map(({ method }) => method),
          endpoints: at.map((one) => ({ methods: [one.method], args: argsOf(one) })),
          _links: path.includes(':') ? {} : { self: wcLink(context, path.replace('/wc/v3', '')) },
        },
      ];
    });
    return {
      namespace: NAMESPACE,
      routes: Object.fromEntries(described),
      _links: { up: [{ href: `${context.config.publicUrl}/wp-json/` }] },
    };
  });
}
