import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadWorld } from '#demo/load/load-world.ts';
import { aWorld, WORLD_NOW as now } from '#tests/factories/world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { checkInvariants, findBroken, INVARIANTS } from './check-invariants.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadWorld(database.pool, aWorld({ transactions: 4000 }));
});
afterAll(() => database.drop());

async function brokenRows(name: string, statements: string): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(statements);
    const [finding] = await findBroken(
      client,
      now,
      INVARIANTS.filter((invariant) => invariant.name === name),
    );
    return finding?.broken ?? 0;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** One row of a table, always the same. */
const one = (table: string, id: string, condition: string): string =>
  `${id} = (select ${id} from ${table} where ${condition} order by ${id} limit 1)`;
const aRow = (condition: string): string => one('transactions', 'transaction_id', condition);
const aPayout = (condition: string): string => one('payouts', 'id', condition);

test('a generated world holds every invariant', async () => {
  const client = await database.pool.connect();
  try {
    const findings = await checkInvariants(client, async () => now);
    expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
    expect(findings).toHaveLength(INVARIANTS.length);
  } finally {
    client.release();
  }
});

const OPERATION = 'op_00000000-0000-4000-8000-000000000000';
const anOperation = (kind: string): string =>
  `insert into operations (id, kind, state, caller, actor_email, ip, request_hash, input, read_order, attempts,
                           next_attempt_at, result, created, finished)
   values ('${OPERATION}', '${kind}', 'succeeded', 'user 1', 'a@example.com', '::1', '', '{}', 1, 1, now(), '{}', now(), now())`;
const aCharge = `insert into charges (provider, id, payment_intent_id, status, amount, amount_captured, amount_refunded,
                                      currency, captured, disputed, created, data)
   values ('simulator', 'ch_1', 'pi_1', 'succeeded', 1000, 1000, 0, 'usd', true, false, now(), '{}')`;
const aRefund = (id: string, amount: number, operation_id = 'null'): string =>
  `insert into refunds (provider, id, charge_id, payment_intent_id, status, amount, currency, operation_id, created, data)
   values ('simulator', '${id}', 'ch_1', 'pi_1', 'succeeded', ${amount}, 'usd', ${operation_id}, now(), '{}')`;
const threeAuditLines = `insert into audit_log (at, actor_email, ip, action, object_kind, object_id, result)
   select now(), 'a@example.com', '::1', 'payment.refund', 'charge', 'ch_' || n, 'succeeded' from generate_series(1, 3) n;
   alter table audit_log disable trigger user`;

const aLockedMonth = (month: string, totals: string): string =>
  `insert into book_periods (month, ends, opens, totals, settings, locked_by, locked_at)
   select '${month}', next, next, '${totals}', '{}', 'a@example.com', now()
   from (select to_date('${month}', 'YYYY-MM') + interval '1 month' as next) as after`;

/** Of a customer in another currency, and so small that it comes to nothing in the store's. */
const aTinyRefund = (customer_amount: number): string =>
  `update transactions set type = 'refund', amount = 0, fees = 0, net = 0, customer_amount = ${customer_amount}
   where ${aRow('exchange_rate is not null')}`;

