import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { PUBLIC_ENDPOINTS } from './public-endpoints.ts';

/** One address the server really answers at; `endpoint` when the contract declares it. */
export type LiveRoute = Readonly<{ method: string; url: string; endpoint: Endpoint | undefined }>;

/** Keeps the list of what is mounted, and stops the start for a REST address that nobody declared. */
export function listRoutes(app: FastifyInstance): readonly LiveRoute[] {
  const routes: LiveRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      const asked = one === 'HEAD' ? 'GET' : one;
      if (url.startsWith('/wp-json') && !config?.endpoint && !PUBLIC_ENDPOINTS.includes(`${asked} ${url}`)) {
        throw new Error(`${one} ${url} is not declared in the contract.`);
      }
      routes.push({ method: one, url, endpoint: config?.endpoint });
    }
  });
  return routes;
}
