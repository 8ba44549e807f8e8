import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { refreshObject } from '#server/events/refresh-object.ts';
import { refundsRoutes } from '#server/features/refunds/refunds-routes.ts';
import { simulatorRoutes } from '#server/features/simulator/simulator-routes.ts';
import { operations } from '#server/operations/every-operation.ts';
import { reconcileOperations } from '#server/operations/reconcile-operations.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { ordersRoutes } from './orders-routes.ts';

const ORDERS = '/wp-json/wc-admin/store/orders';
const VISA = '4242424242424242';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: [...ordersRoutes, ...simulatorRoutes, ...refundsRoutes] });
});
afterAll(() => server.close());
beforeEach(() => server.simulator.faults.clear());

/** Three notebooks and a pen, paid for at the console: 60.00 and 5.00. */
async function aPaidOrder(card = VISA) {
  const product = await saveProduct(server.db, { price: 2000, stock: 10 });
  const pen = await saveProduct(server.db, { price: 500, stock: null });
  const items = [
    { product_id: product.id, quantity: 3 },
    { product_id: pen.id, quantity: 1 },
  ];
  const paid = await server.post('/simulator/api/payments', { amount: 6500, currency: 'usd', card, items });
  await refreshObject(server.deps, 'charge', paid.body.charge_id);
  return { id: paid.body.order_id as number, charge_id: paid.body.charge_id as string, product };
}
const refund = (id: number, body: object, key?: string) =>
  server.post(`${ORDERS}/${id}/refunds`, body, {
    ...server.asAdministrator,
    ...(key && { 'idempotency-key': key }),
  });
const orderNow = async (id: number) => (await server.get(`${ORDERS}/${id}`)).body;
const stockOf = async (id: number) =>
  (await server.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow())
    .stock;
const hear = async (refund_id: string, charge_id: string) => {
  await refreshObject(server.deps, 'refund', refund_id);
  await refreshObject(server.deps, 'charge', charge_id);
};

test('a part with its items: money, items, shelf and order agree', async () => {
  const { id, charge_id, product } = await aPaidOrder();
  expect(await stockOf(product.id)).toBe(7);
  const { status, body } = await refund(id, {
    amount: 4000,
    items: [{ line: 1, quantity: 2 }],
    reason: 'Came back',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ charge: charge_id, amount: 4000, status: 'succeeded' });
  await hear(body.id, charge_id);

  expect(await orderNow(id)).toMatchObject({
    status: 'processing',
    line_items: [{ refunded_quantity: 2 }, { refunded_quantity: 0 }],
    payment: { refunded: 4000, refund_pending: 0, refundable: 2500 },
    refunds: [
      {
        refund_id: body.id,
        amount: 4000,
        status: 'succeeded',
        reason: 'Came back',
        restocked: true,
        items: [{ line: 1, quantity: 2 }],
        refunded_by: expect.any(String),
      },
    ],
  });
  expect(await stockOf(product.id)).toBe(9);
});

test('without restocking the shelf stays, and the rest makes the order refunded', async () => {
  const { id, charge_id, product } = await aPaidOrder();
  const part = await refund(id, { amount: 2000, items: [{ line: 1, quantity: 1 }], restock: false });
  expect(await stockOf(product.id)).toBe(7);
  const rest = await refund(id, {
    amount: 4500,
    items: [
      { line: 1, quantity: 2 },
      { line: 2, quantity: 1 },
    ],
  });
  await hear(part.body.id, charge_id);
  await hear(rest.body.id, charge_id);
  expect(await orderNow(id)).toMatchObject({
    status: 'refunded',
    payment: { refunded: 6500, refundable: 0 },
  });
  expect(await stockOf(product.id)).toBe(9);
});

test('the same key ten times at once: one refund, one note, one restock', async () => {
  const { id, product } = await aPaidOrder();
  const before = await server.simulator.count('refund.created');
  const body = { amount: 2000, items: [{ line: 1, quantity: 1 }] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(id, body, 'one refund')));
  const again = await refund(id, body, 'one refund');
  expect(again.status).toBe(200);
  expect(new Set(answers.filter(({ status }) => status === 200).map((one) => one.body.id))).toEqual(
    new Set([again.body.id]),
  );
  expect(await server.simulator.count('refund.created')).toBe(before + 1);
  expect((await orderNow(id)).refunds).toHaveLength(1);
  expect(await stockOf(product.id)).toBe(8);
});

