import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DisputeReason, DisputeStatus } from '#domain/disputes/dispute-status.ts';
import { secondsOf, type UtcInstant } from '#domain/shared/time.ts';
import { saveDispute } from '#tests/factories/dispute.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { parseCsv } from '#tests/parse-csv.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
const at = (text: string) => secondsOf(text as UtcInstant);
beforeAll(async () => {
  server = await startTestServer({ env: { STORE_TIMEZONE: 'America/New_York' } });
  const order = await saveOrder(server.db, { number: '=7' });
  await saveDispute(server.db, {
    id: 'dp_1',
    reason: 'fraudulent',
    amount: 123_456,
    created: at('2026-07-01 03:30:00'),
    due_by: at('2026-07-10 03:59:59'),
    sale: { order_id: order.id, customer_name: '@SUM(1)', customer_email: 'ada@example.com' },
  });
  await saveDispute(server.db, {
    id: 'dp_2',
    status: 'lost',
    reason: 'product_not_received',
    amount: 5000,
    currency: 'jpy',
    created: at('2026-01-01 12:00:00'),
  });
});
afterAll(() => server.close());

async function fileOf(query: string): Promise<string[][]> {
  const { body } = await server.post(`/disputes/download?${query}`);
  const check = await server.get(`/disputes/download/${body.export_id}`);
  expect(check.body.status).toBe('success');
  return parseCsv((await server.get(check.body.download_url)).text);
}

test('the file has the columns and words of the screen, in the store’s time, safe to open', async () => {
  expect(await fileOf('')).toEqual([
    [
      'Dispute ID',
      'Amount',
      'Currency',
      'Status',
      'Reason',
      'Source',
      'Order',
      'Customer',
      'Email',
      'Country',
      'Disputed on',
      'Respond by',
    ],
    [
      'dp_1',
      '1234.56',
      'USD',
      'Needs response',
      'Transaction unauthorized',
      'Visa 4242',
      "'=7",
      "'@SUM(1)",
      'ada@example.com',
      'US',
      '2026-06-30T23:30:00-04:00',
      '2026-07-09T23:59:59-04:00',
    ],
    [
      ...['dp_2', '5000', 'JPY', 'Lost', 'Product not received', '', '', '', '', ''],
      ...['2026-01-01T07:00:00-05:00', ''],
    ],
  ]);
});

test('filters, order and columns are those asked for', async () => {
  const rows = await fileOf('columns=amount,reason&search[]=lost&sort=amount&direction=asc');
  expect(rows).toEqual([
    ['Dispute ID', 'Amount', 'Currency', 'Reason'],
    ['dp_2', '5000', 'JPY', 'Product not received'],
  ]);
});

test('a status and a reason that came after us read as on the screen, and are listed', async () => {
  await saveDispute(server.db, {
    ...{ id: 'dp_3', amount: 1, created: at('2025-01-01 12:00:00') },
    ...{ status: 'thought_over' as DisputeStatus, reason: '=bad_weather' as DisputeReason },
  });
  const rows = await fileOf('columns=status,reason&sort=amount&direction=asc');
  expect(rows[1]).toEqual(['dp_3', 'USD', 'Thought over', "'=bad weather"]);
  const { status, body } = await server.get('/disputes?sort=amount&direction=asc');
  expect(status).toBe(200);
  expect(body.data[0]).toMatchObject({ status: 'thought_over', reason: '=bad_weather' });
  await server.db.deleteFrom('disputes').where('id', '=', 'dp_3').execute();
});

test('the file can be asked for by GET, and its record says what it is', async () => {
  const { body } = await server.get('/disputes/download');
  expect(body.export_id).toMatch(/^exp_/);
  const { body: exports } = await server.get('/exports');
  expect(exports.data).toContainEqual(
    expect.objectContaining({ export_id: body.export_id, kind: 'disputes' }),
  );
});

test('a column that is not on the screen is refused', async () => {
  expect(await server.post('/disputes/download?columns=secret')).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_param' },
  });
});
