import http from 'node:http';
import { utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/features/api-keys/create-api-key.ts';
import { insertUser } from '#server/features/signing-in/user-repository.ts';
import { type App, buildApp } from '#server/http/build-app.ts';
import { routes } from '#server/routes.ts';
import { forkServer } from './fork-server.ts';
import { median } from './measure.ts';
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
const ENCODINGS = { plain: 'identity', gzip: 'gzip, deflate', brotli: 'gzip, deflate, br, zstd' } as const;
type Encoding = keyof typeof ENCODINGS;
const encodings = Object.keys(ENCODINGS) as Encoding[];

/** Until the engine has compiled what runs often, it is the engine that is measured. */
const WARM_UP = 400;
/** One request is too short to be told from the clock's own grain. */
const AT_ONCE = 20;

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
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

export type HttpOverhead = Readonly<{
  bare: Cost;
  over: readonly (Cost &
    Readonly<{ encoding: Encoding; bytes: number; ratio: number; cpuOnTopMs: number }>)[];
}>;

/**
 * A list page over HTTP beside its own SQL. The server runs in a process of its own and the SQL alone runs in that
 * same process, so the difference is the server's work and nothing of the caller's.
 */
export async function measureHttp(world: BenchWorld, rounds: number): Promise<HttpOverhead> {
  const { address, headers, tell, close } = await forkServer(world, LIST);
  try {
    const page = (encoding: Encoding) =>
      get(`${address}${LIST}`, { ...BROWSER, ...headers, 'accept-encoding': ENCODINGS[encoding] });
    const overHttp = async (encoding: Encoding, times: number): Promise<Cost> => {
      const before = await tell('cpu');
      for (let done = 0; done < times; done += 1) await page(encoding);
      const after = await tell('cpu');
      return { ms: after.ms - before.ms, cpuMs: after.cpuMs - before.cpuMs };
    };

    await tell({ bare: WARM_UP });
    for (const encoding of encodings) await overHttp(encoding, WARM_UP);
    const bare: Cost[] = [];
    const over = encodings.map((encoding) => ({ encoding, costs: [] as Cost[] }));
    for (let round = 0; round < rounds; round += 1) {
      bare.push(each(await tell({ bare: AT_ONCE }), AT_ONCE));
      for (const { encoding, costs } of over) costs.push(each(await overHttp(encoding, AT_ONCE), AT_ONCE));
    }
    const alone = middle(bare);
    return {
      bare: alone,
      over: await Promise.all(
        over.map(async ({ encoding, costs }) => {
          const cost = middle(costs);
          const cpuOnTopMs = cost.cpuMs - alone.cpuMs;
          return { encoding, bytes: await page(encoding), ...cost, ratio: cost.ms / alone.ms, cpuOnTopMs };
        }),
      ),
    };
  } finally {
    agent.destroy();
    await close();
  }
}