/** A bug for each invariant, planted behind the back of the constraints that would stop it. */
const PLANTED: readonly (readonly [name: string, statements: string])[] = [
  [
    'dispute totals',
    `insert into dispute_totals (status, currency, count, amount) values ('won', 'chf', 1, 5)`,
  ],
  [
    'payout totals',
    `insert into payout_totals (status, currency, count, amount) values ('paid', 'chf', 1, 5)`,
  ],
  [
    'dispute reversals',
    `update transactions set type = 'dispute_reversal' where ${aRow(`type = 'charge' and charge_id is not null`)}`,
  ],
  [
    'net',
    `alter table transactions drop constraint net_is_amount_less_fees;
     update transactions set net = net + 1 where ${aRow(`type = 'charge'`)}`,
  ],
  [
    'exact integers',
    `update transactions set amount = 9007199254740993, customer_amount = 9007199254740993, net = 9007199254740993 - fees
     where ${aRow('customer_currency = currency')}`,
  ],
  [
    'one currency',
    `update transactions set exchange_rate = 1.1 where ${aRow('customer_currency = currency')}`,
  ],
  [
    'one currency',
    `update transactions set exchange_rate = null where ${aRow('customer_currency <> currency')}`,
  ],
  [
    'exchange',
    `update transactions set exchange_rate = exchange_rate * 1.01
     where ${aRow(`exchange_rate is not null and type = 'charge' and amount > 1000`)}`,
  ],
  [
    'signs',
    `update transactions set amount = -amount, net = -net, customer_amount = -customer_amount
     where ${aRow(`type = 'refund'`)}`,
  ],
  [
    'signs',
    `update transactions set amount = 0, customer_amount = 0, net = -fees where ${aRow(`type = 'charge' and exchange_rate is null`)}`,
  ],
  ['signs', aTinyRefund(0)],
  ['fees', `update transactions set fees = amount + 1, net = -1 where ${aRow(`type = 'charge'`)}`],
  ['fees', `update transactions set metadata = '{}' where ${aRow(`type = 'card_reader_fee'`)}`],
  [
    'past',
    `update transactions set date = '2025-11-15 04:13:21Z', available_on = '2025-11-18' where ${aRow('true')}`,
  ],
  ['past', `update transactions set available_on = (date - interval '1 day')::date where ${aRow('true')}`],
  [
    'one sale',
    `update transactions set charge_id = (select charge_id from transactions where type = 'charge' order by charge_id desc limit 1)
     where ${aRow(`type = 'charge'`)}`,
  ],
  ['sale of each refund', `update transactions set charge_id = 'ch_gone' where ${aRow(`type = 'refund'`)}`],
  ['sale of each refund', `update transactions set date = '2001-01-01Z' where ${aRow(`type = 'dispute'`)}`],
  [
    'refunds within the sale',
    `update transactions set amount = amount * 20, net = net * 20, customer_amount = customer_amount * 20
     where ${aRow(`type = 'refund'`)}`,
  ],
  [
    'disputes within the sale',
    `update transactions set amount = amount * 2, net = amount * 2 - fees, customer_amount = customer_amount * 2
     where ${aRow(`type = 'dispute_reversal'`)}`,
  ],
  [
    'orders',
    `update orders set total = total + 1, total_tax = total_tax + 1 where ${one('orders', 'id', `status = 'completed'`)}`,
  ],
  [
    'references resolve',
    `alter table transactions drop constraint transactions_order_id_fkey;
     update transactions set order_id = -1 where ${aRow('order_id is not null')}`,
  ],
  [
    'subscribers',
    `update subscriptions set customer_id = (select max(id) from customers) where ${one('subscriptions', 'id', 'true')}`,
  ],
  [
    'loans',
    `update transactions set amount = -1000000000, net = -1000000000, customer_amount = -1000000000
     where ${aRow(`type = 'financing_paydown'`)}`,
  ],
  ['payout sums', `update payouts set amount = amount + 1 where ${aPayout('automatic and amount > 0')}`],
  ['payout sums', `update transactions set deposit_id = null where ${aRow('deposit_id is not null')}`],
  [
    'vain payouts',
    `update transactions set deposit_id = (select id from payouts where status = 'failed' limit 1) where ${aRow('true')}`,
  ],
  ['payout currency', `update payouts set currency = 'sek' where ${aPayout(`status = 'paid'`)}`],
  [
    'payout order',
    `update payouts set created = created - interval '40 days' where ${aPayout(`status = 'paid'`)}`,
  ],
  ['payout kinds', `update payouts set failure_code = 'declined' where ${aPayout(`status = 'paid'`)}`],
  ['payout fees', `update payouts set fee = 1 where ${aPayout('automatic')}`],
  ['payout fees', `update payouts set fee = fee + 1, amount = amount - 1 where ${aPayout('not automatic')}`],
  [
    'bank matches',
    `insert into bank_accounts (id, account_key, name, currency, made) values (1, 'a', 'a', 'usd', now());
     insert into bank_files (id, sha256, name, size, format, encoding, imported, lines_read, lines_new, lines_known,
       lines_pending, lines_refused) values (1, repeat('a', 64), 'a', 1, 'csv', 'utf-8', now(), 1, 1, 0, 0, 0);
     insert into bank_lines (id, account_id, file_id, line_number, booked_on, amount, currency, status, text, reversal, raw,
       identity, ordinal) values (1, 1, 1, 1, current_date, 1, 'usd', 'booked', '', false, '', 'a', 1);
     insert into bank_matches (match_key, line_id, payout_id, leg, state, tier, reason, covered, found)
     select id, 1, id, 'arrival', 'automatic', 2, 'only_pair', 1, now() from payouts where currency = 'usd' limit 2`,
  ],
  [
    'daily sums',
    `update transaction_days set count = count + 1 where dimension = 'type' and value = 'charge' and currency = 'usd'`,
  ],
  [
    'total sums',
    `update transaction_totals set fees = fees + 1 where dimension = 'all' and currency = 'usd'`,
  ],
  ['total sums', `delete from transaction_totals where dimension = 'source' and value = 'visa'`],
  ['monthly sums', `delete from transaction_months where source = 'amex'`],
  ['sums by payer', `update transaction_payers set net = net - 1 where customer_name like 'A%'`],
  ['items of each order', `delete from order_items where line = 2`],
  [
    'items of each order',
    `alter table order_items drop constraint discount_is_no_surcharge;
     update order_items set total = total + 1 where ${one('order_items', 'order_id', 'line = 1')}`,
  ],
  ['items of each order', `update orders set items_total = null where ${one('orders', 'id', 'true')}`],
  [
    'refunds noted on orders',
    `insert into order_refunds (order_id, refund_id, amount, date_created)
     select id, 're_too_much', total + 1, created from orders where ${one('orders', 'id', 'true')}`,
  ],
  ['counts of the store', `update store_counts set count = count + 1 where value = 'completed'`],
  ['counts of the store', `delete from store_counts where thing = 'customers' and value = 'US'`],
  ...['set ip = $$elsewhere$$', 'set at = at + interval $$1 second$$', 'set hash = sha256(hash)'].map(
    (change) => ['audit chain', `${threeAuditLines}; update audit_log ${change} where id = 2`] as const,
  ),
  ['audit chain', `${threeAuditLines}; delete from audit_log where id = 1`],
  ['audit chain', `${threeAuditLines}; delete from audit_log where id = 2`],
  ['audited operations', anOperation('refund_charge')],
  [
    'refunds of operations',
    `${anOperation('capture_payment')}; ${aCharge}; ${aRefund('re_1', 100, `'${OPERATION}'`)}`,
  ],
  [
    'late movements',
    `insert into book_late (kind, id, booked_on) values ('transaction', 'txn_nowhere', '2025-02-01')`,
  ],
  [
    'closed arrivals',
    `${aLockedMonth('2025-01', '[]')}; insert into book_arrivals (month, line, payout, leg, currency, day, booked_on,
       received, kept, exchanged, unexplained)
     values ('2025-01', 1, 'po_1', 'arrival', 'usd', '2025-02-03', '2025-02-03', 500, 0, 0, 0)`,
  ],
  ['locked months', `${aLockedMonth('2025-01', '[]')}; ${aLockedMonth('2025-03', '[]')}`],
  ['locked months', aLockedMonth('2025-01', '[{"currency": "usd", "account": "clearing", "amount": 5}]')],
  ['refunds within the charge', `${aCharge}; ${aRefund('re_1', 700)}; ${aRefund('re_2', 301)}`],
];

