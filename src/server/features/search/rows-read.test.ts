import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPayouts as payoutsContract } from '#contract/payouts.ts';
import { listTransactions as transactionsContract } from '#contract/transactions.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { queriesIn } from '#server/db/read-trip.ts';
import { openRowReader } from '#server/db/row-reader.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { builtInStore } from '#server/store/built-in-store.ts';
import type { Store } from '#server/store/store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import {
  listAuthorizations,
  summarizeAuthorizations,
} from '../authorizations/list-authorizations-repository.ts';
import { readOutcomes, summarizeOutcomes } from '../fraud/fraud-outcomes-repository.ts';
import { listMovements } from '../payment-details/movements-repository.ts';
import { listPayouts, summarizePayouts } from '../payouts/payouts-list-repository.ts';
import { listTransactions } from '../transactions/list-transactions-repository.ts';
import { resolveSearch } from '../transactions/resolved-search.ts';
import { selectionOf } from '../transactions/selection.ts';
import { suggestSearches } from '../transactions/suggest-searches.ts';
import { transactionRows } from '../transactions/transaction-rows.ts';
import { sumTransactions } from '../transactions/transaction-sums-repository.ts';
import { findAnything } from './find-anything.ts';

/** So many that reading all of a table is the wrong way, and few enough to be made in seconds. */
const ROWS = 60_000;
/** Whoever is looked for by a part of a name may be one of these many; nothing reads more. */
const READ_MAX = 5000;

let database: TestDatabase;
let db: Database;
let store: Store;
let reader: ReturnType<typeof openRowReader>;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const dialect = new PostgresDialect({ pool: database.pool });
  db = new Kysely<Schema>({ dialect, log: ({ query }) => void asked.push(query) });
  store = builtInStore({ db, config: readConfig({}), now: () => epochSeconds(0) });
  const onError = (error: Error) => void process.stderr.write(`${error.stack}\n`);
  reader = openRowReader(database.connection, onError, ({ query }) => void asked.push(...queriesIn(query)));
  await fillBooks();
}, 120_000);
afterAll(async () => {
  await reader.stop();
  await database.drop();
});

/**
 * Payments, orders and people as a busy store has them: a few first names, a thousand last names, many equal sums, and a price
 * of its first days.
 */
async function fillBooks(): Promise<void> {
  const rows = sql.lit(ROWS);
  await database.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`
      insert into customers (id, name, email, country, created)
      select i, ${names}, 'person' || i || '@example.com', 'US', now() - i * interval '1 minute'
      from generate_series(1, ${rows}) i`.execute(one);
    await sql`
      insert into orders (id, number, status, customer_id, currency, total, payment_intent_id, fraud_meta_box_type, created,
        billing)
      select i, (100000 + i)::text, 'completed', case when i % 3 > 0 then i end, 'usd', 100 * (i % 500), 'pi_' || i,
        case when i % 20 = 0 then 'block' else 'allow' end, now() - i * interval '1 minute',
        jsonb_build_object('name', ${names}, 'email', 'person' || i || '@example.com')
      from generate_series(1, ${rows}) i`.execute(one);
    await sql`
      insert into payment_intents (provider, id, status, amount, currency, charge_id, created, data)
      select 'simulator', 'pi_' || i, case when i <= 40 then 'requires_capture' else 'succeeded' end, 100 * (i % 500), 'usd',
        'ch_' || i, now() - i * interval '1 minute',
        jsonb_build_object('metadata', jsonb_build_object('order_id', i::text), 'customer', '{}'::jsonb)
      from generate_series(1, ${rows}) i`.execute(one);
    await sql`
      insert into charges (provider, id, payment_intent_id, status, amount, amount_captured, amount_refunded, currency,
        captured, disputed, created, data)
      select 'simulator', 'ch_' || i, 'pi_' || i, 'succeeded', 100 * (i % 500), 100 * (i % 500), 0, 'usd', true, false,
        now() - i * interval '1 minute', jsonb_build_object('paid', true, 'refunded', false, 'refunds', '[]'::jsonb,
          'outcome', '{"type":"authorized"}'::jsonb, 'billing_details', jsonb_build_object('name', ${names}),
          'payment_method_details', jsonb_build_object('type', 'card', 'identifier', lpad((i % 10000)::text, 4, '0')))
      from generate_series(1, ${rows}) i`.execute(one);
    await sql`
      insert into transactions (transaction_id, type, date, available_on, charge_id, payment_intent_id, order_id,
        customer_name, customer_email, customer_currency, customer_amount, currency, amount, fees, net)
      select 'txn_' || i, 'charge', now() - i * interval '1 minute', current_date, 'ch_' || i, 'pi_' || i, i,
        ${names}, 'person' || i || '@example.com', 'usd', ${moved}, 'usd', ${moved}, 0, ${moved}
      from generate_series(1, ${rows}) i`.execute(one);
    await sql`
      insert into payouts (id, type, automatic, status, date, created, amount, currency)
      select 'po_' || i, 'deposit', true, 'paid', now() - i * interval '1 hour', now() - i * interval '1 hour', ${moved}, 'usd'
      from generate_series(1, ${rows}) i`.execute(one);
    await sql`set session_replication_role = origin`.execute(one);
    await sql`select rebuild_transaction_days()`.execute(one);
    await sql`analyze customers, orders, payment_intents, charges, transactions, payouts`.execute(one);
  });
}
/** What the oldest cost, and nothing since. */
const OLDEST = 3000;
const moved = sql.raw(`case when i > ${ROWS - OLDEST} then 77700 else 100 * (i % 500) end`);
const names = sql.raw(`(array['Emma','Liam','Noah','Ada'])[1 + i % 4] || ' Lastname' || (i * 7919) % 1000`);

