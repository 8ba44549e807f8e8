import { getApiIndex, getOpenApi, openApiDocument } from '#contract/kit/openapi.ts';
import type { Config } from '../config.ts';
import { type Route, route } from './route.ts';

/** The routes that describe all others, and themselves. */
export function apiDescription(described: readonly Route[], version: string): readonly Route[] {
  const endpoints = [getApiIndex, getOpenApi, ...described.map(({ endpoint }) => endpoint)];
  const namespaces = [
    ...new Set(endpoints.map(({ path }) => namespaceOf(path)).filter((name) => name !== '')),
  ];
  /** Writing it holds everybody else up for a tenth of a second, so it is written once. */
  const documentOf = new WeakMap<Config, ReturnType<typeof openApiDocument>>();
  return [
    route(getApiIndex, () => ({
      name: 'Countinghouse',
      namespaces,
      description_url: '/wp-json/openapi.json',
    })),
    route(getOpenApi, ({ config }) => {
      const document =
        documentOf.get(config) ?? openApiDocument(endpoints, { version, url: `${config.publicUrl}/wp-json` });
      documentOf.set(config, document);
      return document;
    }),
  ];
}

/** `/wc/v3/payments/deposits` belongs to `wc/v3`, `/wc-admin/options` to `wc-admin`. */
const namespaceOf = (path: string): string => /^\/((?:[\w-]+\/v\d+)|[\w-]+(?=\/))/.exec(path)?.[1] ?? '';
