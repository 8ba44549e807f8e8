import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aPayout, savePayout } from '#tests/factories/payout.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('transactions').execute();
  await server.db.deleteFrom('payouts').execute();
  await server.db.deleteFrom('options').execute();
});

const on = (day: string) => utcInstant(epochSeconds(Date.parse(`${day}T12:00:00Z`) / 1000));
const idsOf = async (query = '') => {
  const { body } = await server.get(`/deposits${query}`);
  return body.data.map(({ id }: { id: string }) => id);
};

describe('the list', () => {
  beforeEach(async () => {
    await savePayout(server.db, { id: 'po_a', date: on('2026-01-01'), amount: 300, currency: 'usd' });
    await savePayout(server.db, { id: 'po_b', date: on('2026-01-02'), amount: 100, currency: 'eur' });
    await savePayout(server.db, {
      id: 'po_c',
      date: on('2026-01-03'),
      amount: 200,
      currency: 'usd',
      status: 'failed',
      failure_code: 'no_account',
    });
    for (const [deposit_id, source] of [
      ...[['po_a', 'visa'] as const, ['po_a', 'klarna'] as const, ['po_b', 'visa'] as const],
      [null, 'ideal'] as const,
    ])
      await saveTransaction(server.db, { deposit_id, source });
  });

  test('carries each payout as clients expect it: arrival in milliseconds, the percentage a number', async () => {
    await savePayout(server.db, {
      id: 'po_i',
      date: on('2026-02-01'),
      created: on('2026-01-31'),
      automatic: false,
      amount: 985,
      fee: 15,
      fee_percentage: '1.5',
      bank_reference_key: '123',
    });
    const { body } = await server.get('/deposits?pagesize=1');
    expect(body).toEqual({
      total_count: 4,
      data: [
        {
          id: 'po_i',
          type: 'deposit',
          automatic: false,
          status: 'paid',
          date: Date.parse('2026-02-01T12:00:00Z'),
          created: Date.parse('2026-01-31T12:00:00Z') / 1000,
          returned: null,
          amount: 985,
          fee: 15,
          fee_percentage: 1.5,
          currency: 'usd',
          bankAccount: 'TEST BANK •••• 6789 (USD)',
          bank_reference_key: '123',
          failure_code: null,
          failure_message: null,
        },
      ],
    });
  });

  test.each([
    ['', ['po_c', 'po_b', 'po_a']],
    ['?direction=asc', ['po_a', 'po_b', 'po_c']],
    ['?sort=amount', ['po_a', 'po_c', 'po_b']],
    ['?sort=amount&direction=asc', ['po_b', 'po_c', 'po_a']],
    ['?page=2&pagesize=2', ['po_a']],
    ['?paged=2&per_page=2', ['po_a']],
    ['?store_currency_is=EUR', ['po_b']],
    ['?status_is=paid', ['po_b', 'po_a']],
    ['?status_is_not=paid', ['po_c']],
    ['?date_before=2026-01-01', ['po_a']],
    ['?date_after=2026-01-02', ['po_c', 'po_b']],
    ['?date_between[0]=2026-01-02&date_between[1]=2026-01-01', ['po_b', 'po_a']],
    ['?amount_is=3', ['po_a']],
    ['?amount_min=2', ['po_c', 'po_a']],
    ['?amount_min=2.01', ['po_a']],
    ['?amount_max=1.99', ['po_b']],
    ['?amount_min=1.01&amount_max=2.99', ['po_c']],
    ['?amount_max=1&status_is=failed&match=any', ['po_c', 'po_b']],
    ['?amount_min=1&store_currency_is=eur', ['po_b']],
    ['?source_is=visa', ['po_b', 'po_a']],
    ['?source_is=klarna', ['po_a']],
    // Paid, and with no payout yet.
    ['?source_is=ideal', []],
    ['?source_is_not=klarna', ['po_c', 'po_b']],
    ['?source_is=visa&source_is_not=klarna', ['po_b']],
    ['?source_is=klarna&status_is=failed&match=any', ['po_c', 'po_a']],
    ['?source_is=visa&store_currency_is=eur', ['po_b']],
    ['?date_before=2026-01-01&status_is=failed', []],
    ['?date_before=2026-01-01&status_is=failed&match=any', ['po_c', 'po_a']],
    ['?date_before=2026-01-01&status_is=failed&match=any&store_currency_is=eur', []],
  ])('%s finds the same rows as its count and its summary', async (query, expected) => {
    const { body } = await server.get(`/deposits${query}`);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(expected);
    const isPart = /page/.test(query);
    expect(body.total_count).toBe(isPart ? 3 : expected.length);
    expect((await server.get(`/deposits/summary${query}`)).body.count).toBe(body.total_count);
  });

  test.each([
    '?sort=status',
    '?status_is=deducted',
    '?store_currency_is=dollar',
    '?date_before=soon',
    '?amount_min=1,000',
    '?source_is=Visa%20card',
  ])('%s is refused with the name of the field', async (query) => {
    const { status, body } = await server.get(`/deposits${query}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'rest_invalid_param' });
  });

  test('a day is a day of the store', async () => {
    await server.post('/wp-json/wc-admin/options', { timezone_string: 'Asia/Tokyo' });
    await savePayout(server.db, {
      id: 'po_late',
      date: utcInstant(epochSeconds(Date.parse('2026-03-01T15:00:00Z') / 1000)),
    });
    expect(await idsOf('?date_after=2026-03-02')).toEqual(['po_late']);
    expect(await idsOf('?date_after=2026-03-03')).toEqual([]);
  });

  test('the summary adds up one currency, and never two', async () => {
    const { body: both } = await server.get('/deposits/summary');
    expect(both).toEqual({
      count: 3,
      total: 0,
      currency: '',
      totals: [
        { currency: 'eur', count: 1, total: 100 },
        { currency: 'usd', count: 2, total: 300 },
      ],
      store_currencies: ['eur', 'usd'],
      sources: ['ideal', 'klarna', 'visa'],
    });
    const { body: one } = await server.get('/deposits/summary?store_currency_is=usd&status_is=paid');
    expect(one).toMatchObject({ count: 1, total: 300, currency: 'usd', store_currencies: ['eur', 'usd'] });
  });

  test.each([
    ['', 2, 300],
    ['&status_is_not=pending', 2, 300],
    ['&status_is=failed', 1, 200],
    ['&status_is_not=paid', 1, 0],
    ['&date_before=2026-01-01&status_is=failed&match=any', 2, 500],
    ['&amount_min=2', 2, 300],
    ['&amount_max=2', 1, 0],
    ['&source_is=visa', 1, 300],
    ['&source_is_not=visa', 1, 0],
    ['&date_after=2026-01-01', 2, 300],
    ['&date_after=2026-01-02', 1, 0],
    ['&date_after=2026-01-02&status_is=failed', 1, 200],
  ])('in dollars%s: %i match, and what was or will be paid is %i', async (query, count, total) => {
    const { body } = await server.get(`/deposits/summary?store_currency_is=usd${query}`);
    expect(body).toMatchObject({ count, total, currency: 'usd' });
  });

  test('the file has the rows, the order and the columns of the screen', async () => {
    await savePayout(server.db, {
      id: 'po_y',
      date: on('2026-01-04'),
      amount: 1234,
      currency: 'jpy',
      bankAccount: '=cmd',
    });
    await savePayout(server.db, { id: 'po_z', date: on('2026-01-05'), amount: 12_345, currency: 'kwd' });
    await savePayout(server.db, { id: 'po_w', date: on('2026-01-06'), amount: -400, type: 'withdrawal' });
    const { body: asked } = await server.post(
      '/deposits/download?sort=amount&direction=asc&columns[]=date&columns[]=amount&columns[]=status&columns[]=bankAccount&columns[]=bank_reference_key&user_email=thief@example.com',
      {},
    );
    const { body: ready } = await server.get(`/deposits/download/${asked.export_id}`);
    expect(ready.status).toBe('success');
    const { text, headers } = await server.get(ready.download_url);
    expect(headers['content-disposition']).toMatch(/filename="?payouts-until-\d{4}-\d\d-\d\d-\d{6}\.csv/);
    expect(text.replace('\uFEFF', '').trim().split('\n')).toEqual([
      'Payout ID,Date,Amount,Status,Bank account,Bank reference ID,Currency',
      'po_w,2026-01-06,-4.00,Completed (deducted),TEST BANK •••• 6789 (USD),N/A,USD',
      'po_b,2026-01-02,1.00,Completed (paid),TEST BANK •••• 6789 (EUR),N/A,EUR',
      'po_c,2026-01-03,2.00,Failed,TEST BANK •••• 6789 (USD),N/A,USD',
      'po_a,2026-01-01,3.00,Completed (paid),TEST BANK •••• 6789 (USD),N/A,USD',
      "po_y,2026-01-04,1234,Completed (paid),'=cmd,N/A,JPY",
      'po_z,2026-01-05,12.345,Completed (paid),TEST BANK •••• 6789 (KWD),N/A,KWD',
    ]);
  });
});

test('the summary follows every change of status and amount', async () => {
  await savePayout(server.db, { id: 'po_1', amount: 100, status: 'pending' });
  await server.db.updateTable('payouts').set({ status: 'paid', amount: 60 }).execute();
  expect((await server.get('/deposits/summary?status_is=pending')).body.count).toBe(0);
  expect((await server.get('/deposits/summary?status_is=paid')).body).toMatchObject({ count: 1, total: 60 });
  await server.db.deleteFrom('payouts').execute();
  expect((await server.get('/deposits/summary')).body).toMatchObject({ count: 0, store_currencies: [] });
});

test('every row is on exactly one page, from the front and from the end', async () => {
  const rows = Array.from({ length: 1210 }, (_, index) =>
    aPayout({
      id: `po_${String(index).padStart(5, '0')}`,
      date: utcInstant(epochSeconds(1_700_000_000 + Math.floor(index / 7))),
    }),
  );
  await server.db.insertInto('payouts').values(rows).execute();
  const seen: string[] = [];
  for (let page = 1; page <= 4; page += 1)
    seen.push(...(await idsOf(`?page=${page}&pagesize=400&direction=asc`)));
  expect(seen).toEqual(rows.map(({ id }) => id));
  expect((await server.get('/deposits?page=99')).body).toEqual({ data: [], total_count: 1210 });
});

test('one payout is found by its id, or is not there', async () => {
  await savePayout(server.db, {
    id: 'po_1',
    status: 'failed',
    failure_code: 'no_account',
    failure_message: 'No account',
  });
  expect((await server.get('/deposits/po_1')).body).toMatchObject({ id: 'po_1', failure_code: 'no_account' });
  expect((await server.get('/deposits/po_2')).status).toBe(404);
  const { status, body } = await server.get('/deposits/po-1');
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'wcpay_route_validation_failure' });
});

test('feedback is kept with who gave it; words are not required, and have an end', async () => {
  expect((await server.post('/survey/payouts', { comments: 'Slow on Mondays' })).body).toEqual({
    success: true,
  });
  expect((await server.post('/survey/payouts', {})).status).toBe(200);
  expect((await server.post('/survey/payouts', { comments: 'x'.repeat(2001) })).status).toBe(400);
  const rows = await server.db
    .selectFrom('feedback')
    .select(['user_id', 'topic', 'comments'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { user_id: server.administrator_id, topic: 'payouts', comments: 'Slow on Mondays' },
    { user_id: server.administrator_id, topic: 'payouts', comments: '' },
  ]);
});
