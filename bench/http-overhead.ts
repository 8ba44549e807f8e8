import http from 'node:http';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { utcInstant } from '#domain/shared/time.ts';
import type { Schema } from '#server/db/schema.ts';
import { createApiKey } from '#server/features/api-keys/create-api-key.ts';
import { insertUser } from '#server/features/signing-in/user-repository.ts';
import { type App, buildApp } from '#server/http/build-app.ts';
import { routes } from '#server/routes.ts';
import { measureInTurns } from './measure.ts';
import type { BenchWorld } from './worlds.ts';

const UNLIMITED = { read: 1e9, write: 1e9, money: 1e9, export: 1e9, upload: 1e9 };
const LIST = '/wp-json/wc/v3/payments/transactions';

export type BenchServer = Readonly<{ app: App; address: string; headers: Readonly<Record<string, string>> }>;

/** The real server on a world, and a key to call it with. */
export async function serve({ deps, log }: BenchWorld): Promise<BenchServer> {
  const app = await buildApp(deps, { log, routes, rateLimits: UNLIMITED, refusesUnderPressure: false });
  const { id } = await insertUser(deps.db, {
    login: 'bench',
    email: 'bench@example.com',
    first_name: 'Bench',
    display_name: 'Bench',
    password_hash: null,
    capabilities: ['manage_woocommerce'],
    created: utcInstant(deps.now()),
  });
  const { consumer_key, consumer_secret } = await createApiKey(deps, {
    user_id: id,
    description: 'bench',
    scope: 'read_write',
  });
  const authorization = `Basic ${Buffer.from(`${consumer_key}:${consumer_secret}`).toString('base64')}`;
  return { app, address: await app.listen(), headers: { authorization } };
}

/** The queries a list page sends, as plain text with their values, to be sent again without anything around them. */
async function bareQueries(world: BenchWorld, server: BenchServer): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: world.deps.pool }),
    log: ({ query }) => void sent.push(query),
  });
  const app = await buildApp(
    { ...world.deps, db },
    { log: world.log, routes, rateLimits: UNLIMITED, refusesUnderPressure: false },
  );
  await app.inject({ method: 'GET', url: LIST, headers: server.headers });
  return sent.filter(({ sql }) => sql.includes('transaction'));
}

const agent = new http.Agent({ keepAlive: true });
const get = (url: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (reply) => {
        let bytes = 0;
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        reply.on('end', () =>
          reply.statusCode === 200 ? resolve(bytes) : reject(new Error(`Answered ${reply.statusCode}`)),
        );
      })
      .on('error', reject);
  });

async function cpuMs(run: () => Promise<unknown>, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let done = 0; done < times; done += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

export type HttpOverhead = Readonly<{ bareMs: number; httpMs: number; ratio: number; cpuOnTopMs: number }>;

/** A list page over HTTP beside its own SQL; the processor time is the server's alone, without a socket or a client. */
export async function measureHttp(
  world: BenchWorld,
  server: BenchServer,
  rounds: number,
): Promise<HttpOverhead> {
  const queries = await bareQueries(world, server);
  const bare = () =>
    Promise.all(queries.map(({ sql, parameters }) => world.deps.pool.query(sql, [...parameters])));
  const overHttp = () => get(`${server.address}${LIST}`, server.headers);
  const [bareMs = 0, httpMs = 0] = await measureInTurns([{ run: bare }, { run: overHttp }], rounds);
  const inject = () => server.app.inject({ method: 'GET', url: LIST, headers: server.headers });
  const cpuOnTopMs = (await cpuMs(inject, rounds * 2)) - (await cpuMs(bare, rounds * 2));
  return { bareMs, httpMs, ratio: httpMs / bareMs, cpuOnTopMs };
}
