import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENT } from '../patience.ts';
import { type StreamingReplica, startStreamingReplica } from '../streaming-replica.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { startWhole, type WholeServer } from './whole-server.ts';

let both: StreamingReplica;
let dataDir: string;
let server: WholeServer;
beforeAll(async () => {
  dataDir = makeTemporaryFolder('with-replica');
  both = await startStreamingReplica();
  const env = { DATABASE_URL: urlOf(both.primary), DATABASE_REPLICA_URL: urlOf(both.replica) };
  server = await startWhole(dataDir, '', env);
}, 180_000);
afterAll(async () => {
  await server?.stop();
  await both?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const urlOf = ({ user, password, database, host }: pg.ClientConfig): string =>
  `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(String(host))}`;

/** What the product last asked on each of its connections to the replica. */
async function askedOnReplica(): Promise<string> {
  const client = new pg.Client(both.replica);
  await client.connect();
  const { rows } = await client.query<{ query: string }>(
    `select query from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await client.end();
  return rows.map(({ query }) => query).join('\n');
}

test('sums and files are read there, lists are not, and all of them go on when it is gone', {
  timeout: 120_000,
}, async () => {
  const { cookie, nonce } = await server.signIn();
  const headers = { cookie, 'x-wp-nonce': nonce };
  const get = (path: string) => fetch(`${server.address}/wp-json/wc/v3/payments${path}`, { headers });
  const count = async () => (await (await get('/transactions/summary')).json()).count;
  expect((await get('/transactions')).status).toBe(200);
  expect(await askedOnReplica()).toBe('');
  const counted = await count();
  // Once it has caught up with the filling of the store.
  const countAgain = async () => ((await count()) === counted ? askedOnReplica() : 'another count');
  await expect.poll(countAgain, PATIENT).toContain('transaction');
  const replica = async () => (await (await get('/sync')).json()).replica;
  expect(await replica()).toEqual({ lag_s: expect.any(Number) });

  await both.stopReplica();
  expect(await count()).toBe(counted);
  expect(await replica()).toEqual({ lag_s: null });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});
