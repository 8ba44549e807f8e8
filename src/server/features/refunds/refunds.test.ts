import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshObject } from '#server/events/refresh-object.ts';
import { anItem } from '#tests/factories/order-item.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { authorizeOrder, payForOrder } from '#tests/factories/provider-payment.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { refundsRoutes } from './refunds-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: refundsRoutes });
});
afterAll(() => server.close());

const refund = (body: object) => server.post('/refund', body);
const chargeNow = (id: string) => server.simulator.provider.findObject('charge', id);

test('in full, with its order: the money is given back, audited, and known at once', async () => {
  const { charge, order_id } = await payForOrder(server);
  const { status, body } = await refund({
    charge_id: charge.id,
    amount: 10_000,
    reason: 'duplicate',
    order_id,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ charge: charge.id, amount: 10_000, currency: 'usd', status: 'succeeded' });
  expect(await server.simulator.provider.findObject('refund', body.id)).toMatchObject({
    reason: 'duplicate',
  });
  expect(
    await server.db
      .selectFrom('charges')
      .select('amount_refunded')
      .where('id', '=', charge.id)
      .executeTakeFirst(),
  ).toEqual({ amount_refunded: 10_000 });
});

test('the whole payment back: everything of the order is refunded, and back on the shelf, once', async () => {
  const product = await saveProduct(server.db, { stock: 5 });
  const { charge, order_id } = await payForOrder(server);
  await server.db
    .insertInto('order_items')
    .values({ order_id, ...anItem({ product_id: product.id, quantity: 2, price: 5000 }), line: 1 })
    .execute();
  const asAgain = { ...server.asAdministrator, 'idempotency-key': 'whole' };
  for (let times = 0; times < 2; times += 1)
    await server.post('/refund', { charge_id: charge.id, order_id }, asAgain);
  const [item] = await server.db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', order_id)
    .execute();
  expect(item).toMatchObject({ quantity: 2, refunded_quantity: 2 });
  expect(await server.deps.store.findProduct(product.id)).toMatchObject({ stock: 7 });
});

test.each([['other'], [''], [null], [undefined]])('the reason %j is passed on as none', async (reason) => {
  const { charge } = await payForOrder(server);
  const { body } = await refund({ charge_id: charge.id, reason });
  expect(await server.simulator.provider.findObject('refund', body.id)).toMatchObject({ reason: null });
});

test('without an amount, what is left', async () => {
  const { charge } = await payForOrder(server);
  await refund({ charge_id: charge.id, amount: 4000 });
  expect((await refund({ charge_id: charge.id })).body).toMatchObject({ amount: 6000 });
});

describe('refused, and nothing moves', () => {
  test.each<[string, (order_id: number) => unknown]>([
    ['a list', (id) => [id]],
    ['hexadecimal', (id) => `0x${id.toString(16)}`],
    ['an exponent', (id) => `${id}e0`],
    ['blanks around it', (id) => ` ${id} `],
    ['true', () => true],
    ['blank', () => ''],
  ])('an order written as %s', async (_, written) => {
    const { charge, order_id } = await payForOrder(server);
    expect(await refund({ charge_id: charge.id, order_id: written(order_id) })).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param', data: { params: { order_id: expect.any(String) } } },
    });
    expect(await chargeNow(charge.id)).toMatchObject({ amount_refunded: 0 });
  });

  const refusedFor = (reason: string, status: number) => ({
    status,
    body: { code: 'wcpay_refund_payment', data: { status, reason } },
  });

  test('one more than what is left; exactly what is left is given', async () => {
    const { charge } = await payForOrder(server);
    await refund({ charge_id: charge.id, amount: 4000 });
    expect(await refund({ charge_id: charge.id, amount: 6001 })).toMatchObject(
      refusedFor('refund_exceeds_charge', 400),
    );
    expect(await chargeNow(charge.id)).toMatchObject({ amount_refunded: 4000 });
    expect((await refund({ charge_id: charge.id, amount: 6000 })).status).toBe(200);
    expect(await refund({ charge_id: charge.id, amount: 1 })).toMatchObject(
      refusedFor('charge_already_refunded', 409),
    );
  });

  test('a charge of another order, and an order nobody has', async () => {
    const [one, other] = [await payForOrder(server), await payForOrder(server)];
    expect(await refund({ charge_id: one.charge.id, order_id: other.order_id })).toMatchObject(
      refusedFor('charge_order_mismatch', 409),
    );
    expect(await refund({ charge_id: one.charge.id, order_id: 999_999_999 })).toMatchObject({
      status: 404,
      body: { code: 'wcpay_missing_order' },
    });
    expect(await chargeNow(one.charge.id)).toMatchObject({ amount_refunded: 0 });
  });

  test('what was never captured, what is disputed, what nobody knows', async () => {
    const held = await authorizeOrder(server);
    expect(await refund({ charge_id: held.charge.id })).toMatchObject(refusedFor('charge_not_captured', 409));
    const { charge } = await payForOrder(server);
    await server.simulator.controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });
    expect(await refund({ charge_id: charge.id })).toMatchObject(refusedFor('charge_disputed', 409));
    expect(await refund({ charge_id: 'ch_nobody' })).toMatchObject(refusedFor('resource_missing', 404));
  });

  test.each([
    ['open inquiry', undefined, 200],
    ['inquiry that was closed', 'warning_closed', 409],
    ['inquiry that became a claim', 'escalated', 409],
  ] as const)('of a charge with an %s', async (_, decision, status) => {
    const { charge } = await payForOrder(server);
    const { controls } = server.simulator;
    const asked = await controls.raiseDispute({ charge: charge.id, reason: 'general', inquiry: true });
    if (decision) await controls.decideDispute(asked.id, decision);
    await refreshObject(server.deps, 'dispute', asked.id);
    const answer = await refund({ charge_id: charge.id });
    expect(answer).toMatchObject(status === 200 ? { status } : refusedFor('charge_disputed', status));
    expect(await chargeNow(charge.id)).toMatchObject({ amount_refunded: status === 200 ? 10_000 : 0 });
  });

  test.each([
    ['a charge of no kind', { charge_id: 'pi_1' }, 'charge_id'],
    ['nothing of it', { charge_id: 'ch_1', amount: 0 }, 'amount'],
    ['less than nothing', { charge_id: 'ch_1', amount: -5 }, 'amount'],
    ['part of a cent', { charge_id: 'ch_1', amount: 1.5 }, 'amount'],
    ['a reason of their own', { charge_id: 'ch_1', reason: 'why not' }, 'reason'],
  ])('%s', async (_, body, field) => {
    expect(await refund(body)).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param', data: { params: { [field]: expect.any(String) } } },
    });
  });
});

