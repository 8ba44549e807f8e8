import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { PROVIDER_PROMISES } from '#tests/provider/provider-conformance.ts';
import { BEGINNING, beginAnew } from '#tests/simulator/postgres-bench.ts';
import { removeBooks } from '#tests/simulator/remove-books.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { openPostgresSimulator, type PostgresSimulator } from './postgres-simulator.ts';

let database: TestDatabase;
let simulator: PostgresSimulator;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());
beforeEach(async () => {
  simulator = await beginAnew(database.connection);
});
afterEach(() => simulator.close());

describe('the simulator on PostgreSQL keeps what a provider promises', () => {
  test.each(PROVIDER_PROMISES)('$name', async ({ holds }) => {
    const { provider, controls } = await simulator.openAccount({ account_id: 'acct_1', currencies: ['usd'] });
    const wait = async (seconds: number) => controls.setClock(epochSeconds((await controls.now()) + seconds));
    await holds({ provider, wait });
  });
});

test('an account that is open stays as it is', async () => {
  const { controls } = await simulator.openAccount({ account_id: 'acct_1', currencies: ['usd'] });
  await controls.patchAccount({ status: 'restricted' });
  const { provider } = await simulator.openAccount({ account_id: 'acct_1', currencies: ['eur'] });
  const account = await provider.findAccount();
  expect(account).toMatchObject({ status: 'restricted', store_currencies: { default: 'usd' } });
});

test('a world can be ended and another begun, with nothing of the old one in it', async () => {
  await simulator.openAccount({ account_id: 'acct_1', currencies: ['usd'] });
  const other = await openPostgresSimulator(database.connection, BEGINNING);
  await removeBooks(database.connection);
  await other.close();
  const anew = await openPostgresSimulator(database.connection, { ...BEGINNING, seed: 'another' });
  try {
    expect(anew.store.seed()).toBe('another');
    expect(await anew.reachAccount('acct_1').provider.findAccount()).toBeUndefined();
    // Who had the old books open meets the new ones.
    expect(await simulator.reachAccount('acct_1').provider.findAccount()).toBeUndefined();
  } finally {
    await anew.close();
  }
});

test('whoever has the books open while another process loads another world goes on with its seed', async () => {
  const other = await openPostgresSimulator(database.connection, BEGINNING);
  const nothing = async function* (): AsyncGenerator<never> {};
  try {
    expect(simulator.store.seed()).toBe(BEGINNING.seed);
    await other.store.replace({ ...BEGINNING, seed: 'another' }, 'acct_1', nothing());
    // Ids and rates of this command come from it.
    await simulator.openAccount({ account_id: 'acct_1', currencies: ['usd'] });
    expect([simulator.store.seed(), other.store.seed()]).toEqual(['another', 'another']);
  } finally {
    await other.close();
  }
});

test('faults disturb callers, never the provider', async () => {
  const { provider, controls } = await simulator.openAccount({ account_id: 'acct_1', currencies: ['usd'] });
  simulator.faults.set({ calls: { kinds: ['fail_before'], perMille: 1000 } });
  await expect(provider.findAccount()).rejects.toThrow();
  expect(await controls.now()).toBe(BEGINNING.start);
  simulator.faults.clear();
  expect(await provider.findAccount()).toBeDefined();
});
