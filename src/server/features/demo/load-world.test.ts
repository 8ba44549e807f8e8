import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aTransaction, saveTransaction } from '#tests/factories/transaction.ts';
import { aWorld, WORLD_NOW } from '#tests/factories/world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { DemoBatch, DemoWorld } from './demo-world.ts';
import { loadWorld, seedIfEmpty } from './load-world.ts';

const small = () => aWorld({ seed: 'loading' });

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const worldWith = (...batches: DemoBatch[]): DemoWorld => ({
  scenario: 'busy',
  seed: 'by hand',
  now: WORLD_NOW,
  transactions: 1,
  batches: () => batches,
});

async function one<Row extends object>(question: string): Promise<Row> {
  const { rows } = await database.pool.query<Row>(question);
  return rows[0] ?? expect.fail(`${question} answers a row`);
}

/** Everything that bulk loading takes away and must give back. */
const structure = async () =>
  (
    await database.pool.query<{ part: string }>(
      `select pg_get_indexdef(indexrelid) as part from pg_index where indrelid::regclass::text !~ '^pg_'
       union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
         where connamespace = 'public'::regnamespace
       union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       order by 1`,
    )
  ).rows.map(({ part }) => part);

describe('loadWorld', () => {
  test('loads every row, counts the rollup and leaves keys, indexes and triggers as they were', async () => {
    const before = await structure();
    const world = small();

    const loaded = await loadWorld(database.pool, world);

    const expected = new Map<string, number>();
    for (const batch of world.batches()) {
      if (batch.table !== 'account')
        expected.set(batch.table, (expected.get(batch.table) ?? 0) + batch.rows.length);
    }
    for (const [table, rows] of expected) {
      expect(await one(`select count(*)::int as rows from ${table}`), table).toEqual({ rows });
    }
    expect(loaded).toEqual({ transactions: 1500, rows: [...expected.values()].reduce((a, b) => a + b) });
    expect(
      await one(`select sum(count)::int as counted from transaction_days where dimension = 'all'`),
    ).toEqual({ counted: 1500 });
    expect(
      await one(`select sum(count)::int as counted from transaction_totals where dimension = 'all'`),
    ).toEqual({ counted: 1500 });
    expect(await one('select scenario, seed, clock, transactions from demo_world')).toEqual({
      scenario: 'busy',
      seed: 'loading',
      clock: '2025-11-15 04:13:20',
      transactions: 1500,
    });
    expect(await one(`select data->>'status' as status from account`)).toEqual({ status: 'complete' });
    expect(await structure()).toEqual(before);
  });

  test('hostile names come through as they were', async () => {
    const names = [
      'back\\slash \\N \\.',
      'tab\tand\nline\r\nend',
      'quote \' " ;--',
      '‮right to left',
      '{"json": "\\u0000"}',
      '',
      '\b\f\v',
      '𠮷田 👩‍👩‍👧',
    ];
    const rows = names.map((customer_name, index) => ({
      ...aTransaction({ transaction_id: `txn_hostile_${index}`, customer_name }),
      metadata: { note: customer_name },
    }));

    await loadWorld(database.pool, worldWith({ table: 'transactions', rows }));

    const { rows: stored } = await database.pool.query(
      `select customer_name, metadata->>'note' as note from transactions order by transaction_id`,
    );
    expect(stored).toEqual(names.map((name) => ({ customer_name: name, note: name })));
  });

  test('refuses to mix with what is there, and says how to replace it', async () => {
    await saveTransaction(database.db, { transaction_id: 'txn_mine' });

    await expect(loadWorld(database.pool, small())).rejects.toThrow(
      /already holds data \(transactions\).*--replace/,
    );

    expect(await one('select count(*)::int as rows from transactions')).toEqual({ rows: 1 });
    await loadWorld(database.pool, small(), { replace: true });
    expect(
      await one(`select count(*)::int as rows from transactions where transaction_id = 'txn_mine'`),
    ).toEqual({ rows: 0 });
  });

  test('a load that breaks off leaves nothing behind', async () => {
    const before = await structure();
    const world = small();
    const breaking: DemoWorld = {
      ...world,
      *batches() {
        yield* world.batches();
        throw new Error('the power went out');
      },
    };

    await expect(loadWorld(database.pool, breaking)).rejects.toThrow('the power went out');

    expect(
      await one(
        'select (select count(*) from transactions)::int as rows, exists (select from demo_world) as marked',
      ),
    ).toEqual({
      rows: 0,
      marked: false,
    });
    expect(await structure()).toEqual(before);
    await loadWorld(database.pool, world);
  });

  test('a row that refers to nothing stops the whole load', async () => {
    const rows = [aTransaction({ order_id: 404 })];
    await expect(loadWorld(database.pool, worldWith({ table: 'transactions', rows }))).rejects.toThrow(
      /foreign key/,
    );
    expect(await one('select count(*)::int as rows from transactions')).toEqual({ rows: 0 });
  });

  test('progress rises to its end', async () => {
    const shares: number[] = [];
    await loadWorld(database.pool, small(), { onProgress: (done, total) => shares.push(done / total) });
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeCloseTo(1);
  });

  test('new orders go on counting after the loaded ones', async () => {
    await loadWorld(database.pool, small());
    const { last } = await one<{ last: number }>('select max(id)::int as last from orders');
    const { next } = await one<{ next: number }>(
      `insert into orders (number, status, currency, total, created) values ('next', 'pending', 'usd', 1, now()) returning id::int as next`,
    );
    expect(next).toBe(last + 1);
  });
});

describe('seedIfEmpty', () => {
  test('two starts at once load one world', async () => {
    const answers = await Promise.all([
      seedIfEmpty(database.pool, small()),
      seedIfEmpty(database.pool, small()),
    ]);
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
    expect(await one('select count(*)::int as rows from transactions')).toEqual({ rows: 1500 });
  });

  test('an empty scenario stays empty when another one is named later', async () => {
    await seedIfEmpty(database.pool, aWorld({ scenario: 'fresh', transactions: 0 }));
    expect(await seedIfEmpty(database.pool, small())).toBeUndefined();
    expect(await one('select count(*)::int as rows from transactions')).toEqual({ rows: 0 });
  });

  test('data that somebody put there is left alone', async () => {
    await saveTransaction(database.db);
    expect(await seedIfEmpty(database.pool, small())).toBeUndefined();
    expect(await one('select count(*)::int as rows from transactions')).toEqual({ rows: 1 });
  });
});
