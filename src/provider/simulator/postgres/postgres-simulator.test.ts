import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { PROVIDER_PROMISES } from '../../provider-conformance.ts';
import { beginAnew } from './postgres-bench.ts';
import type { PostgresSimulator } from './postgres-simulator.ts';

let database: TestDatabase;
let simulator: PostgresSimulator;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());
beforeEach(async () => {
  simulator = await beginAnew(database.connection, database.pool);
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
