import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assert } from '#domain/shared/assert.ts';
import { type ServedDatabase, startServedDatabase } from '../served-database.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { type Person, post, startWhole, type WholeServer } from './whole-server.ts';

// A real server over a real PostgreSQL, which is taken from it in every way that a machine knows. It must live through all of
// them, say so to whoever asks, and go on by itself.
const LONG = { timeout: 180_000 };
const SOON = { timeout: 60_000, interval: 200 };
const PAYMENTS = '/wp-json/wc/v3/payments';
/** Whoever balances load waits no longer. */
const HEALTH_WITHIN_MS = 2000;

let dataDir: string;
let served: ServedDatabase;
let server: WholeServer;
let person: Person;
let isDead = false;
beforeAll(async () => {
  dataDir = makeTemporaryFolder('outage');
  served = await startServedDatabase();
  server = await startWhole(dataDir, '', { DATABASE_URL: served.url });
  void server.died.then(() => {
    isDead = true;
  });
  person = await server.signIn();
}, 180_000);
afterAll(async () => {
  await server?.kill();
  await served?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const health = async (path: string) => {
  const reply = await fetch(`${server.address}${path}`, { signal: AbortSignal.timeout(HEALTH_WITHIN_MS) });
  return `${reply.status} ${(await reply.json()).status}`;
};
const READY = '200 ready';
const isReady = () => health('/readyz');
const read = (path: string) =>
  fetch(`${server.address}${PAYMENTS}${path}`, {
    headers: { cookie: person.cookie, 'x-wp-nonce': person.nonce },
  });
const list = () => read('/transactions');
let isLogged = false;
/** Another value each time: what is already so is not written. */
const saveSetting = async () => {
  isLogged = !isLogged;
  return (await post(server, person, `${PAYMENTS}/settings`, { is_debug_log_enabled: isLogged }))?.status;
};
const countRows = async () => (await (await read('/transactions/summary')).json()).count;
const countLines = (sentence: string) => server.said().split(sentence).length - 1;

/** Money moves, the provider tells of it, and a job has written it down: everything works. */
async function everythingWorks(): Promise<void> {
  await expect.poll(isReady, SOON).toBe(READY);
  const before = await countRows();
  const payment = { card: '4242424242424242', amount: 4200, currency: 'usd' };
  const pay = () => post(server, person, '/simulator/api/payments', payment);
  await expect.poll(async () => (await pay())?.status, SOON).toBe(200);
  await expect.poll(countRows, SOON).toBeGreaterThan(before);
  expect(await saveSetting()).toBe(200);
  expect(isDead).toBe(false);
}

test('one that stops and comes back', LONG, async () => {
  await everythingWorks();
  await served.stop();
  await expect.poll(isReady, SOON).toBe('503 database away');
  expect(await health('/healthz')).toBe('200 alive');
  const refused = await list();
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'wcpay_unavailable']);
  expect(await saveSetting()).toBe(503);
  await served.start();
  await everythingWorks();
  expect(countLines('the database does not answer')).toBe(1);
  expect(countLines('the payments company could not go on')).toBeLessThanOrEqual(1);
  expect(countLines('the jobs wait for the database')).toBeLessThanOrEqual(1);
});

test('one that hangs: whoever asked is told, and nobody waits for ever', LONG, async () => {
  await everythingWorks();
  served.freeze();
  const asked = [list(), saveSetting()];
  expect(await isReady()).toBe('503 database away');
  expect(await health('/healthz')).toBe('200 alive');
  const [read, saved] = await Promise.all(asked);
  assert(read instanceof Response, 'the list was asked first');
  expect([read.status, saved]).toEqual([503, 503]);
  expect(await isReady()).toBe('503 database away');
  served.thaw();
  await everythingWorks();
});

test('one that a failover leaves unwritable for a while', LONG, async () => {
  await everythingWorks();
  await served.forbidWriting();
  await expect.poll(isReady, SOON).toBe('503 database cannot be written');
  expect(await saveSetting()).toBe(503);
  await served.allowWriting();
  await everythingWorks();
});

// The clock of the jobs looks at every full minute, and no test can hurry that.
test.runIf(process.env.SAFETY)('one that is away over a full minute', LONG, async () => {
  await everythingWorks();
  await served.stop();
  const minute = Math.floor(Date.now() / 60_000);
  await expect.poll(() => Math.floor(Date.now() / 60_000), { timeout: 70_000 }).toBe(minute + 1);
  await expect.poll(() => Math.floor(Date.now() / 1000) % 60, SOON).toBeGreaterThan(3);
  expect(await health('/healthz')).toBe('200 alive');
  await served.start();
  await everythingWorks();
});
