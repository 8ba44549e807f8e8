import Fastify, { type FastifyReply, type FastifyRequest, type InjectOptions } from 'fastify';
import '../http/fastify-fields.ts';
import { soldElsewhere } from '../config.ts';
import type { DatabaseWatch } from '../db/watch-database.ts';
import type { Deps } from '../deps.ts';
import type { DeliverySource } from '../events/accept-delivery.ts';
import { openLiveHub } from '../events/live-hub.ts';
import { cardPageStyle } from '../http/card-page-style.ts';
import { connectionLimits } from '../http/connection-limits.ts';
import { eventsEndpoint } from '../http/events-endpoint.ts';
import { favicon } from '../http/favicon.ts';
import { layGroundRules } from '../http/ground-rules.ts';
import { healthPages, type Life } from '../http/health.ts';
import { listenToNewcomers, listenToVisitors } from '../http/listeners.ts';
import { type LiveRoute, listRoutes } from '../http/live-routes.ts';
import type { ServerLog } from '../http/log.ts';
import { mcpEndpoint } from '../http/mcp-endpoint.ts';
import { mount } from '../http/mount.ts';
import { answerUnknown } from '../http/no-route.ts';
import { policyReports } from '../http/policy-reports.ts';
import { countCalls, RATE_LIMITS, type RateLimits } from '../http/rate-limits.ts';
import type { Route } from '../http/route.ts';
import { serverOptions } from '../http/server-options.ts';
import { shortAddresses } from '../http/short-addresses.ts';
import { storeEventsEndpoint } from '../http/store-events-endpoint.ts';
import { traceRequests } from '../http/trace-requests.ts';
import { adminPages, type Web } from '../pages/admin/admin-pages.ts';
import { developersPages } from '../pages/developers/developers-pages.ts';
import { closedShop } from '../pages/shop/closed-shop.ts';
import { storefrontPages } from '../pages/shop/shop-pages.ts';
import { signInPages } from '../pages/sign-in/sign-in-pages.ts';
import { storeLanguage } from '../store/store-repository.ts';
import type { Tracer } from '../traces/tracer.ts';

/** One answered request. `route` is its template, so that no id is in it; `failure` the code it was refused with. */
export type Answered = Readonly<{
  method: string;
  route: string;
  status: number;
  failure: string | undefined;
  seconds: number;
}>;

export type AppOptions = Readonly<{
  log: ServerLog;
  routes: readonly Route[];
  /** The built browser files, or `development` to serve them straight from their sources. */
  web?: Web;
  rateLimits?: RateLimits;
  /** Who may tell what changed at the provider; without it nobody can. */
  events?: DeliverySource;
  /** Answers whether its database does; without it, that is taken for granted. */
  database?: Pick<DatabaseWatch, 'look'>;
  /** Told of each answer, for whoever counts them; the route is its template. */
  onAnswer?: (answer: Answered) => void;
  /** Follows each request, where somebody wants traces. */
  tracer?: Tracer;
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
  /** How many requests are worked on, and how many pages listen. */
  underWay(): Readonly<{ requests: number; streams: number }>;
}>;

/** What every process answers, whatever else it does: how it is. */
async function openApp({ config }: Pick<Deps, 'config'>, options: Omit<AppOptions, 'routes'>) {
  const { host, port, publicUrl, trustProxy } = config;
  const https = publicUrl.startsWith('https:');
  const life: Life = { stopping: false };
  const connections = connectionLimits(trustProxy);
  const app = Fastify(serverOptions(options.log, { https, trustProxy, connections }));
  app.decorateRequest('actor', undefined);
  app.decorateRequest('failure', undefined);
  app.decorateRequest('trace_id', undefined);
  if (options.tracer) traceRequests(app, options.tracer);
  const routes = listRoutes(app);
  listenToVisitors(app);
  const { countUnderWay } = await layGroundRules(app, {
    publicUrl,
    https,
    connections,
    onMemoryLost: options.onMemoryLost,
  });
  answerUnknown(app, routes);
  const { onAnswer } = options;
  if (onAnswer) app.addHook('onResponse', tellAnswer(onAnswer));
  healthPages(app, options.database?.look ?? (async () => 'answers'), life);
  const opened: App = {
    listen: () => app.listen({ host, port }),
    inject: async (request) => {
      const { statusCode, headers, payload } = await app.inject(request);
      return { status: statusCode, headers, text: payload };
    },
    beginStopping: () => {
      life.stopping = true;
    },
    close: () => app.close(),
    cutConnections: () => app.server.closeAllConnections(),
    routes,
    underWay: () => ({ requests: countUnderWay(), streams: 0 }),
  };
  return { app, connections, opened };
}

/** Addresses that lead nowhere are one route: anybody can make them up. */
const tellAnswer =
  (tell: NonNullable<AppOptions['onAnswer']>) =>
  async ({ method, routeOptions, failure }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    tell({
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      failure,
      seconds: reply.elapsedTime / 1000,
    });
  };

/** For a process that answers nobody, but whoever watches over it. */
export async function buildHealthApp(
  deps: Pick<Deps, 'config'>,
  options: Omit<AppOptions, 'routes'>,
): Promise<App> {
  const { app, opened } = await openApp(deps, options);
  await app.ready();
  return opened;
}

export async function buildApp(deps: Deps, options: AppOptions): Promise<App> {
  const { app, connections, opened } = await openApp(deps, options);
  favicon(app);
  cardPageStyle(app);
  shortAddresses(app);
  const { countCallsOf, countPage, countReport, countAtTill } = countCalls(app, deps, {
    limits: options.rateLimits ?? RATE_LIMITS,
    isShared: connections.isShared,
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', countPage);
    listenToNewcomers(scope, () => storeLanguage(deps));
    signInPages(scope, deps);
    developersPages(
      scope,
      deps,
      options.routes.map(({ endpoint }) => endpoint),
    );
  });
  if (options.events) await eventsEndpoint(app, deps, options.events);
  if (deps.config.woocommerce) await storeEventsEndpoint(app, deps);
  await adminPages(app, deps, { web: options.web, countPage });
  await policyReports(app, deps, countReport);
  await app.register(async (scope) => {
    scope.addHook('onRequest', countPage);
    listenToNewcomers(scope, () => storeLanguage(deps));
    const elsewhere = soldElsewhere(deps.config);
    if (elsewhere) closedShop(scope, elsewhere);
    else await storefrontPages(scope, deps, countAtTill);
  });
  const live = openLiveHub(deps);
  app.addHook('preClose', live.close);
  const serving = { ...deps, live };
  const limits = { countCallsOf, isShared: connections.isShared };
  mount(app, serving, options.routes, limits);
  mcpEndpoint(app, serving, {
    ...limits,
    routes: options.routes,
    // Its protocol is read when the first assistant comes: most stores have none.
    answer: async (...asked) => (await import('../assistants/answer-message.ts')).answerMessage(...asked),
  });
  await app.ready();
  return {
    ...opened,
    underWay: () => ({ ...opened.underWay(), streams: live.count() }),
    beginStopping: () => {
      opened.beginStopping();
      void live.close(); // Whoever listens would otherwise listen until they are cut off.
    },
  };
}
