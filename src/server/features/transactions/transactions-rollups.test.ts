import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aTransaction, saveTransaction, saveTransactions } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('rollups', () => {
  test('follow inserts, updates and deletes, also by several writers at once', async () => {
    const { db } = server;
    const saved = Array.from({ length: 24 }, (_, n) =>
      aTransaction({ transaction_id: `txn_u${n}`, amount: 100 * n, source: n % 2 ? 'jcb' : 'amex' }),
    );
    await Promise.all(saved.map((one) => saveTransactions(db, [one])));
    await Promise.all([
      db
        .updateTable('transactions')
        .set({ type: 'refund', risk_level: null })
        .where('transaction_id', 'in', ['txn_u1', 'txn_u2'])
        .execute(),
      db
        .updateTable('transactions')
        .set({ amount: 7, fees: 0, net: 7, customer_amount: 7 })
        .where('transaction_id', '=', 'txn_u3')
        .execute(),
      db
        .updateTable('transactions')
        .set({ available_on: sql`available_on + 1` })
        .where('source', '=', 'amex')
        .execute(),
      db.deleteFrom('transactions').where('transaction_id', 'in', ['txn_u4', 'txn_u5']).execute(),
    ]);
    const counted = await rollups();
    await sql`select rebuild_transaction_days()`.execute(db);
    expect(counted).toEqual(await rollups());
  });

  const rollups = async () => {
    const counted = (table: string, key: string) =>
      sql.raw(`select * from ${table} where count <> 0 order by ${key}`).execute(server.db);
    const found = await Promise.all([
      counted('transaction_days', 'dimension, value, currency, day'),
      counted('transaction_totals', 'dimension, value, currency'),
      counted(
        'transaction_months',
        'type, source, customer_country, month, customer_currency, currency, channel, source_device, risk_level',
      ),
      counted('transaction_payers', 'payer, currency'),
    ]);
    return found.map(({ rows }) => rows);
  };

  test('an id cannot change behind their back', async () => {
    await saveTransaction(server.db, { transaction_id: 'txn_stays' });
    const change = server.db
      .updateTable('transactions')
      .set({ transaction_id: 'txn_else' })
      .where('transaction_id', '=', 'txn_stays');
    await expect(change.execute()).rejects.toThrow('ids stay as they are');
  });

  test('what filters offer covers all rows, whatever is asked', async () => {
    await saveTransaction(server.db, { customer_currency: 'jpy' });
    await saveTransaction(server.db, { currency: 'chf', customer_currency: 'sek', source: 'alipay' });
    const { body } = await server.get('/transactions/summary?type_is=financing_payout&store_currency_is=eur');
    expect(body).toMatchObject({ count: 0, total: 0, currency: 'eur', totals: [] });
    expect(body.store_currencies).toEqual(['chf', 'usd']);
    expect(body.customer_currencies).toEqual(expect.arrayContaining(['jpy', 'sek', 'usd']));
    expect(body.sources).toEqual(['alipay', 'amex', 'jcb', 'visa']);
  });

  test('sums leave out what moved another balance, and count it', async () => {
    await server.db.deleteFrom('transactions').execute();
    await saveTransaction(server.db, { amount: 5000, fees: 100 });
    const held = { type: 'adjustment', fees: 0 } as const;
    await saveTransaction(server.db, { ...held, amount: -900 });
    await saveTransaction(server.db, { ...held, amount: 900, balance_type: 'risk_reserved' });
    for (const query of ['', '?type_is=adjustment', '?search[]=Ada%20Lovelace', '?date_after=2023-01-01']) {
      const { body } = await server.get(`/transactions/summary${query}`);
      const isAll = query !== '?type_is=adjustment';
      expect(body, query).toMatchObject(
        isAll
          ? { count: 3, total: 4100, fees: 100, net: 4000 }
          : { count: 2, total: -900, fees: 0, net: -900 },
      );
    }
  });
});
