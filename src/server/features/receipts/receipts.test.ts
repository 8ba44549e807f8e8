import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { authorizeOrder, payForOrder } from '#tests/factories/provider-payment.ts';
import { pdfLines } from '#tests/read-pdf.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { saveAccount } from '../page-settings/account-repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const KEY = '00000000-0000-4000-8000-000000000001';
const OTHER_KEY = '00000000-0000-4000-8000-000000000002';
const billing = (email: string) =>
  JSON.stringify({
    name: 'Ada Lovelace',
    address_1: '12 St James’s Square',
    city: 'London',
    state: '',
    postcode: 'SW1Y 4JH',
    country: 'GB',
    email,
  });
const paid = (email = 'ada@example.com') => payForOrder(server, {}, { billing: billing(email) });
const receipt = (id: number, rest = '') => `/receipts/${id}${rest}`;
const mails = (order_id: number) =>
  server.db
    .selectFrom('mail_outbox')
    .select(['to', 'subject', 'attachments'])
    .where('key', 'like', `receipt ${order_id} %`)
    .orderBy('id', 'desc')
    .execute();

/** The paper as the customer gets it: what is opened here is the same. */
const linesOf = async (id: number) => {
  const { status, headers, text } = await server.get(receipt(id, '/file'));
  expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  await server.post(receipt(id, '/send'), { key: randomUUID() });
  const [newest] = (await mails(id)).flatMap(({ attachments }) => attachments as { base64: string }[]);
  return pdfLines(Buffer.from(newest?.base64 ?? '', 'base64'));
};

describe('the paper', () => {
  test('says what was paid, when, with what and by whom, and what was given back since', async () => {
    const { order_id, charge } = await paid();
    expect(await linesOf(order_id)).toEqual(
      expect.arrayContaining([
        'Receipt',
        '100.00 USD',
        'Ada Lovelace | Countinghouse store',
        'Total USD | 100.00 USD',
      ]),
    );
    expect((await linesOf(order_id)).find((line) => line.startsWith('Paid with'))).toMatch(/Visa .*4242$/);
    const { id } = await server.simulator.provider.refundCharge({
      charge: charge.id,
      amount: minor(2500),
      idempotencyKey: `refund ${charge.id}`,
    });
    await refreshObject(server.deps, 'refund', id);
    expect(await linesOf(order_id)).toEqual(expect.arrayContaining(['−25.00 USD', '75.00 USD']));
  });

  test('says that it is a test where nothing is real', async () => {
    const { order_id } = await paid();
    const isTest = async () => (await linesOf(order_id)).some((line) => line.startsWith('TEST'));
    const account = {
      account_id: 'acct_1',
      email: 'store@example.com',
      country: 'DE',
      status: 'complete',
      payments_enabled: true,
      details_submitted: true,
    };
    await saveAccount(server.db, { ...account, is_live: false });
    expect(await isTest()).toBe(true);
    await saveAccount(server.db, { ...account, is_live: true });
    expect(await isTest()).toBe(false);
  });

  test('of what is not paid there is none', async () => {
    const { order_id } = await authorizeOrder(server);
    const { id: unpaid } = await saveOrder(server.db, { payment_intent_id: null });
    for (const id of [order_id, unpaid]) {
      expect((await server.get(receipt(id))).body).toMatchObject({ is_paid: false, last_sent: null });
      expect((await server.get(receipt(id, '/file'))).body.code).toBe('receipt_unpaid');
      const sent = await server.post(receipt(id, '/send'), { key: KEY });
      expect([sent.status, sent.body.code]).toEqual([409, 'receipt_unpaid']);
    }
    expect((await server.get(receipt(999_999))).status).toBe(404);
  });
});

describe('sending it', () => {
  test('leaves once for each press, to the customer’s own address, and the log says so', async () => {
    const { order_id } = await paid('grace@example.com');
    expect((await server.get(receipt(order_id))).body).toEqual({
      is_paid: true,
      email: 'grace@example.com',
      last_sent: null,
    });
    for (const key of [KEY, KEY, OTHER_KEY])
      expect((await server.post(receipt(order_id, '/send'), { key })).body).toEqual({
        to: 'grace@example.com',
      });
    const sent = await mails(order_id);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({
      to: 'grace@example.com',
      attachments: [{ filename: expect.stringMatching(/^receipt-.*\.pdf$/), contentType: 'application/pdf' }],
    });
    const log = server.db.selectFrom('audit_log').selectAll().where('action', '=', 'receipt.send');
    expect(await log.where('object_id', '=', String(order_id)).execute()).toHaveLength(2);
    expect((await server.get(receipt(order_id))).body.last_sent).toMatchObject({ to: 'grace@example.com' });
  });

  test('needs an address, and a key of its own', async () => {
    const { order_id } = await payForOrder(server, {}, { billing: billing('') });
    expect((await server.post(receipt(order_id, '/send'), { key: KEY })).body.code).toBe(
      'receipt_without_address',
    );
    expect((await server.post(receipt(order_id, '/send'), {})).status).toBe(400);
    expect(await mails(order_id)).toEqual([]);
  });
});
