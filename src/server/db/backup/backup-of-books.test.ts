import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { makeBooks } from '#provider/simulator/books/postgres/apply-schema.ts';
import { readSchemaSteps } from '#provider/simulator/books/postgres/schema-files.ts';
import { openPostgresSimulator } from '#provider/simulator/postgres-simulator.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { backfill } from '../../events/backfill.ts';
import { findDrift } from '../../events/find-drift.ts';
import { verifyBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const START = epochSeconds(1_763_180_000);
const ACCOUNT = { account_id: 'acct_1', currencies: ['usd'] } as const;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'books-'));
  source = await createTestDatabase();
  target = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true });
});

const open = async ({ connection }: TestDatabase) => {
  const simulator = await openPostgresSimulator(connection, { start: START, seed: 'tests' });
  return { simulator, ...(await simulator.openAccount(ACCOUNT)) };
};
const pay = (controls: Awaited<ReturnType<typeof open>>['controls']) =>
  controls.pay({
    ...{ amount: minor(10_000), currency: currency('usd'), card: '4242424242424242', capture: 'automatic' },
    customer: { name: 'Ada Lovelace', email: 'ada@example.com', country: 'US' },
  });

async function carryOver(): Promise<void> {
  const file = path.join(folder, 'one.backup.gz');
  const from = await source.pool.connect();
  const key = randomBytes(32);
  await writeBackup(from, file, key).finally(() => from.release(true));
  const backup = await verifyBackup(file, { key });
  const to = await target.pool.connect();
  const settle = async () => undefined;
  await restoreBackup(to, backup, { replace: true, makeBooks, settle }).finally(() => to.release(true));
}

test('a restored store and its provider agree, and the provider goes on', async () => {
  const before = await open(source);
  await pay(before.controls);
  await pay(before.controls);
  await before.controls.setClock(epochSeconds(START + 5 * DAY_S));
  await backfill({ db: source.db, now: () => START, log: silent, provider: before.provider });
  const books = await before.simulator.store.dump('acct_1');
  await before.simulator.close();

  await carryOver();
  const after = await open(target);
  try {
    expect(await after.controls.now()).toBe(START + 5 * DAY_S);
    expect(await after.simulator.store.dump('acct_1')).toEqual(books);
    const deps = { db: target.db, now: () => START, log: silent, provider: after.provider };
    const { compared, drift } = await findDrift(deps, { repair: false });
    expect(compared).toBeGreaterThan(5);
    expect(drift).toEqual([]);

    const { charge } = await pay(after.controls);
    expect(books.objects.map(({ id }) => id)).not.toContain(charge?.id);
    await after.controls.setClock(epochSeconds(START + 20 * DAY_S));
  } finally {
    await after.simulator.close();
  }
});

test('books of an older release are brought back as they were and then brought up to date', async () => {
  const [first] = readSchemaSteps();
  const client = await source.pool.connect();
  await client.query('begin');
  await makeBooks(client, 1);
  await client.query(`insert into simulator.company (seed, clock) values ('tests', ${START})`);
  await client.query('commit');
  client.release();

  await carryOver();
  const steps = await target.pool.query('select name from simulator.schema_steps order by name');
  expect(steps.rows.map(({ name }) => name)).toEqual(readSchemaSteps().map(({ name }) => name));
  expect(steps.rows[0].name).toBe(first?.name);
  const { simulator, controls } = await open(target);
  expect(await controls.now()).toBe(START);
  await simulator.close();
});
