import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchemaOf } from '#contract/description/json-schema.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { signatureOf } from '#server/events/event-signature.ts';
import { openLog } from '#server/http/log.ts';
import { type App, buildApp } from '#server/start/build-app.ts';
import { hostileBody, hostileQuery } from '../factories/hostile-body.ts';
import { type Dice, dice } from '../factories/hostile-file.ts';
import { rounds } from '../rounds.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { declaredRoutes, type Guarded } from './live-routes.ts';
import { BLOCKED_MS_MAX, heapMb, watchLoop } from './watch-loop.ts';

/** Before these, each endpoint has met one. */
const BODIES = rounds(150, 400, 10_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20261116);
const HEAP_GROWTH_MB_MAX = 32;
const FAILURE_BYTES_MAX = 16_384;
const SECRET = 'whsec_tests';

let server: TestServer;
/** The same store, where the provider tells what changed. */
let deliveries: App;
beforeAll(async () => {
  // A test server holds every line it logs; here only those that matter.
  server = await startTestServer({ env: { LOG_LEVEL: 'warn' } });
  const log = openLog('silent', { write: () => undefined });
  const events = { provider: 'simulator', secrets: [SECRET] };
  deliveries = await buildApp(server.deps, { log, routes: [], events });
});
afterAll(async () => {
  await deliveries.close();
  await server.close();
});

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key_${n}`, n]));

test.each([
  [
    'in the preferences of somebody who may do nothing',
    '/wp-json/wp/v2/users/me',
    { woocommerce_meta: keys(25_000) },
  ],
  ['as many of them as are read', '/wp-json/wp/v2/users/me', { woocommerce_meta: keys(9990) }],
  ['at the top of the settings', '/settings', keys(25_000)],
  ['as many of them as are read, there', '/settings', keys(9990)],
])('25,000 unknown keys %s are refused in few words, at once', async (_, url, body) => {
  const caller = url === '/settings' ? server.asAdministrator : server.asLowUser;
  const unwatch = watchLoop();
  const { status, text } = await server.post(url, body, caller);
  expect(unwatch()).toBeLessThan(BLOCKED_MS_MAX);
  expect(status).toBe(400);
  expect(text.length).toBeLessThan(4096);
});

type Asked = Parameters<App['inject']>[0];

const readsQuery = ({ method }: Pick<Endpoint, 'method'>): boolean => method === 'GET' || method === 'DELETE';

/** Mostly by somebody whose body is read; now and then by others. */
function hostileCall({ method, url, endpoint }: Guarded, roll: Dice): Asked {
  const schema = jsonSchemaOf(endpoint.input, 'input');
  const caller = roll(8) === 0 ? server.asLowUser : server.asAdministrator;
  if (readsQuery(endpoint) && roll(4) > 0)
    return { method, url: `${url}?${hostileQuery(schema, roll)}`, headers: caller };
  const { payload, headers } = hostileBody(schema, roll);
  return { method, url, payload, headers: { ...caller, ...headers } };
}

/** Pages take forms. */
function hostilePage(url: string, roll: Dice): Asked {
  const { payload } = hostileBody({}, roll);
  const names = ['log', 'pwd', 'key', 'product_id', 'quantity', 'email', 'x'];
  const fields = Array.from({ length: roll(400) }, () => `${names[roll(names.length)]}=${roll(99)}`).join(
    '&',
  );
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', url, payload: Buffer.concat([Buffer.from(`${fields}&a=`), payload]), headers };
}

/** Signed by the provider, or not; what it tells is not to be trusted either way. */
function hostileDelivery(roll: Dice): Asked {
  const event = { properties: { id: {}, kind: {}, type: {}, object_id: {}, account_id: {}, created: {} } };
  const { payload, headers } = hostileBody(event, roll);
  const signature = signatureOf(SECRET, server.clock.now, payload);
  return {
    method: 'POST',
    url: '/provider-events',
    payload,
    headers: { ...headers, 'countinghouse-signature': signature },
  };
}

test(
  `${BODIES} hostile bodies over all endpoints: no crash, no 5xx, no blocked loop, no growing memory`,
  async () => {
    const roll = dice(SEED);
    // Whoever waits for the end of an endless answer waits for ever.
    const routes = declaredRoutes(server.app).filter(({ endpoint }) => !endpoint.endless);
    const pages = server.app.routes.filter(({ method, endpoint }) => method === 'POST' && !endpoint);
    const calls: readonly ((roll: Dice) => Promise<void>)[] = [
      ...routes.map((route) => async (roll: Dice) => judge(route.name, server.app, hostileCall(route, roll))),
      ...pages.map(
        ({ url }) =>
          async (roll: Dice) =>
            judge(url, server.app, hostilePage(url.replaceAll(/:\w+/g, 'x'), roll)),
      ),
      async (roll: Dice) => judge('a delivery', deliveries, hostileDelivery(roll)),
    ];
    const counts: Record<number, number> = {};
    async function judge(name: string, app: App, asked: Asked): Promise<void> {
      await nextTurn(); // Making the body is not the server's time.
      const { status, text } = await app.inject(asked);
      const told = `${name}: ${status} ${text.slice(0, 300)}`;
      counts[status] = (counts[status] ?? 0) + 1;
      expect(status, told).toBeLessThan(500);
      if (status >= 400 && text.startsWith('{'))
        expect(text.length, told).toBeLessThanOrEqual(FAILURE_BYTES_MAX);
    }
    for (const call of calls) await call(dice(SEED)); // Schemas and statements are made when they are first needed.
    const heapBefore = heapMb();
    const unwatch = watchLoop();
    for (let done = 0; done < BODIES; done += 1) await calls[done % calls.length]?.(roll);
    const blockedMs = unwatch();
    const grownMb = heapMb() - heapBefore;
    process.stdout.write(
      `hostile bodies, seed ${SEED}: ${JSON.stringify(counts)}, heap grew by ${grownMb.toFixed(0)} MB\n`,
    );
    expect(blockedMs).toBeLessThan(BLOCKED_MS_MAX);
    expect(grownMb).toBeLessThan(HEAP_GROWTH_MB_MAX);
    expect(counts[400]).toBeGreaterThan(BODIES / 4);
    expect(server.logged()).not.toContain('request failed');
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
  rounds(120_000, 120_000, 3_600_000),
);