test('an answer that is lost: the reconciler ends it, and the order is told once', async () => {
  const { id, product } = await aPaidOrder();
  const body = { amount: 2000, items: [{ line: 1, quantity: 1 }] };
  server.simulator.faults.set({ calls: { kinds: ['cut_after'], perMille: 1000, methods: ['refundCharge'] } });
  expect(await refund(id, body, 'lost')).toMatchObject({
    status: 409,
    body: { code: 'operation_in_progress' },
  });
  expect((await orderNow(id)).refunds).toEqual([]);
  server.simulator.faults.clear();
  server.clock.now = epochSeconds(server.clock.now + 60);
  await reconcileOperations(server.deps, operations);
  expect((await refund(id, body, 'lost')).status).toBe(200);
  expect((await orderNow(id)).refunds).toHaveLength(1);
  expect(await stockOf(product.id)).toBe(8);
});

describe('money that is not there yet, or never came', () => {
  test('on its way is not given back', async () => {
    const { id, charge_id } = await aPaidOrder('4000000000007726');
    const { body } = await refund(id, { amount: 2000 });
    await hear(body.id, charge_id);
    expect(await orderNow(id)).toMatchObject({
      payment: { refunded: 0, refund_pending: 2000, refundable: 4500 },
      refunds: [{ status: 'pending' }],
    });
  });

  test('sent back by the bank: items and sum can be refunded again, and the order is what it was', async () => {
    const { id, charge_id, product } = await aPaidOrder('4000000000005126');
    const all = {
      amount: 6500,
      items: [
        { line: 1, quantity: 3 },
        { line: 2, quantity: 1 },
      ],
    };
    const { body } = await refund(id, all);
    expect((await orderNow(id)).status).toBe('refunded');
    await server.simulator.controls.setClock(
      epochSeconds((await server.simulator.controls.now()) + 3 * DAY_S),
    );
    await hear(body.id, charge_id);
    expect(await orderNow(id)).toMatchObject({
      status: 'processing',
      line_items: [{ refunded_quantity: 0 }, { refunded_quantity: 0 }],
      payment: { refunded: 0, refund_pending: 0, refundable: 6500 },
      refunds: [{ status: 'failed', failure_reason: 'expired_or_canceled_card' }],
    });
    // What came back came back, whatever became of the money.
    expect(await stockOf(product.id)).toBe(10);
  });
});

test('refunded whole from elsewhere, the order and the shelf follow', async () => {
  const { id, charge_id, product } = await aPaidOrder();
  const { body } = await server.post('/refund', { charge_id, order_id: id });
  await hear(body.id, charge_id);
  expect(await orderNow(id)).toMatchObject({
    status: 'refunded',
    line_items: [{ refunded_quantity: 3 }, { refunded_quantity: 1 }],
  });
  expect(await stockOf(product.id)).toBe(10);
});

describe('refused, and nothing changes', () => {
  test.each([
    ['more than is left', { amount: 6501 }, 400, 'refund_exceeds_charge'],
    ['nothing', { amount: 0 }, 400, 'rest_invalid_param'],
    [
      'more items than were sold',
      { amount: 100, items: [{ line: 1, quantity: 4 }] },
      409,
      'refund_items_exceed',
    ],
    [
      'a line that is not there',
      { amount: 100, items: [{ line: 9, quantity: 1 }] },
      400,
      'rest_invalid_param',
    ],
    ['a long reason', { amount: 100, reason: 'x'.repeat(501) }, 400, 'rest_invalid_param'],
  ])('%s', async (_, body, status, code) => {
    const { id } = await aPaidOrder();
    expect(await refund(id, body)).toMatchObject({ status, body: { code } });
    expect((await orderNow(id)).refunds).toEqual([]);
  });

  test('what was given back already', async () => {
    const { id } = await aPaidOrder();
    await refund(id, { amount: 6500 });
    expect(await refund(id, { amount: 1 })).toMatchObject({
      status: 409,
      body: { code: 'charge_already_refunded' },
    });
  });

  test('while a bank has the money', async () => {
    const { id, charge_id } = await aPaidOrder();
    const claim = { charge_id, reason: 'fraudulent' };
    const { body } = await server.post('/simulator/api/disputes', claim);
    await refreshObject(server.deps, 'dispute', body.dispute_id);
    expect(await refund(id, { amount: 100 })).toMatchObject({
      status: 409,
      body: { code: 'charge_disputed' },
    });
    expect((await orderNow(id)).payment.refundable).toBe(0);
  });

  test('an order nobody paid, and one that is not there', async () => {
    const held = await server.post('/simulator/api/payments', {
      ...{ amount: 1000, currency: 'usd', card: VISA, capture: false },
    });
    expect(await refund(held.body.order_id, { amount: 100 })).toMatchObject({
      body: { code: 'order_not_refundable' },
    });
    expect((await refund(999_999, { amount: 100 })).status).toBe(404);
  });
});
