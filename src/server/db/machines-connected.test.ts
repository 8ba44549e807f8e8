import { hostname } from 'node:os';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOfMachine } from '#domain/running/machines.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { listOtherMachines } from './machines-connected.ts';
import { connectDatabase } from './open-database.ts';

let served: TestDatabase;
beforeAll(async () => {
  served = await createTestDatabase();
});
afterAll(() => served.drop());

test('processes of one machine are one; those of another are known by its name while they are connected', async () => {
  const { host, port, user, password, database } = served.connection;
  const databaseUrl = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const open = () => connectDatabase({ dataDir: '/nowhere', databaseUrl });
  const [one, another] = [await open(), await open()];
  const { rows } = await another.pool.query(`select current_setting('application_name') as name`);
  expect(rows).toEqual([{ name: nameOfMachine(hostname()) }]);
  expect(await listOtherMachines(one.pool)).toEqual([]);
  const elsewhere = new pg.Client({ ...served.connection, application_name: nameOfMachine('elsewhere') });
  await elsewhere.connect();
  expect(await listOtherMachines(one.pool)).toEqual(['elsewhere']);
  await elsewhere.end();
  await expect.poll(() => listOtherMachines(one.pool)).toEqual([]);
  await Promise.all([one.stop(), another.stop()]);
});
