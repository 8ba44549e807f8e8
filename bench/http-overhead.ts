import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { insertUser } from '#server/access/user-repository.ts';
import { routes } from '#server/routes.ts';
import { type App, buildApp } from '#server/start/build-app.ts';
import { forkServer } from './fork-server.ts';
import { median } from './measure.ts';
import type { BenchWorld } from './worlds.ts';

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
const LIST = '/wp-json/wc/v3/payments/transactions';

export type BenchServer = Readonly<{ app: App; address: string; headers: Readonly<Record<string, string>> }>;

/** The real server on a world, and a key to call it with. */
export async function serve({ deps, log }: BenchWorld): Promise<BenchServer> {
  const app = await buildApp(deps, { log, routes, rateLimits: UNLIMITED });
  const login = randomUUID(); // In a folder that stays, the one before is still there.
  const { id } = await insertUser(deps.db, {
    login,
    email: `${login}@example.com`,
    first_name: 'Bench',
    display_name: 'Bench',
    password_hash: null,
    role: 'owner',
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

/** What browsers send beside the session; `br` is what they take on https and on this machine's own address. */
const BROWSER = {
  accept: 'application/json, */*;q=0.1',
  'accept-language': 'en-GB,en;q=0.9',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
/** How a page is asked for: by one caller after the other, or by several together, as a busy server is. */
const WAYS = [
  { name: 'plain', encoding: 'identity', together: 1 },
  { name: 'gzip', encoding: 'gzip, deflate', together: 1 },
  { name: 'brotli', encoding: 'gzip, deflate, br, zstd', together: 1 },
  { name: 'plain, eight together', encoding: 'identity', together: 8 },
  { name: 'gzip, eight together', encoding: 'gzip, deflate', together: 8 },
] as const;
type Way = (typeof WAYS)[number];

/** Until the engine has compiled what runs often, it is the engine that is measured. */
const WARM_UP = 400;
/** One request is too short to be told from the clock's own grain. */
const AT_ONCE = 40;

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
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

/** Milliseconds for one page, and of them the processor's in the server's own process. */
type Cost = Readonly<{ ms: number; cpuMs: number }>;
const each = ({ ms, cpuMs }: Cost, times: number): Cost => ({ ms: ms / times, cpuMs: cpuMs / times });
const middle = (costs: readonly Cost[]): Cost => ({
  ms: median(costs.map(({ ms }) => ms)),
  cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
});

type Measured = Cost &
  Readonly<{ name: string; bytes: number; bare: Cost; ratio: number; cpuOnTopMs: number }>;
export type HttpOverhead = readonly Measured[];

/**
 * A list page over HTTP beside its own SQL. The server runs in a process of its own and the SQL alone runs in that
 * same process, so the difference is the server's work and nothing of the caller's.
 */
export async function measureHttp(world: BenchWorld, rounds: number): Promise<HttpOverhead> {
  const { address, headers, tell, close } = await forkServer(world, LIST);
  try {
    const page = ({ encoding }: Way) =>
      get(`${address}${LIST}`, { ...BROWSER, ...headers, 'accept-encoding': encoding });
    const overHttp = async (way: Way, times: number): Promise<Cost> => {
      const before = await tell('cpu');
      for (let done = 0; done < times; done += way.together)
        await Promise.all(Array.from({ length: way.together }, () => page(way)));
      const after = await tell('cpu');
      return { ms: after.ms - before.ms, cpuMs: after.cpuMs - before.cpuMs };
    };

    const costs = WAYS.map((way) => ({ way, bare: [] as Cost[], over: [] as Cost[] }));
    for (const { way } of costs) {
      await tell({ bare: WARM_UP, together: way.together });
      await overHttp(way, WARM_UP);
    }
    for (let round = 0; round < rounds; round += 1)
      for (const { way, bare, over } of costs) {
        bare.push(each(await tell({ bare: AT_ONCE, together: way.together }), AT_ONCE));
        over.push(each(await overHttp(way, AT_ONCE), AT_ONCE));
      }
    return await Promise.all(
      costs.map(async ({ way, ...taken }) => {
        const [bare, over] = [middle(taken.bare), middle(taken.over)];
        const [ratio, cpuOnTopMs] = [over.ms / bare.ms, over.cpuMs - bare.cpuMs];
        return { name: way.name, bytes: await page(way), ...over, bare, ratio, cpuOnTopMs };
      }),
    );
  } finally {
    agent.destroy();
    await close();
  }
}
