import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOfMachine } from '#domain/running/machines.ts';
import { runCommand } from '../run-command.ts';
import { type ServedDatabase, startServedDatabase } from '../served-database.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { hasPgBouncer, type Pooler, startPooler } from './pooler.ts';
import { type Person, post, signIn, startWhole, type WholeServer } from './whole-server.ts';

const LONG_MS = 180_000;
const SOON = { timeout: 60_000, interval: 200 };

let dataDir: string;
let served: ServedDatabase;
beforeAll(async () => {
  dataDir = makeTemporaryFolder('several');
  served = await startServedDatabase();
}, LONG_MS);
afterAll(async () => {
  await served.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const pay = (server: WholeServer, person: Person) =>
  post(server, person, '/simulator/api/payments', {
    card: '4242424242424242',
    amount: 4200,
    currency: 'usd',
  });
async function countRows({ address }: WholeServer, { cookie, nonce }: Person): Promise<number> {
  const headers = { cookie, 'x-wp-nonce': nonce };
  const reply = await fetch(`${address}/wp-json/wc/v3/payments/transactions/summary`, { headers });
  return (await reply.json()).count;
}

test('one process answers and another does the rest', { timeout: LONG_MS }, async () => {
  const DATABASE_URL = served.url;
  const web = await startWhole(dataDir, '', { DATABASE_URL, ROLES: 'web' });
  const env = { DATABASE_URL, ROLES: 'jobs,provider', PUBLIC_URL: web.address };
  const worker = await startWhole(dataDir, '', env);
  const person = await web.signIn();
  const before = await countRows(web, person);
  expect((await pay(web, person))?.status).toBe(200);
  // Told by the one, taken by the other, written down by a job of the first.
  await expect.poll(() => countRows(web, person), SOON).toBeGreaterThan(before);

  const at = async (path: string) => (await fetch(`${worker.address}${path}`)).status;
  expect([await at('/healthz'), await at('/readyz'), await at('/wp-login.php')]).toEqual([200, 200, 404]);
  expect(await web.stop()).toBe(0);
  expect(await worker.stop()).toBe(0);
});

test('what is kept in files is said to be on one machine, where several share the database', {
  timeout: LONG_MS,
}, async () => {
  const DATABASE_URL = served.url;
  const SHARED = 'This machine shares its database with elsewhere';
  const alone = await startWhole(dataDir, '', { DATABASE_URL });
  expect(alone.said()).not.toContain('shares its database');
  const elsewhere = new pg.Client({
    connectionString: served.url,
    application_name: nameOfMachine('elsewhere'),
  });
  await elsewhere.connect();
  const another = await startWhole(dataDir, '', { DATABASE_URL });
  expect(another.said()).toContain(`${SHARED}: without SMTP_URL each mail is a file`);
  const withMail = await startWhole(dataDir, '', { DATABASE_URL, SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(withMail.said()).not.toContain('shares its database');
  const settings = { DATABASE_URL, DATA_DIR: dataDir };
  const shared = await runCommand('backup', [], settings);
  expect([shared.code, shared.said]).toEqual([0, expect.stringContaining(`${SHARED}: the backup lies here`)]);
  await elsewhere.end();
  expect((await runCommand('backup', [], settings)).said).not.toContain('shares its database');
  await Promise.all([alone, another, withMail].map((server) => server.stop()));
});

describe.runIf(hasPgBouncer)('through PgBouncer, a transaction at a time', () => {
  let pooler: Pooler;
  let server: WholeServer;
  beforeAll(async () => {
    pooler = await startPooler(served.url);
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: served.url, LOG_LEVEL: 'warn' };
    server = await startWhole(dataDir, '', env);
  }, LONG_MS);
  afterAll(async () => {
    await server?.stop();
    await pooler?.stop();
  });

  test('many at once pay, read and are told', { timeout: LONG_MS }, async () => {
    const person = await signIn(server.address);
    const before = await countRows(server, person);
    const paid = await Promise.all(Array.from({ length: 12 }, () => pay(server, person)));
    expect(new Set(paid.map((one) => one?.status))).toEqual(new Set([200]));
    await Promise.all(Array.from({ length: 24 }, () => countRows(server, person)));
    await expect.poll(() => countRows(server, person), SOON).toBeGreaterThanOrEqual(before + 12);
    // Statements of somebody else's connection, settings it refuses, a connection that is not one's own any more.
    expect(server.said()).not.toMatch(/42P05|26000|08P01|25P02/);
  });
});
