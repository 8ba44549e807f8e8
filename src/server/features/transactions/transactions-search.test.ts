import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utcInstant as wire } from '#contract/kit/fields.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { savePayout } from '#tests/factories/payout.ts';
import { saveSubscription } from '#tests/factories/subscription.ts';
import { aTransaction, saveTransactions } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const at = (text: string) => wire.parse(text);
const ids = ({ body }: { body: { data: { transaction_id: string }[] } }) =>
  body.data.map((one) => one.transaction_id);
const labels = ({ body }: { body: { label: string }[] }) => body.map(({ label }) => label);

describe('days', () => {
  test.each([
    ['date_before=2030-05-10', ['txn_d2', 'txn_d1']],
    ['date_after=2030-05-10', ['txn_d3', 'txn_d2', 'txn_d1']],
    ['date_after=2030-05-11', ['txn_d3']],
    ['date_before=2030-05-10%2023:59:58', ['txn_d1']],
    ['date_before=2030-05-10%2023:59:59', ['txn_d2', 'txn_d1']],
    ['date_after=2030-05-10%2000:00:01', ['txn_d3', 'txn_d2']],
    ['date_between[0]=2030-05-11&date_between[1]=2030-05-10', ['txn_d3', 'txn_d2', 'txn_d1']],
    ['date_after=2030-05-11&date_before=2030-05-10', []],
    ['match=any&date_after=2030-05-11&date_before=2030-05-10', ['txn_d3', 'txn_d2', 'txn_d1']],
  ])('the first and the last second belong to their day: %s', async (query, expected) => {
    await server.db.deleteFrom('transactions').where('loan_id', '=', 'days').execute();
    await saveTransactions(server.db, [
      aTransaction({ transaction_id: 'txn_d1', loan_id: 'days', date: at('2030-05-10 00:00:00') }),
      aTransaction({ transaction_id: 'txn_d2', loan_id: 'days', date: at('2030-05-10 23:59:59') }),
      aTransaction({ transaction_id: 'txn_d3', loan_id: 'days', date: at('2030-05-11 00:00:00') }),
    ]);
    expect(ids(await server.get(`/transactions?loan_id_is=days&${query}`))).toEqual(expected);
  });
});

describe('search', () => {
  beforeAll(async () => {
    const order = await saveOrder(server.db, { number: '8101' });
    const renewal = await saveOrder(server.db, { number: '8102' });
    await saveSubscription(server.db, { number: '8900' }, [order.id, renewal.id]);
    await savePayout(server.db, { id: 'po_search' });
    await saveTransactions(server.db, [
      aTransaction({
        transaction_id: 'txn_s1',
        order_id: order.id,
        customer_name: 'Zoë Quine',
        customer_email: 'zoe@quine.example',
      }),
      aTransaction({
        transaction_id: 'txn_s2',
        order_id: renewal.id,
        customer_name: 'Zoë Quine',
        customer_email: 'other@quine.example',
      }),
      aTransaction({
        transaction_id: 'txn_s3',
        deposit_id: 'po_search',
        charge_id: 'ch_s3',
        customer_name: '50%_off \\ = "x"',
        customer_email: null,
      }),
    ]);
  });

  test.each([
    ['Order #8101', ['txn_s1']],
    ['order #8102', ['txn_s2']],
    ['Subscription #8900', ['txn_s2', 'txn_s1']],
    ['Order #999999999999999999999', []],
    ['Zoë Quine (zoe@quine.example)', ['txn_s1']],
    ['zoË quine', ['txn_s2', 'txn_s1']],
    ['QUINE.EXAMPLE', ['txn_s2', 'txn_s1']],
    ['ch_s3', ['txn_s3']],
    ['po_search', ['txn_s3']],
    ['txn_s3', ['txn_s3']],
    ['50%_', ['txn_s3']],
    ['5_%', []],
    ['\\ = "', ['txn_s3']],
    ["'; select pg_sleep(5); --", []],
  ])('%s', async (term, expected) => {
    const query = `search[0]=${encodeURIComponent(term)}`;
    expect(ids(await server.get(`/transactions?${query}`))).toEqual(expected);
    expect((await server.get(`/transactions/summary?${query}`)).body.count).toBe(expected.length);
  });

  test('terms widen each other, and filters narrow them', async () => {
    const terms = 'search[0]=Order%20%238101&search[1]=50%25';
    expect(ids(await server.get(`/transactions?${terms}`))).toEqual(['txn_s3', 'txn_s1']);
    expect(ids(await server.get(`/transactions?${terms}&deposit_id=po_search`))).toEqual(['txn_s3']);
  });

  test.each([
    ['8101', ['Order #8101']],
    ['#8900', ['Subscription #8900']],
    ['txn_s1', ['txn_s1']],
    ['quine', ['Zoë Quine (other@quine.example)', 'Zoë Quine (zoe@quine.example)']],
    ['zoe@', ['Zoë Quine (zoe@quine.example)']],
    ['50%', ['50%_off \\ = "x"']],
    ['%', ['50%_off \\ = "x"']],
    ['', []],
    ['nobody at all', []],
  ])('suggestions for %s', async (term, expected) => {
    const reply = await server.get(`/transactions/search?search_term=${encodeURIComponent(term)}`);
    expect(labels(reply)).toEqual(expected);
  });

  test('a suggestion whose name starts with the term comes before one that only holds it', async () => {
    await saveTransactions(server.db, [
      aTransaction({ customer_name: 'Maxim Prefixson', customer_email: 'b@x.example' }),
      aTransaction({ customer_name: 'Maxim Prefixson', customer_email: 'b@x.example' }),
      aTransaction({ customer_name: 'Prefixson Max', customer_email: 'a@x.example' }),
    ]);
    const reply = await server.get('/transactions/search?search_term=prefixson');
    expect(labels(reply)).toEqual(['Prefixson Max (a@x.example)', 'Maxim Prefixson (b@x.example)']);
  });
});
