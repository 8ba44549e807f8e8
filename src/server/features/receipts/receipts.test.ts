import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { authorizeOrder, payForOrder } from '#tests/factories/provider-payment.ts';
import { pdfLines } from '#tests/read-pdf.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { refreshObject } from '../../events/refresh-object.ts';

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
const receipt = (id: number | string, rest = '') => `/receipts/${id}${rest}`;
const mails = (filed: number | string) =>
  server.db
    .selectFrom('mail_outbox')
    .select(['to', 'subject', 'text', 'attachments'])
    .where('key', 'like', `receipt ${filed} %`)
    .orderBy('id', 'desc')
    .execute();

/** The paper as the customer gets it: what is opened here is the same. */
const linesOf = async (id: number | string) => {
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

  test('says that it is a test where the payment was none, whatever the account is by now', async () => {
    const { patchAccount } = server.simulator.controls;
    const isTest = async (id: number) => {
      const said = (await linesOf(id)).some((line) => line.startsWith('TEST'));
      const [mail] = await mails(id);
      const { is_test } = (await server.get(receipt(id))).body;
      expect([is_test, mail?.text.includes('TEST.')]).toEqual([said, said]);
      return said;
    };
    const real = await paid();
    await patchAccount({ is_live: false });
    await server.get('/accounts');
    const trial = await paid();
    expect([await isTest(real.order_id), await isTest(trial.order_id)]).toEqual([false, true]);
    await patchAccount({ is_live: true });
    await server.get('/accounts');
    expect([await isTest(real.order_id), await isTest(trial.order_id)]).toEqual([false, true]);
  });

  test('says that it is a test where the store was in test mode, and only of what was paid then', async () => {
    const buy = async (): Promise<number> => {
      const payment = { amount: 7450, currency: 'usd', card: '4242424242424242' };
      const { body } = await server.post('/simulator/api/payments', payment);
      await refreshObject(server.deps, 'charge', body.charge_id);
      return body.order_id;
    };
    const set = async (is_test_mode_enabled: boolean) => {
      expect((await server.post('/settings', { is_test_mode_enabled })).status).toBe(200);
    };
    await set(true);
    const trial = await buy();
    await set(false);
    const real = await buy();
    const isTest = async (id: number) => (await server.get(receipt(id))).body.is_test;
    expect([await isTest(trial), await isTest(real)]).toEqual([true, false]);
  });

  test('of what is not paid there is none', async () => {
    const { order_id } = await authorizeOrder(server);
    const { id: unpaid } = await saveOrder(server.db, { payment_intent_id: null });
    for (const id of [order_id, unpaid]) {
      expect((await server.get(receipt(id))).body).toMatchObject({
        is_paid: false,
        is_test: false,
        last_sent: null,
      });
      expect((await server.get(receipt(id, '/file'))).body.code).toBe('receipt_unpaid');
      const sent = await server.post(receipt(id, '/send'), { key: KEY });
      expect([sent.status, sent.body.code]).toEqual([409, 'receipt_unpaid']);
    }
    expect((await server.get(receipt(999_999))).status).toBe(404);
  });
});

describe('a payment without an order', () => {
  const WITHOUT = { customer: { name: 'Grace Hopper', email: 'grace@example.org', country: 'GB' } };

  test('has a receipt by its charge: one line with the amount, and no order', async () => {
    const { id } = await server.simulator.pay(WITHOUT);
    const known = (await server.get(receipt(id))).body;
    expect(known).toEqual({ is_paid: true, is_test: false, email: 'grace@example.org', last_sent: null });
    const lines = await linesOf(id);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Grace Hopper | Countinghouse store',
        'Purchase | 100.00',
        'Total USD | 100.00 USD',
      ]),
    );
    const text = lines.join('\n');
    expect(text).toContain(id);
    expect(text).not.toMatch(/order|undefined|null/i);
    expect(await mails(id)).toMatchObject([
      { to: 'grace@example.org', subject: 'Your receipt from Countinghouse store' },
    ]);
    const log = server.db.selectFrom('audit_log').select('object_kind').where('object_id', '=', id);
    expect(await log.execute()).toEqual([{ object_kind: 'charge' }]);
    expect((await server.get(receipt(id))).body.last_sent).toMatchObject({ to: 'grace@example.org' });
  });

  test('refunded in part, says what is left', async () => {
    const charge = await server.simulator.pay(WITHOUT);
    const { id } = await server.simulator.provider.refundCharge({
      charge: charge.id,
      amount: minor(2500),
      idempotencyKey: `refund ${charge.id}`,
    });
    await refreshObject(server.deps, 'refund', id);
    expect(await linesOf(charge.id)).toEqual(
      expect.arrayContaining(['100.00 USD', '−25.00 USD', '75.00 USD']),
    );
  });

  test('at a counter, where nobody leaves a name, is read and not sent', async () => {
    const customer = { name: '', email: '', country: '' };
    const { id } = await server.simulator.pay({ channel: 'in_person_pos', customer });
    expect((await server.get(receipt(id))).body).toMatchObject({ is_paid: true, email: null });
    const { status, text } = await server.get(receipt(id, '/file'));
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const sent = await server.post(receipt(id, '/send'), { key: KEY });
    expect(sent.body).toMatchObject({
      code: 'receipt_without_address',
      message: 'The customer left no e-mail address.',
    });
  });

  test('one that paid for an order has the receipt of the order', async () => {
    const { order_id, charge } = await paid('order@example.com');
    await linesOf(order_id);
    const asOrder = (await server.get(receipt(order_id))).body;
    expect(asOrder.last_sent).toMatchObject({ to: 'order@example.com' });
    expect((await server.get(receipt(charge.id))).body).toEqual(asOrder);
    await server.post(receipt(charge.id, '/send'), { key: randomUUID() });
    const [byCharge, byOrder] = (await mails(order_id)).flatMap(
      ({ attachments }) => attachments as { base64: string; filename: string }[],
    );
    expect(byCharge?.filename).toBe(byOrder?.filename);
    const read = (file: typeof byOrder) => pdfLines(Buffer.from(file?.base64 ?? '', 'base64'));
    expect(read(byCharge)).toEqual(read(byOrder));
  });

  test.each([
    ['ch_nobody', 404, 'resource_missing'],
    ['py_nobody', 404, 'resource_missing'],
    ['999999', 404, 'resource_missing'],
    ['pi_1', 400, 'rest_invalid_param'],
    ['0', 400, 'rest_invalid_param'],
    ['ch_', 400, 'rest_invalid_param'],
  ])('%s answers %d %s', async (id, status, code) => {
    for (const rest of ['', '/file'])
      expect(await server.get(receipt(id, rest))).toMatchObject({ status, body: { code } });
    const sent = await server.post(receipt(id, '/send'), { key: KEY });
    expect([sent.status, sent.body.code]).toEqual([status, code]);
  });

  test('held, or declined, has none', async () => {
    const { id } = await server.simulator.pay({ capture: 'manual' });
    expect((await server.get(receipt(id))).body).toMatchObject({ is_paid: false });
    expect((await server.get(receipt(id, '/file'))).body.code).toBe('receipt_unpaid');
  });
});

describe('sending it', () => {
  test('leaves once for each press, to the customer’s own address, and the log says so', async () => {
    const { order_id } = await paid('grace@example.com');
    expect((await server.get(receipt(order_id))).body).toEqual({
      is_paid: true,
      is_test: false,
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