test('a refund of one cent of a weaker currency has the sign of what the customer gets', async () => {
  expect(await brokenRows('signs', aTinyRefund(-1))).toBe(0);
});

describe('planted bugs are caught', () => {
  test.each(PLANTED)('%s', async (name, statements) => {
    expect(await brokenRows(name, statements)).toBeGreaterThan(0);
  });

  test('there is a planted bug for every invariant', () => {
    expect(new Set(PLANTED.map(([name]) => name))).toEqual(new Set(INVARIANTS.map(({ name }) => name)));
  });
});

test('rows written one by one keep every invariant, and examples name what is broken', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`delete from transactions where ${aRow('deposit_id is null and order_id is null')}`);
    await client.query(
      `update transactions set fees = fees + 1, net = net - 1 where ${aRow('deposit_id is null')}`,
    );
    const broken = (await findBroken(client, now)).filter((finding) => finding.broken > 0);
    expect(broken).toEqual([]);

    await client.query(`update payouts set fee = 7 where ${aPayout('automatic')}`);
    const [finding] = (await findBroken(client, now)).filter(
      ({ invariant }) => invariant.name === 'payout fees',
    );
    expect(finding).toMatchObject({ broken: 1, examples: [{ fee: 7 }] });
  } finally {
    await client.query('rollback');
    client.release();
  }
});
