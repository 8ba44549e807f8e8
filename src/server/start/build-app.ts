import Fastify, { type InjectOptions } from 'fastify';
import '../http/fastify-fields.ts';
import type { Deps } from '../deps.ts';
import type { DeliverySource } from '../events/accept-delivery.ts';
import { openLiveHub } from '../events/live-hub.ts';
import { cardPageStyle } from '../http/card-page-style.ts';
import { connectionLimits } from '../http/connection-limits.ts';
import { eventsEndpoint } from '../http/events-endpoint.ts';
import { favicon } from '../http/favicon.ts';
import { layGroundRules } from '../http/ground-rules.ts';
import { healthPages, type Life } from '../http/health.ts';
import { type LiveRoute, listRoutes } from '../http/live-routes.ts';
import type { ServerLog } from '../http/log.ts';
import { mount } from '../http/mount.ts';
import { answerUnknown } from '../http/no-route.ts';
import { policyReports } from '../http/policy-reports.ts';
import { countCalls, RATE_LIMITS, type RateLimits } from '../http/rate-limits.ts';
import type { Route } from '../http/route.ts';
import { serverOptions } from '../http/server-options.ts';
import { shortAddresses } from '../http/short-addresses.ts';
import { adminPages, type Web } from '../pages/admin/admin-pages.ts';
import { storefrontPages } from '../pages/shop/shop-pages.ts';
import { signInPages } from '../pages/sign-in/sign-in-pages.ts';

export type AppOptions = Readonly<{
  log: ServerLog;
  routes: readonly Route[];
  /** The built browser files, or `development` to serve them straight from their sources. */
  web?: Web;
  rateLimits?: RateLimits;
  /** Who may tell what changed at the provider; without it nobody can. */
  events?: DeliverySource;
  /** Told when memory stays full and only a new process would help. Absent only where a busy machine must not decide a test. */
  onMemoryLost?: () => void;
}>;

export type Injected = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  text: string;
}>;

/** The whole server, without a type of the framework inside it. */
export type App = Readonly<{
  /** Starts to listen and answers the address people use on this machine. */
  listen(): Promise<string>;
  /** A request without a socket, for tests. */
  inject(
    request: Pick<InjectOptions, 'method' | 'url' | 'headers' | 'payload' | 'remoteAddress'>,
  ): Promise<Injected>;
  /** From now on `/readyz` says no; everything else is still answered. */
  beginStopping(): void;
  /** Takes no more connections and answers once what is in flight has been answered. */
  close(): Promise<void>;
  /** Cuts what is still open, for those who would not end. */
  cutConnections(): void;
  routes: readonly LiveRoute[];
}>;

export async function buildApp(deps: Deps, options: AppOptions): Promise<App> {
  const { host, port, publicUrl, trustProxy } = deps.config;
  const https = publicUrl.startsWith('https:');
  const life: Life = { stopping: false };
  const connections = connectionLimits(trustProxy);
  const app = Fastify(serverOptions(options.log, { https, trustProxy, connections }));
  app.decorateRequest('actor', undefined);

  const routes = listRoutes(app);
  await layGroundRules(app, { publicUrl, https, connections, onMemoryLost: options.onMemoryLost });
  answerUnknown(app, routes);
  healthPages(app, deps, life);
  favicon(app);
  cardPageStyle(app);
  shortAddresses(app);
  const { countCallsOf, countPage, countReport, countAtTill } = countCalls(app, deps, {
    limits: options.rateLimits ?? RATE_LIMITS,
    isShared: connections.isShared,
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', countPage);
    signInPages(scope, deps);
  });
  if (options.events) await eventsEndpoint(app, deps, options.events);
  await adminPages(app, deps, { web: options.web, countPage });
  await policyReports(app, deps, countReport);
  await app.register(async (scope) => {
    scope.addHook('onRequest', countPage);
    await storefrontPages(scope, deps, countAtTill);
  });
  const live = openLiveHub(deps);
  app.addHook('preClose', live.close);
  mount(app, { ...deps, live }, options.routes, { countCallsOf, isShared: connections.isShared });
  await app.ready();

  return {
    listen: () => app.listen({ host, port }),
    inject: async (request) => {
      const { statusCode, headers, payload } = await app.inject(request);
      return { status: statusCode, headers, text: payload };
    },
    beginStopping: () => {
      life.stopping = true;
      void live.close(); // Whoever listens would otherwise listen until they are cut off.
    },
    close: () => app.close(),
    cutConnections: () => app.server.closeAllConnections(),
    routes,
  };
}
