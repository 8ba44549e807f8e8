import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BalanceTransaction, Charge } from '#provider/provider-objects.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { aWorld, WORLD_NOW } from '#tests/factories/world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { DemoHistory, DemoWorld } from './demo-world.ts';
import { historyRows } from './history-rows.ts';
import { loadWorld, seedIfEmpty } from './load-world.ts';

const small = () => aWorld({ seed: 'loading' });

/** A sale of a small world, and its charge. */
function aSale(): Readonly<{ sale: BalanceTransaction; charge: Charge }> {
  for (const batch of small().batches()) {
    if (batch.table !== 'history') continue;
    for (const object of batch.put) {
      if (object.kind !== 'transaction' || object.value.type !== 'charge') continue;
      const charge = batch.sales.get(object.value.charge ?? '');
      if (charge) return { sale: object.value, charge };
    }
  }
  return expect.fail('a world has sales');
}

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const worldWith = (...pieces: DemoHistory[]): DemoWorld => ({
  scenario: 'busy',
  seed: 'by hand',
  now: WORLD_NOW,
  account_id: 'acct_1',
  transactions: 1,
  batches: () => pieces,
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
  const announced = [
    ['small', 1500],
    ['large', 1_000_000], // Only said to be: from so many on, every index is made afterwards.
  ] as const;
  test.each(announced)(
    'a %s world: every row, the rollups, and keys, indexes and triggers as they were',
    async (_, transactions) => {
      const before = await structure();
      const world = { ...small(), transactions };

      const loaded = await loadWorld(database.pool, world);

      const expected = new Map<string, number>();
      const add = (table: string, rows: number) => expected.set(table, (expected.get(table) ?? 0) + rows);
      for (const batch of world.batches()) {
        if (batch.table !== 'history') add(batch.table, batch.rows.length);
        else for (const [table, rows] of historyRows('simulator', batch)) add(table, rows.length);
      }
      expect([...expected.keys()].sort()).toEqual([
        ...['account', 'charges', 'customers', 'disputes', 'documents', 'loans', 'order_items'],
        ...[
          'order_notes',
          'order_refunds',
          'orders',
          'payment_intents',
          'payouts',
          'products',
          'refunds',
          'subscription_orders',
        ],
        ...['subscriptions', 'transactions'],
      ]);
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
    },
  );

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
    const { sale, charge } = aSale();
    const sales = new Map(
      names.map((name, index) => [
        `ch_${index}`,
        { ...charge, billing_details: { ...charge.billing_details, name }, metadata: { order_id: '1001' } },
      ]),
    );
    const put = names.map((note, index) => {
      const id = `txn_hostile_${index}` as const;
      const value = { ...sale, id, charge: `ch_${index}` as const, payout: null, metadata: { note } };
      return { kind: 'transaction', id, value } as const;
    });
    const orders = [...small().batches()].flatMap((batch) => (batch.table === 'orders' ? [batch] : []));

    await loadWorld<DemoHistory>(database.pool, {
      ...worldWith(),
      batches: () => [
        ...[...small().batches()].filter(({ table }) => table === 'customers'),
        ...orders,
        { table: 'history', put, sales } as const,
      ],
    });

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
    const piece = [...small().batches()].find(({ table }) => table === 'history');
    if (piece?.table !== 'history') return expect.fail('a world has a history');
    await expect(loadWorld(database.pool, worldWith(piece))).rejects.toThrow(/foreign key/);
    expect(await one('select count(*)::int as rows from transactions')).toEqual({ rows: 0 });
  });

  test('progress rises to its end', async () => {
    const shares: number[] = [];
    await loadWorld(database.pool, small(), { onProgress: (done, total) => shares.push(done / total) });
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeCloseTo(1);
  });

  test('what is known of payments lies in the order of their time', async () => {
    await loadWorld(database.pool, small());
    const { facts, steps_back } = await one<{ facts: number; steps_back: number }>(
      `select count(*) as facts, count(*) filter (where created < before) as steps_back
       from (select created, lag(created) over (order by ctid) as before from payment_facts) as placed`,
    );
    expect(facts).toBeGreaterThan(100);
    expect(steps_back).toBe(0);
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
