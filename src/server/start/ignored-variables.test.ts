import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { generateWorld } from '#demo/history/generate-world.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { readConfig } from '../config.ts';
import { refuseUnusableDemo, shopCurrencyOf } from './demo-settings.ts';
import { ignoredVariables } from './ignored-variables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db);
  await database.pool.query(`truncate demo_world`);
  await database.pool.query(
    `insert into demo_world (scenario, seed, clock, transactions) values ('busy', 'seed', now(), 1)`,
  );
  await database.pool.query(
    `insert into products (slug, name, sku, price, currency) values ('ink', 'Ink', '', 900, 'usd')`,
  );
});

const said = (env: NodeJS.ProcessEnv, isNew = false) =>
  ignoredVariables({ db: database.db, config: readConfig(env) }, isNew);

test('what a store that is there already does not follow is said', async () => {
  expect(await said({ SCENARIO: 'japan', STORE_CURRENCY: 'EUR' })).toEqual([
    'SCENARIO=japan is ignored: this store began as "busy". npm run seed -- --scenario japan --replace fills it anew.',
    'STORE_CURRENCY=EUR changes no price: products keep theirs in USD.',
  ]);
});

test('nothing is said of what agrees, of what nobody set, and of a world filled just now', async () => {
  expect(await said({ SCENARIO: 'busy', STORE_CURRENCY: 'USD' })).toEqual([]);
  expect(await said({})).toEqual([]);
  expect(await said({ SCENARIO: 'japan', STORE_CURRENCY: 'EUR' }, true)).toEqual([]);
});

test('the labels of a new demo shop say the currency that somebody chose', () => {
  const labels = (env: NodeJS.ProcessEnv, scenario: 'fresh' | 'japan') => {
    const shopCurrency = shopCurrencyOf(readConfig(env));
    const now = epochSeconds(1_790_000_000);
    const world = generateWorld({ scenario, seed: 'labels', now, transactions: 0, shopCurrency });
    const labelled = [...world].flatMap((batch) =>
      batch.table === 'products' ? batch.rows.map(({ currency }) => currency) : [],
    );
    return new Set(labelled);
  };
  expect(labels({}, 'fresh')).toEqual(new Set(['usd']));
  expect(labels({}, 'japan')).toEqual(new Set(['jpy']));
  expect(labels({ STORE_CURRENCY: 'EUR' }, 'fresh')).toEqual(new Set(['eur']));
});

test('a currency that the demo shop knows no rate of is refused', () => {
  expect(() => refuseUnusableDemo(readConfig({ STORE_CURRENCY: 'ZAR' }))).toThrow(
    'STORE_CURRENCY is not usable: the demo shop sells in one of USD, EUR,',
  );
});
