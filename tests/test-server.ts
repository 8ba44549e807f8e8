import { rmSync } from 'node:fs';
import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { watchDatabase } from '#server/db/watch-database.ts';
import type { Deps } from '#server/deps.ts';
import type { DeliverySource } from '#server/events/accept-delivery.ts';
import { type FileLimits, openForeignFiles } from '#server/foreign-files/foreign-files.ts';
import { openLog } from '#server/http/log.ts';
import { RequestsFirst } from '#server/http/requests-first.ts';
import type { Route } from '#server/http/route.ts';
import { routes as productRoutes } from '#server/routes.ts';
import { chooseStore, settleStore } from '#server/start/attach-store.ts';
import { type App, type AppOptions, buildApp } from '#server/start/build-app.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { type Caller, type Callers, makeCallers } from './test-callers.ts';
import { createTestDatabase } from './test-database.ts';
import { openTestProvider, type TestProvider } from './test-provider.ts';

export type Answer = Readonly<{
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a body; the contract is checked elsewhere.
  body: any;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  text: string;
}>;
type Ask = (path: string, body?: object, as?: Caller) => Promise<Answer>;

export type TestServer = Callers &
  Readonly<{
    app: App;
    deps: Deps;
    db: Database;
    /** The provider behind the server, in memory; it lives by its own clock. */
    simulator: TestProvider;
    get: (path: string, as?: Caller) => Promise<Answer>;
    post: Ask;
    put: Ask;
    patch: Ask;
    delete: Ask;
    inject: App['inject'];
    /** The time the server believes it is. */
    clock: { now: EpochSeconds };
    /** Every line the server logged so far. */
    logged: () => string;
    close: () => Promise<void>;
  }>;

type Options = Readonly<{
  env?: Readonly<Record<string, string>>;
  routes?: readonly Route[];
  rateLimits?: AppOptions['rateLimits'];
  web?: AppOptions['web'];
  now?: EpochSeconds;
  fileLimits?: Partial<FileLimits>;
  /** What an earlier start left in the database. */
  before?: (needs: Pick<Deps, 'db' | 'config'>) => Promise<void>;
  /** Another way to the provider than its own port; it is then nobody's simulator. */
  reach?: (simulator: TestProvider, config: Config) => Reached;
}>;

type Reached = Readonly<{ provider: PaymentProvider; events: DeliverySource }>;

/** High enough that no test meets it by accident; the tests of the limits pass their own. */
const UNLIMITED = {
  ...{ read: 1e9, write: 1e9, money: 1e9, export: 1e9, upload: 1e9 },
  ...{ page: 1e9, till: 1e9, report: 1e9 },
};

/** The real app on a database of its own, with an administrator and a person who may do nothing. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const dataDir = makeTemporaryFolder('server');
  const { pool, db, rows, connection, drop } = await createTestDatabase();
  const read: Config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'trace', ...options.env });
  const lines: string[] = [];
  const log = openLog(read.logLevel, { write: (line) => void lines.push(line) });
  const clock = { now: options.now ?? epochSeconds(Math.floor(Date.now() / 1000)) };
  const now = () => clock.now;
  const simulator = await openTestProvider(clock.now);
  await options.before?.({ db, config: read });
  const config = await settleStore({ db, config: read });
  const store = chooseStore({ db, config, now });
  const { controls, faults } = simulator;
  // A plain object of its calls: a test may put another in the place of one, and back.
  const reached = options.reach?.(simulator, config);
  const provider = { ...(reached?.provider ?? simulator.provider) };
  const desk = { controls, faults, clockOffsetS: () => simulator.clock() - clock.now };
  const foreignFiles = openForeignFiles(log, options.fileLimits);
  const own = !reached && { simulator: desk };
  const deps: Deps = {
    db,
    pool,
    direct: () => connection,
    rows,
    config,
    log,
    now,
    store,
    provider,
    foreignFiles,
    requestsFirst: new RequestsFirst(),
    ...own,
  };
  const database = watchDatabase({ connection, lines: { cut: () => undefined }, log });
  const cleanUp = async () => {
    await foreignFiles.stop();
    await database.stop();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const app = await buildApp(deps, {
    log,
    routes: options.routes ?? productRoutes,
    rateLimits: options.rateLimits ?? UNLIMITED,
    web: options.web,
    database,
    ...(reached && { events: reached.events }),
  }).catch(async (error) => {
    await cleanUp();
    throw error;
  });
  const callers = await makeCallers(deps);

  const ask =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    async (address: string, body?: object, as: Caller = callers.asAdministrator): Promise<Answer> => {
      const json = body && {
        payload: JSON.stringify(body),
        headers: { ...as, 'content-type': 'application/json' },
      };
      const answer = await app.inject({ method, url: urlOf(address), headers: as, ...json });
      return { ...answer, body: bodyOf(answer.text) };
    };

  return {
    ...callers,
    app,
    deps,
    db,
    simulator,
    get: (address, as) => ask('GET')(address, undefined, as),
    post: ask('POST'),
    put: ask('PUT'),
    patch: ask('PATCH'),
    delete: ask('DELETE'),
    inject: app.inject,
    clock,
    logged: () => lines.join(''),
    close: async () => {
      await app.close();
      await cleanUp();
    },
  };
}

/** Paths are those of payments, unless they name another address of the server. */
const urlOf = (address: string): string =>
  /^\/(wp-|simulator\/)/.test(address) ? address : `/wp-json/wc/v3/payments${address}`;

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
