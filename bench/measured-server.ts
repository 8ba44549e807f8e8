import { Writable } from 'node:stream';
import type { CompiledQuery, Logger } from 'kysely';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { openMemorySimulator } from '#provider/simulator/memory-simulator.ts';
import { findActor, startSession } from '#server/access/sessions.ts';
import { insertUser } from '#server/access/user-repository.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase, openPool } from '#server/db/database.ts';
import type { Connection } from '#server/db/embedded/embedded-postgres.ts';
import { queriesIn } from '#server/db/read-trip.ts';
import { openRowReader } from '#server/db/row-reader.ts';
import type { Deps } from '#server/deps.ts';
import { openForeignFiles } from '#server/foreign-files/foreign-files.ts';
import { sessionCookie } from '#server/http/cookies.ts';
import { openLog } from '#server/http/log.ts';
import { makeNonce } from '#server/http/nonce.ts';
import { RequestsFirst } from '#server/http/requests-first.ts';
import { routes } from '#server/routes.ts';
import { buildApp } from '#server/start/build-app.ts';
import { builtInStore } from '#server/store/built-in-store.ts';

/**
 * The real server in a process of its own, so that its processor time can be told from its caller's. It sends the
 * page's SQL again without anything around it when asked, in this same process and over the same pool.
 */
export type Start = Readonly<{ connection: Connection; dataDir: string; now: number; path: string }>;
export type Started = Readonly<{ address: string; headers: Readonly<Record<string, string>> }>;
/** `bare` runs the page's SQL so many times, some of them `together`; `cpu` only tells the processor time used since the process began. */
export type Ask = Readonly<{ bare: number; together: number }> | 'cpu';
export type Told = Readonly<{ cpuMs: number; ms: number }>;

const UNLIMITED = {
  read: 1e9,
  write: 1e9,
  money: 1e9,
  export: 1e9,
  upload: 1e9,
  page: 1e9,
  till: 1e9,
  report: 1e9,
};
const discarded = () => new Writable({ write: (_, __, done) => done() });

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const tell = (message: Started | Told): void => void process.send?.(message);

async function start({ connection, dataDir, now: at, path }: Start): Promise<void> {
  const pool = openPool(connection, (error) => console.error(error));
  const rows = openRowReader(connection, (error) => console.error(error));
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir });
  // Lines are written as in production, only not kept.
  const log = openLog(config.logLevel, discarded());
  const db = openDatabase(pool);
  const now = () => epochSeconds(at);
  const { provider } = await openMemorySimulator(now()).openAccount({ account_id: 'acct_measured' });
  const store = builtInStore({ db, config, now });
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
    foreignFiles: openForeignFiles(log),
    requestsFirst: new RequestsFirst(),
  };
  const app = await buildApp(deps, { log, routes, rateLimits: UNLIMITED });
  const headers = await signIn(deps);
  const queries = await queriesOf(connection, deps, path, headers);
  const bare = () => Promise.all(queries.map(({ sql, parameters }) => pool.query(sql, [...parameters])));

  process.on('message', async (ask: Ask) => {
    if (ask === 'cpu') return tell({ cpuMs: cpuMs(), ms: performance.now() });
    const [cpuBefore, before] = [cpuMs(), performance.now()];
    for (let done = 0; done < ask.bare; done += ask.together)
      await Promise.all(Array.from({ length: ask.together }, bare));
    tell({ cpuMs: cpuMs() - cpuBefore, ms: performance.now() - before });
  });
  tell({ address: await app.listen(), headers });
}

/** The queries a list page sends, as plain text with their values, to be sent again without anything around them. */
async function queriesOf(
  connection: Connection,
  deps: Deps,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = [];
  const hear: Logger = ({ query }) => void sent.push(...queriesIn(query));
  const db = openDatabase(deps.pool, hear);
  const rows = openRowReader(connection, (error) => console.error(error), hear);
  const log = openLog('silent', discarded());
  const app = await buildApp({ ...deps, db, rows }, { log, routes, rateLimits: UNLIMITED });
  const { status } = await app.inject({ method: 'GET', url: path, headers });
  await app.close();
  await rows.stop();
  if (status !== 200) throw new Error(`The page to measure answered ${status}`);
  return sent.filter(({ sql }) => sql.includes('transaction'));
}

/** What a browser that signed in sends with every call. */
async function signIn(deps: Deps): Promise<Record<string, string>> {
  const { id } = await insertUser(deps.db, {
    login: `measured-${process.pid}`,
    email: `measured-${process.pid}@example.com`,
    first_name: 'Measured',
    display_name: 'Measured',
    password_hash: null,
    role: 'owner',
    created: utcInstant(deps.now()),
  });
  const token = await startSession(deps, id, { ip: '127.0.0.1', user_agent: 'bench' });
  const cookie = sessionCookie(false, token).split(';', 1)[0] ?? '';
  const actor = await findActor(deps, token);
  return { cookie, 'x-wp-nonce': actor ? await makeNonce(deps, actor) : '' };
}

process.once('message', (message: Start) => void start(message));
process.on('disconnect', () => process.exit());
