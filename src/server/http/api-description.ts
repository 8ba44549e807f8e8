import { createHash } from 'node:crypto';
import { getApiIndex, getOpenApi, openApiDocument } from '#contract/description/openapi.ts';
import type { Replied } from '#contract/kit/endpoint.ts';
import type { Config } from '../config.ts';
import { Written } from '../rows/written.ts';
import { Headed, type Route, route } from './route.ts';

type Description = Written<Replied<typeof getOpenApi>>;
/** It changes only with the program; whoever kept it asks by its mark. */
const KEPT_S = 300;

/** The routes that describe all others, and themselves. */
export function apiDescription(described: readonly Route[], version: string): readonly Route[] {
  const endpoints = [getApiIndex, getOpenApi, ...described.map(({ endpoint }) => endpoint)];
  const namespaces = [
    ...new Set(endpoints.map(({ path }) => namespaceOf(path)).filter((name) => name !== '')),
  ];
  /** Writing it holds everybody else up for a tenth of a second, so it is written once. */
  const written = new WeakMap<Config, Headed<Description>>();
  const write = ({ publicUrl }: Config): Headed<Description> => {
    const document = openApiDocument(endpoints, { version, url: `${publicUrl}/wp-json` });
    const bytes = Buffer.from(JSON.stringify(document));
    const mark = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return new Headed(new Written(bytes), {
      etag: `W/"${mark}"`,
      'cache-control': `public, max-age=${KEPT_S}`,
    });
  };
  return [
    route(getApiIndex, () => ({
      name: 'Countinghouse',
      namespaces,
      description_url: '/wp-json/openapi.json',
    })),
    route(getOpenApi, ({ config }) => {
      const answer = written.get(config) ?? write(config);
      written.set(config, answer);
      return answer;
    }),
  ];
}

/** `/wc/v3/payments/deposits` belongs to `wc/v3`, `/wc-admin/options` to `wc-admin`. */
const namespaceOf = (path: string): string => /^\/((?:[\w-]+\/v\d+)|[\w-]+(?=\/))/.exec(path)?.[1] ?? '';
