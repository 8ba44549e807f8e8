import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assert } from '#domain/shared/assert.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { BEGINNING, START } from '#tests/simulator/postgres-bench.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { BalanceTransaction } from '../../../provider-objects.ts';
import { simObject } from '../../core/sim-object.ts';
import type { HistoryBatch } from './books-text.ts';
import { openPostgresStore, type PostgresStore } from './postgres-store.ts';
import { QUESTIONS } from './questions.ts';

const TRANSACTIONS = 100_000;
const WAITING = 40;
const PER_PAYOUT = 50;

let database: TestDatabase;
let store: PostgresStore;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  store = await openPostgresStore(database.connection, BEGINNING);
  await store.load('acct_1', longHistory());
  await database.pool.query(
    `insert into simulator.events (sequence, id, account_id, type, created, kind, object_id, data)
     select nth, 'evt_' || nth, 'acct_1', 'x', 0, 'transaction', 'txn_' || nth, '{}'
     from generate_series(1, ${TRANSACTIONS}) nth;
     insert into simulator.answers (account_id, key, request, answer)
     select 'acct_1', 'key-' || nth, '', '{}' from generate_series(1, ${TRANSACTIONS}) nth;
     analyze simulator.events, simulator.answers, simulator.balances`,
  );
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

/** Sales of which all but the last few have left with a payout, and as many things to come. */
function* longHistory(): Iterable<HistoryBatch> {
  const numbers = Array.from({ length: TRANSACTIONS }, (_, index) => index + 1);
  for (let from = 0; from < TRANSACTIONS; from += 10_000) {
    const part = numbers.slice(from, from + 10_000);
    yield {
      put: part.map((number) => simObject('transaction', aSale(number))),
      ledger: [],
      due: part.map((number) => ({
        at: epochSeconds(START + number),
        kind: 'settle_funds',
        subject: `txn_${number}`,
      })),
    };
  }
}

const aSale = (number: number): BalanceTransaction => ({
  id: `txn_${number}`,
  type: 'charge',
  reporting_category: 'charge',
  created: START,
  available_on: START,
  status: 'available',
  currency: currency('usd'),
  amount: minor(number),
  fee: minor(0),
  net: minor(number),
  customer_currency: currency('usd'),
  customer_amount: minor(number),
  exchange_rate: null,
  fee_rates: null,
  charge: null,
  refund: null,
  dispute: null,
  loan: null,
  payout: number > TRANSACTIONS - WAITING ? null : `po_${Math.ceil(number / PER_PAYOUT)}`,
  metadata: {},
});

type PlanNode = Readonly<{
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: readonly PlanNode[];
}>;

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function planOf(pool: pg.Pool, question: string, values: readonly unknown[]) {
  const { rows } = await pool.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    `explain (analyze, format json) ${question}`,
    [...values],
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  assert(plan, 'the database explains itself');
  const nodes = nodesOf(plan);
  return {
    answered: plan['Actual Rows'],
    touched: Math.max(...nodes.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))),
    walks: nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
    sorts: nodes.filter((node) => node['Node Type'] === 'Sort').length,
  };
}

/** The question, its values, and how many rows it answers. Of each, no more may be touched than answered. */
test.each([
  ['find', ['acct_1', 'transaction', 'txn_77777'], 1],
  ['waiting', ['acct_1', 'usd'], WAITING],
  ['waiting', ['acct_1', 'eur'], 0],
  ['ofPayout', ['acct_1', 'po_1000'], PER_PAYOUT],
  ['page', ['acct_1', 'transaction', 0, 101], 101],
  ['page', ['acct_1', 'transaction', 90_000, 101], 101],
  ['all', ['acct_1', 'loan'], 0],
  ['nextDue', [START + TRANSACTIONS], 1],
  ['nextDue', [START], 0],
  ['eventsAfter', ['acct_1', 90_000, 100], 100],
  ['eventsAfter', ['acct_2', 0, 100], 0],
  ['answer', ['acct_1', 'key-5'], 1],
] as const)('%s %j is answered from an index at a hundred thousand rows', async (name, values, answered) => {
  const plan = await planOf(database.pool, QUESTIONS[name], values);
  expect(plan).toEqual({ answered, touched: answered, walks: [], sorts: 0 });
});

test('the fees of a month are read from that month alone', async () => {
  await database.pool.query(
    `insert into simulator.objects (account_id, kind, id, value)
     select 'acct_1', 'payout', 'po_f' || nth,
       json_build_object('created', ${START} + nth * 100, 'fee', 1, 'currency', 'usd', 'status', 'paid')
     from generate_series(1, 1000) nth;
     analyze simulator.objects`,
  );
  const plan = await planOf(database.pool, QUESTIONS.feesBetween, ['acct_1', START + 500, START + 1500]);
  expect(plan).toMatchObject({ answered: 1, touched: 10, walks: [] });
});

test('the first thing due is found at once after many have been performed', async () => {
  await database.pool.query(`delete from simulator.due where sequence <= ${TRANSACTIONS / 2}`);
  const plan = await planOf(database.pool, QUESTIONS.nextDue, [START + TRANSACTIONS]);
  expect(plan).toEqual({ answered: 1, touched: 1, walks: [], sorts: 0 });
});
