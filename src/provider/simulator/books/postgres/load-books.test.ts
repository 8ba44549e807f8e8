import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { beginAnew, START } from '#tests/simulator/postgres-bench.ts';
import { readBooks } from '#tests/simulator/properties/books.ts';
import { brokenInvariants } from '#tests/simulator/properties/invariants.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { SimulatorControls } from '../../console/simulator-controls.ts';
import { openMemorySimulator } from '../../memory-simulator.ts';
import type { PostgresSimulator } from '../../postgres-simulator.ts';
import type { Dump } from '../memory-store.ts';
import type { HistoryBatch } from './books-text.ts';

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

const pay = (controls: SimulatorControls, name: string) =>
  controls.pay({
    amount: minor(10_000),
    currency: currency('usd'),
    card: '4242424242424242',
    capture: 'automatic',
    customer: { name, email: 'ada@example.com', country: 'US' },
  });

/** A history somebody else lived through: sales, of which the older ones have been paid out. */
async function aHistory(): Promise<Dump> {
  const { store, openAccount } = openMemorySimulator(START, { seed: 'elsewhere' });
  const { controls } = await openAccount({ account_id: 'acct_1', currencies: ['usd'] });
  for (const name of ['tab\there', 'line\nthere', 'back\\slash', '\\N', 'nul \0']) await pay(controls, name);
  await controls.setClock(epochSeconds(START + 12 * DAY_S));
  await pay(controls, 'Ada Lovelace');
  return store.dump('acct_1');
}

const batchesOf = ({ objects, ledger }: Dump): readonly HistoryBatch[] => [
  { put: objects.slice(0, 7), ledger: [], due: [] },
  { put: objects.slice(7), ledger, due: [] },
];
const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

test('a loaded history is what was given, adds up, and goes on', async () => {
  const given = await aHistory();
  await simulator.store.load('acct_1', batchesOf(given));
  const loaded = await simulator.store.dump('acct_1');
  expect(sorted(loaded.objects)).toEqual(sorted(given.objects));
  expect(JSON.stringify(loaded.ledger)).toBe(JSON.stringify(given.ledger));
  expect(loaded.events).toEqual([]);
  expect(brokenInvariants(readBooks(loaded))).toEqual([]);

  const { provider, controls } = simulator.reachAccount('acct_1');
  const [balance] = await provider.readBalances();
  expect(balance?.pending).toBe(
    given.ledger
      .filter(({ ledger }) => ledger === 'merchant_pending')
      .reduce((sum, { amount }) => sum + amount, 0),
  );
  await pay(controls, 'Grace Hopper');
  expect(brokenInvariants(readBooks(await simulator.store.dump('acct_1')))).toEqual([]);
  expect((await provider.listEvents(0, 10)).map(({ sequence }) => sequence).at(0)).toBe(1);
});

test('what waits to happen keeps its order, before and behind what is planned later', async () => {
  const due = [2, 1, 1].map(
    (days, index) =>
      ({ at: epochSeconds(START + days * DAY_S), kind: 'settle_funds', subject: `txn_${index}` }) as const,
  );
  await simulator.store.load('acct_1', [{ put: [], ledger: [], due }]);
  const met: string[] = [];
  for (;;) {
    const item = await simulator.store.transaction('acct_1', async (tx) => {
      const next = await tx.nextDue(epochSeconds(START + 9 * DAY_S));
      if (next) await tx.removeDue(next);
      return next;
    });
    if (!item) break;
    met.push(`${item.sequence} ${item.subject}`);
  }
  expect(met).toEqual(['2 txn_1', '3 txn_2', '1 txn_0']);
});

test('a history that breaks off, or does not add up, leaves nothing behind', async () => {
  const [first, second] = batchesOf(await aHistory());
  async function* breakingOff() {
    if (first) yield first;
    throw new Error('the writer went home');
  }
  await expect(simulator.store.load('acct_1', breakingOff())).rejects.toThrow('went home');
  const uneven = { put: [], ledger: second?.ledger.slice(1) ?? [], due: [] };
  await expect(simulator.store.load('acct_1', [first ?? uneven, uneven])).rejects.toThrow(
    'add up to nothing',
  );
  expect(await simulator.store.dump('acct_1')).toEqual({ objects: [], ledger: [], events: [] });
});
