import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { type CuttableLine, openCuttableLine } from '#tests/simulator/cuttable-line.ts';
import { BEGINNING, beginAnew, booksText, START } from '#tests/simulator/postgres-bench.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { SimulatorControls } from '../../console/simulator-controls.ts';
import { openMemorySimulator } from '../../memory-simulator.ts';
import { openPostgresSimulator, type PostgresSimulator } from '../../postgres-simulator.ts';

const ACCOUNT = { account_id: 'acct_1', currencies: ['usd'] } as const;

let database: TestDatabase;
let line: CuttableLine;
/** The provider as somebody with a bad line meets it, and its books over a good one. */
let simulator: PostgresSimulator;
let overBadLine: PostgresSimulator;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  line = await openCuttableLine(database.connection);
});
afterAll(async () => {
  await line.close();
  await database.drop();
});
beforeEach(async () => {
  simulator = await beginAnew(database.connection);
  overBadLine = await openPostgresSimulator(
    { ...database.connection, host: line.host, port: line.port },
    BEGINNING,
  );
});
afterEach(async () => {
  await overBadLine.close();
  await simulator.close();
});

const pay = (controls: SimulatorControls, idempotencyKey: string) =>
  controls.pay({
    amount: minor(10_000),
    currency: currency('usd'),
    card: '4242424242424242',
    capture: 'automatic',
    customer: { name: 'Ada Lovelace', email: 'ada@example.com', country: 'US' },
    idempotencyKey,
  });

const booksNow = async () => booksText(simulator.store, 'acct_1', await simulator.store.dump('acct_1'));

async function booksInMemory(live: (controls: SimulatorControls) => Promise<void>): Promise<string> {
  const { store, openAccount } = openMemorySimulator(START, { seed: BEGINNING.seed });
  const { controls } = await openAccount(ACCOUNT);
  await live(controls);
  return booksText(store, 'acct_1', store.dump('acct_1'));
}

test.each(['before', 'after'] as const)(
  'a payment whose line breaks %s any of its messages is made wholly or not at all, and once when asked again',
  async (when) => {
    await simulator.openAccount(ACCOUNT);
    const { controls } = overBadLine.reachAccount('acct_1');
    let payments = 0;
    for (let nth = 1; ; nth += 1) {
      const before = await booksNow();
      line.cutAt(nth, when);
      const first = await pay(controls, `pay-${nth}`).catch(() => undefined);
      const wasCut = line.takeCut();
      expect(first === undefined).toBe(wasCut);
      const between = await booksNow();
      await pay(controls, `pay-${nth}`);
      const after = await booksNow();
      expect([before, after]).toContain(between);
      payments += 1;
      if (!wasCut) break;
    }
    expect(payments).toBeGreaterThan(5);
    const uninterrupted = await booksInMemory(async (other) => {
      for (let nth = 1; nth <= payments; nth += 1) await pay(other, `pay-${nth}`);
    });
    expect(await booksNow()).toBe(uninterrupted);
  },
);

test('time that is cut short again and again gets where it was going, with everything done once', async () => {
  await simulator.openAccount(ACCOUNT);
  await pay(simulator.reachAccount('acct_1').controls, 'pay-1');
  const { controls } = overBadLine.reachAccount('acct_1');
  const to = epochSeconds(START + 12 * DAY_S);
  let cuts = 0;
  for (let nth = 3; ; nth += 5) {
    line.cutAt(nth, nth % 2 === 0 ? 'before' : 'after');
    await controls.setClock(to).catch(() => undefined);
    if (!line.takeCut()) break;
    cuts += 1;
  }
  expect(cuts).toBeGreaterThan(5);
  const uninterrupted = await booksInMemory(async (other) => {
    await pay(other, 'pay-1');
    await other.setClock(to);
  });
  expect(await booksNow()).toBe(uninterrupted);
});

test('a provider opened again goes on with its time, its seed and its numbers', async () => {
  const later = epochSeconds(START + 3 * DAY_S);
  const { controls } = await simulator.openAccount(ACCOUNT);
  await pay(controls, 'pay-1');
  await expect(pay(controls, 'pay-1').then(({ intent }) => intent.status)).resolves.toBe('succeeded');
  await controls.setClock(later);
  const other = { start: epochSeconds(START + 900 * DAY_S), seed: 'another' };
  const again = await openPostgresSimulator(database.connection, other);
  try {
    expect(again.store.seed()).toBe(BEGINNING.seed);
    const sides = again.reachAccount('acct_1');
    expect(await sides.controls.now()).toBe(later);
    await pay(sides.controls, 'pay-2');
  } finally {
    await again.close();
  }
  const uninterrupted = await booksInMemory(async (memory) => {
    await pay(memory, 'pay-1');
    await memory.setClock(later);
    await pay(memory, 'pay-2');
  });
  expect(await booksNow()).toBe(uninterrupted);
});
