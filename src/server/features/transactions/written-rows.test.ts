import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTransaction, listTransactions } from '#contract/transactions.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { saveSubscription } from '#tests/factories/subscription.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { aWorld } from '#tests/factories/world.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { loadWorld } from '../demo/load-world.ts';

/** The database writes these rows and nobody parses them on their way out, so they are held against the contract here. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadWorld(server.deps.pool, aWorld());
});
afterAll(() => server.close());

const PAGE = 100;

test('every row of a busy store says what the contract names, and no more', async () => {
  const types = new Set<string>();
  for (let page = 1; page <= 15; page += 1) {
    const { body } = await server.get(`/transactions?page=${page}&pagesize=${PAGE}`);
    expect(body.data).toHaveLength(PAGE);
    // What a schema does not name it drops, so a field too many would be missing on the left.
    expect(listTransactions.reply.parse(body)).toEqual(body);
    for (const { type } of body.data) types.add(type);
  }
  expect([...types]).toEqual(expect.arrayContaining(['charge', 'refund', 'dispute', 'card_reader_fee']));
});

test('an empty list is one', async () => {
  const { body } = await server.get('/transactions?type_is=adjustment&customer_country_is=AQ');
  expect(body).toEqual({ data: [], total_count: 0 });
});

test.each(['7900', 'A-1_2.3~', 'Año 5', "R&D #1/2?+100%=(a)!*'", '定期 🎂', '"\\'])(
  'words from outside stay words: %s',
  async (words) => {
    const { id: customer_id } = await saveCustomer(server.db, { name: words });
    const order = await saveOrder(server.db, { customer_id, number: words });
    await saveSubscription(server.db, { customer_id, number: words }, [order.id]);
    const { transaction_id } = await saveTransaction(server.db, { order_id: order.id, customer_name: words });

    const { body } = await server.get(`/transactions/${transaction_id}`);

    expect(getTransaction.reply.parse(body)).toEqual(body);
    expect(body).toMatchObject({ customer_name: words, order: { number: words, customer_name: words } });
    expect(body.order.subscriptions).toEqual([
      { number: words, url: `admin.php?page=wc-orders&subscription=${encodeURIComponent(words)}` },
    ]);
  },
);

test.each([
  ['0.00667', 0.00667],
  ['1', 1],
  ['157.4200000000', 157.42],
  [null, null],
])('an exchange rate of %s is the number %s', async (exchange_rate, told) => {
  const { transaction_id } = await saveTransaction(server.db, { exchange_rate });
  expect((await server.get(`/transactions/${transaction_id}`)).body.exchange_rate).toBe(told);
});