type Plan = Readonly<{
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  Plans?: readonly Plan[];
}>;

/** How many rows of tables a plan touched: those it gave, and those it read and threw away. */
const rowsRead = (plan: Plan): number => {
  const { 'Actual Rows': given = 0, 'Actual Loops': loops = 1, Plans = [] } = plan;
  const thrown = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = plan['Relation Name'] === undefined ? 0 : (given + thrown) * loops;
  return own + Plans.reduce((sum, below) => sum + rowsRead(below), 0);
};

async function mostRead(ask: () => Promise<unknown>): Promise<{ rows: number; sql: string }> {
  asked.length = 0;
  await ask();
  let most = { rows: 0, sql: '' };
  for (const { sql: text, parameters } of [...asked]) {
    const { rows } = await database.pool.query({
      text: `explain (analyze, format json) ${text}`,
      values: [...parameters],
    });
    const read = rowsRead(rows[0]['QUERY PLAN'][0].Plan);
    if (read > most.rows) most = { rows: read, sql: text };
  }
  return most;
}

const provider = { name: 'simulator' } as Parameters<typeof findAnything>[0]['provider'];
const LINKS = { order: String, customer: String };
const NEWEST = sql`select transaction_id from transactions order by date desc, transaction_id desc limit 25`;
const STOPPED = { outcomes: ['block', 'review'], sort: 'created', direction: 'desc' } as const;

test.each([
  ['a charge', 'ch_30000'],
  ['a payment', 'pi_30000'],
  ['a movement', 'txn_30000'],
  ['an order', '#130000'],
  ['an e-mail', 'person30000@example.com'],
  ['digits of any kind', '0042'],
  ['a sum of a hundred payments', '42.00'],
  ['a last name', 'lastname777'],
  ['two names', 'emma lastname77'],
  ['a name that a quarter of all people have', 'emma'],
  ['a word that everybody has', 'example'],
  ['nobody', 'qqzzxxyy'],
])('the search for %s reads no more than it must', async (_, text) => {
  const { rows, sql: text_ } = await mostRead(() => findAnything({ db, store, provider }, text));
  expect(rows, text_).toBeLessThan(READ_MAX);
});

const [FIRST, TENTH] = [1, 10].map((page) => ({ page, pagesize: 25 })) as [Page, Page];
type Page = Readonly<{ page: number; pagesize: number }>;
type Amounts = Readonly<Partial<Record<'amount_is' | 'amount_min' | 'amount_max', string>>>;

const transactionsOf = (amounts: Amounts, page = FIRST) => {
  const { sort, direction, ...filters } = transactionsContract.input.parse(amounts);
  return listTransactions(reader, selectionOf(filters, 'UTC'), { sort, direction }, page);
};
const payoutsOf = (amounts: Amounts, page = FIRST) =>
  listPayouts(db, payoutsContract.input.parse(amounts), 'UTC', page);

const ONE_AMOUNT: Amounts = { amount_is: '42' };
const A_FEW: Amounts = { amount_min: '42', amount_max: '45' };
const NO_LONGER: Amounts = { amount_is: '777' };
const NOBODY: Amounts = { amount_min: '5000' };

test.each([
  ['one amount', ONE_AMOUNT],
  ['a few amounts', A_FEW],
  ['an amount that nobody pays any more', NO_LONGER],
  ['an amount that nobody paid', NOBODY],
])('transactions of %s are found by it, and not among all', async (_, amounts) => {
  const { sort: __, direction: ___, ...filters } = transactionsContract.input.parse(amounts);
  for (const ask of [
    () => transactionsOf(amounts),
    () => transactionsOf(amounts, TENTH),
    () => sumTransactions(db, selectionOf(filters, 'UTC')),
  ]) {
    const { rows, sql: text } = await mostRead(ask);
    expect(rows, text).toBeLessThan(READ_MAX);
  }
});

test.each([
  ['one amount', ONE_AMOUNT],
  ['a few amounts', A_FEW],
  ['an amount that is paid out no more', NO_LONGER],
  ['an amount that nobody was paid', NOBODY],
])('payouts of %s are found by it, and not among all', async (_, amounts) => {
  for (const ask of [
    () => payoutsOf(amounts),
    () => payoutsOf(amounts, TENTH),
    () => summarizePayouts(db, payoutsContract.input.parse(amounts), 'UTC'),
  ]) {
    const { rows, sql: text } = await mostRead(ask);
    expect(rows, text).toBeLessThan(READ_MAX);
  }
});

test.each([
  ['what was stopped', () => readOutcomes(db, STOPPED, { limit: 25, offset: 0 })],
  ['the sums of what was stopped', () => summarizeOutcomes(db, STOPPED)],
  [
    'what waits to be captured',
    () => listAuthorizations(db, LINKS, { sort: 'created', direction: 'asc', page: 1, pagesize: 25 }),
  ],
  ['the sums of what waits', () => summarizeAuthorizations(db, epochSeconds(0))],
  ['the movements of a payment', () => listMovements(db, ['ch_30000'])],
  [
    'a page of transactions, each with how its payment stands,',
    () => transactionRows(NEWEST, sql`t.date desc`).execute(db),
  ],
  ['suggestions of a last name', () => suggestSearches(db, 'lastname777')],
  ['suggestions of a common name', () => suggestSearches(db, 'emma')],
  ['suggestions of nobody', () => suggestSearches(db, 'qqzzxxyy')],
  ['the payers a name may mean', () => resolveSearch(db, ['lastname777'])],
  ['the payers nobody is', () => resolveSearch(db, ['qqzzxxyy'])],
])('%s reads no more than it must', async (_, ask) => {
  const { rows, sql: text } = await mostRead(ask);
  expect(rows, text).toBeLessThan(READ_MAX);
});