test('a charge we have not heard of yet is asked for', async () => {
  const charge = await server.simulator.pay();
  expect((await refund({ charge_id: charge.id })).status).toBe(200);
});

describe('before it is pressed', () => {
  const preview = (query: string) => server.get(`/refund/preview?${query}`);

  test('what the customer gets, what the balance loses, the fee that stays, and the balance now and after', async () => {
    const { charge } = await payForOrder(server);
    await refreshObject(server.deps, 'transaction', charge.balance_transaction ?? '');
    const { status, body } = await preview(`charge_id=${charge.id}&amount=4000`);
    expect(status).toBe(200);
    expect(body.customer).toEqual({ amount: 4000, currency: 'usd' });
    expect(body.cost).toEqual({ amount: 4000, currency: 'usd', fee_kept: charge.application_fee_amount });
    expect(body.balance.now - body.balance.after).toBe(4000);

    await refund({ charge_id: charge.id, amount: 4000 });
    const balances = await server.simulator.provider.readBalances();
    const usd = balances.find(({ currency }) => currency === 'usd');
    expect((usd?.available ?? 0) + (usd?.pending ?? 0)).toBe(body.balance.after);
  });

  test('what the next payout loses', async () => {
    const { charge } = await payForOrder(server);
    await refreshObject(server.deps, 'transaction', charge.balance_transaction ?? '');
    const { body } = await preview(`charge_id=${charge.id}&amount=1`);
    expect(body.next_payout.now - body.next_payout.after).toBe(1);
  });

  test('without an amount, everything that is left; and nothing has moved', async () => {
    const { charge } = await payForOrder(server);
    await refund({ charge_id: charge.id, amount: 4000 });
    expect((await preview(`charge_id=${charge.id}`)).body.customer).toEqual({
      amount: 6000,
      currency: 'usd',
    });
    expect((await chargeNow(charge.id))?.amount_refunded).toBe(4000);
  });

  test('while the provider is away, what the ledger knows', async () => {
    const { charge } = await payForOrder(server);
    await refreshObject(server.deps, 'transaction', charge.balance_transaction ?? '');
    const { readBalances } = server.deps.provider;
    Object.assign(server.deps.provider, { readBalances: () => Promise.reject(new Error('away')) });
    const { body } = await preview(`charge_id=${charge.id}`);
    Object.assign(server.deps.provider, { readBalances });
    expect(body).toMatchObject({ cost: { amount: 10_000 }, balance: null, next_payout: null });
  });

  test.each([
    ['too much', 'amount=10001', 'refund_exceeds_charge'],
    ['less than one', 'amount=0', 'rest_invalid_param'],
  ])('%s is refused', async (_, query, code) => {
    const { charge } = await payForOrder(server);
    expect((await preview(`charge_id=${charge.id}&${query}`)).body.code).toBe(code);
  });

  test('a charge nobody knows, and one that waits to be captured', async () => {
    expect((await preview('charge_id=ch_nobody')).body.code).toBe('resource_missing');
    const { charge } = await authorizeOrder(server);
    expect((await preview(`charge_id=${charge.id}`)).body.code).toBe('charge_not_captured');
  });
});
