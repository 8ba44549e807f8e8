import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ordersRoutes } from '#server/features/orders/orders-routes.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { simulatorRoutes } from './simulator-routes.ts';

const API = '/simulator/api';
const pay = { amount: 2500, currency: 'usd', card: '4242424242424242' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: [...simulatorRoutes, ...ordersRoutes] });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.simulator.faults.clear();
  for (const table of ['transactions', 'orders'] as const) await server.db.deleteFrom(table).execute();
});

const clock = async (): Promise<string> => (await server.get(`${API}/state`)).body.clock;
const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000;
const ordersCount = async () => (await server.db.selectFrom('orders').select('id').execute()).length;

test('says what there is', async () => {
  const { status, body } = await server.get(`${API}/state`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    scenario: null,
    seed: null,
    clock: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    counts: { transactions: expect.any(Number), disputes: expect.any(Number), payouts: expect.any(Number) },
    faults: null,
  });
});

describe('who may', () => {
  test.each([
    ['nobody', () => server.asAnonymous, 401],
    ['somebody who may do nothing', () => server.asLowUser, 403],
  ])('%s is turned away', async (_, who, status) => {
    expect((await server.get(`${API}/state`, who())).status).toBe(status);
    const before = await clock();
    expect((await server.post(`${API}/clock`, { advance: 'P3D' }, who())).status).toBe(status);
    expect(secondsBetween(before, await clock())).toBeLessThan(60);
  });

  test('without a simulated provider there is nothing at these addresses', async () => {
    const { simulator: _, ...without } = server.deps;
    const route = simulatorRoutes.find(({ endpoint }) => endpoint.path === `${API}/state`);
    await expect(async () => route?.handle(without as never, {} as never)).rejects.toMatchObject({
      code: 'rest_no_route',
      status: 404,
    });
  });
});

describe('the clock', () => {
  test('moves by a duration and to a moment', async () => {
    const before = await clock();
    const moved = await server.post(`${API}/clock`, { advance: 'P1DT1H' });
    expect(moved.status).toBe(200);
    expect(secondsBetween(before, moved.body.clock)).toBeGreaterThanOrEqual(90_000);
    const later = new Date(Date.parse(moved.body.clock) + 3_600_000).toISOString();
    expect((await server.post(`${API}/clock`, { set: later })).status).toBe(200);
    expect(secondsBetween(later, await clock())).toBeGreaterThanOrEqual(-1);
  });

  test.each([
    ['nothing', {}, 'advance'],
    ['both', { advance: 'P1D', set: '2030-01-01T00:00:00Z' }, 'advance'],
    ['no duration', { advance: '3 days' }, 'advance'],
    ['decades', { advance: 'P60Y' }, 'advance'],
    ['the past', { set: '2001-01-01T00:00:00Z' }, 'set'],
    ['no moment', { set: 'tomorrow' }, 'set'],
    ['something else', { back: 'P1D' }, 'back'],
    ['two ways at once', { set: '2090-01-01T00:00:00Z', until: 'payout_ends' }, 'advance'],
    ['no end of anything', { until: 'tomorrow' }, 'until'],
  ])('%s is refused by name', async (_, body, field) => {
    const before = await clock();
    const answer = await server.post(`${API}/clock`, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    expect(Object.keys(answer.body.data.params)).toEqual([field]);
    expect(secondsBetween(before, await clock())).toBeLessThan(60);
  });
});

describe('until a payout arrives', () => {
  const wait = () => server.post(`${API}/clock`, { until: 'payout_ends' });
  const deposits = (interval: string) => server.patch(`${API}/account`, { deposits: { interval } });
  const payoutsAtBank = async () =>
    (await server.simulator.provider.listObjects('payout', null, 100)).data.filter(
      ({ status }) => status === 'paid',
    );

  test('time stops on the day the first one is at the bank, and tells it', async () => {
    await deposits('daily');
    await server.post(`${API}/payments`, pay);
    const before = { clock: await clock(), paid: await payoutsAtBank() };
    const { status, body } = await wait();
    expect(status).toBe(200);
    const arrived = (await payoutsAtBank()).filter(({ id }) => before.paid.every((one) => one.id !== id));
    expect(arrived).not.toEqual([]);
    for (const { id } of arrived)
      expect(body.payouts).toContainEqual(expect.objectContaining({ id, status: 'paid' }));
    // Not a day longer: all that arrived did so since the day before.
    const dayBefore = Date.parse(body.clock) / 1000 - 86_400;
    expect(arrived.every(({ arrival_date }) => arrival_date + 86_400 > dayBefore)).toBe(true);
    expect(secondsBetween(before.clock, body.clock)).toBeLessThan(15 * 86_400);
  });

  test('what would never come is refused, and time stands still', async () => {
    await server.post(`${API}/clock`, { advance: 'P15D' });
    await deposits('manual');
    await server.post(`${API}/payments`, pay);
    const before = await clock();
    expect(await wait()).toMatchObject({
      status: 400,
      body: { data: { params: { until: expect.stringMatching(/^No payout would come/) } } },
    });
    expect(secondsBetween(before, await clock())).toBeLessThan(60);
    await deposits('daily');
    expect((await wait()).status).toBe(200);
  });
});

test('the loan on offer is shown with its terms, taken once, and runs', async () => {
  const accept = () => server.post(`${API}/loan-offer/accept`, {});
  const offered = async () => (await server.get(`${API}/desk`)).body.loan_offer;
  expect(await offered()).toBeNull();
  expect(await accept()).toMatchObject({ status: 404, body: { code: 'resource_missing' } });
  await server.patch(`${API}/site`, { has_loan_offer: true });
  expect(await offered()).toEqual({
    ...{ amount: 500_000, fee_amount: 60_000, withhold_rate: 0.12, currency: 'usd' },
  });
  const { body } = await accept();
  expect(await server.simulator.provider.findActiveLoan()).toMatchObject({
    ...{ stripe_loan_id: body.stripe_loan_id, amount: 500_000 },
  });
  expect(await offered()).toBeNull();
  expect((await accept()).status).toBe(404);
});

describe('a customer pays', () => {
  test('order, payment and charge are made and belong together', async () => {
    const { status, body } = await server.post(`${API}/payments`, pay);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'succeeded', failure_code: null });
    const order = await server.get(`/wp-json/wc-admin/store/orders/${body.order_id}`);
    expect(order.body).toMatchObject({
      status: 'processing',
      total: 2500,
      payment_intent_id: body.payment_intent_id,
      line_items: [{ quantity: 1, total: 2500 }],
      customer_email: 'customer@example.com',
    });
    const charge = await server.simulator.provider.findObject('charge', body.charge_id);
    expect(charge).toMatchObject({ amount: 2500, metadata: { order_id: String(body.order_id) } });
  });

  test.each([
    ['held', { capture: false }, 'requires_capture', 'on-hold'],
    ['declined', { card: '4000000000000002' }, 'requires_payment_method', 'failed'],
    ['a second factor', { card: '4000002760003184' }, 'requires_action', 'pending'],
    ['in person', { channel: 'in_person' }, 'succeeded', 'processing'],
  ])('%s', async (_, over, status, orderStatus) => {
    const { body } = await server.post(`${API}/payments`, { ...pay, ...over });
    expect(body.status).toBe(status);
    const order = await server.get(`/wp-json/wc-admin/store/orders/${body.order_id}`);
    expect(order.body.status).toBe(orderStatus);
  });

  test('of things in the shop: they leave the shelf and must add up', async () => {
    const product = await saveProduct(server.db, { price: 1250, stock: 3 });
    const items = [{ product_id: product.id, quantity: 2 }];
    expect((await server.post(`${API}/payments`, { ...pay, items })).status).toBe(200);
    const left = await server.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', product.id)
      .execute();
    expect(left).toEqual([{ stock: 1 }]);
    expect(await server.post(`${API}/payments`, { ...pay, amount: 2499, items })).toMatchObject({
      status: 400,
      body: { data: { params: { items: expect.any(String) } } },
    });
  });

  test('the same key is the same customer', async () => {
    const keyed = { ...server.asAdministrator, 'idempotency-key': 'one customer' };
    const answers = await Promise.all([1, 2, 3].map(() => server.post(`${API}/payments`, pay, keyed)));
    const later = await server.post(`${API}/payments`, pay, keyed);
    expect(new Set([...answers, later].map(({ body }) => body.order_id)).size).toBe(1);
    expect(await ordersCount()).toBe(1);
  });

  test.each([
    ['no amount', { amount: 0 }, 'amount'],
    ['a part of a cent', { amount: 0.5 }, 'amount'],
    ['a currency nobody takes', { currency: 'xyz' }, 'currency'],
    ['a card that is none', { card: '4111111111111111' }, 'card'],
    ['an unknown field', { cardnumber: '1' }, 'cardnumber'],
    ['no country', { ip_country: 'Germany' }, 'ip_country'],
    ['no product', { items: [{ product_id: 999_999, quantity: 1 }] }, 'items.0.product_id'],
  ])('%s is refused by name, and nothing is made', async (_, over, field) => {
    const answer = await server.post(`${API}/payments`, { ...pay, ...over });
    expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    expect(Object.keys(answer.body.data.params)).toEqual([field]);
    expect(await ordersCount()).toBe(0);
  });

  test('an order whose number was used in a world that is gone is paid like any other', async () => {
    const first = await server.post(`${API}/payments`, pay);
    await sql`truncate orders, checkouts restart identity cascade`.execute(server.db);
    await sql`select setval(pg_get_serial_sequence('orders', 'id'), ${first.body.order_id}, false)`.execute(
      server.db,
    );
    const again = await server.post(`${API}/payments`, { ...pay, amount: 3100 });
    expect(again).toMatchObject({
      status: 200,
      body: { order_id: first.body.order_id, status: 'succeeded' },
    });
  });

  test('what the provider refuses outright leaves no order', async () => {
    expect(await server.post(`${API}/payments`, { ...pay, amount: 1 })).toMatchObject({
      status: 400,
      body: { code: 'amount_too_small' },
    });
    expect(await ordersCount()).toBe(0);
  });
});

describe('disputes and payouts', () => {
  test('a dispute is raised and decided', async () => {
    const paid = await server.post(`${API}/payments`, pay);
    const claim = { charge_id: paid.body.charge_id, reason: 'fraudulent' };
    const raised = await server.post(`${API}/disputes`, claim);
    expect(raised).toMatchObject({ status: 200, body: { dispute_id: expect.stringMatching(/^d[pu]_/) } });
    const id = raised.body.dispute_id;
    expect(await server.post(`${API}/disputes/${id}/decide`, { outcome: 'maybe' })).toMatchObject({
      status: 400,
      body: { data: { params: { outcome: expect.any(String) } } },
    });
    expect(await server.post(`${API}/disputes/${id}/decide`, { outcome: 'won' })).toMatchObject({
      status: 200,
      body: { status: 'won' },
    });
    expect((await server.post(`${API}/disputes/${id}/decide`, { outcome: 'lost' })).status).toBe(409);
  });

  test.each([
    ['no charge', { charge_id: 'ch_none', reason: 'fraudulent' }, 404, 'resource_missing'],
    ['no reason', { charge_id: 'ch_none', reason: 'bored' }, 400, 'rest_invalid_param'],
  ])('%s', async (_, body, status, code) => {
    expect(await server.post(`${API}/disputes`, body)).toMatchObject({ status, body: { code } });
  });

  test('days later the payout has left, and adds up to its transactions to the cent', async () => {
    const charges = [];
    for (const amount of [12_345, 678, 50_000])
      charges.push((await server.post(`${API}/payments`, { ...pay, amount })).body.charge_id);
    const known = (await server.simulator.provider.listObjects('payout', null, 100)).data;
    const moved = (await server.post(`${API}/clock`, { advance: 'P10D' })).body;
    const { provider } = server.simulator;
    const { data } = await provider.listObjects('payout', null, 100);
    const made = data.filter(({ id }) => known.every((one) => one.id !== id));
    expect(made).not.toEqual([]);
    expect(moved.payouts_count).toBe(moved.payouts.length);
    for (const { id, amount, currency, status, type } of made)
      expect(moved.payouts).toContainEqual({ id, amount, currency, status, type });
    const movements = await Promise.all(data.map(async ({ id }) => provider.listPayoutTransactions(id)));
    for (const [index, payout] of data.entries()) {
      const sum = (movements[index] ?? []).reduce((total, { net }) => total + net, 0);
      expect(payout.type === 'deposit' ? sum : -sum).toBe(payout.amount + payout.fee);
    }
    const paidOut = movements.flat().map(({ charge }) => charge);
    expect(paidOut).toEqual(expect.arrayContaining(charges));
  });

  test('a payout comes back with its reason, and no other reason is known', async () => {
    await server.post(`${API}/payments`, { ...pay, card: '4000000000000077', amount: 50_000 });
    await server.post(`${API}/clock`, { advance: 'P3D' });
    const { data } = await server.simulator.provider.listObjects('payout', null, 10);
    const id = data.at(-1)?.id;
    expect(id).toBeDefined();
    expect(await server.post(`${API}/payouts/${id}/fail`, { failure_code: 'bad_mood' })).toMatchObject({
      status: 400,
      body: { data: { params: { failure_code: expect.any(String) } } },
    });
    expect(await server.post(`${API}/payouts/${id}/fail`, { failure_code: 'account_closed' })).toMatchObject({
      status: 200,
      body: { payout_id: id, status: 'failed' },
    });
  });
});

describe('the account and the world', () => {
  test('a field is merged and the others stay', async () => {
    const { status, body } = await server.patch(`${API}/account`, {
      status: 'restricted_soon',
      deposits: { interval: 'weekly', weekly_anchor: 'friday' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'restricted_soon',
      deposits: { interval: 'weekly', weekly_anchor: 'friday', delay_days: expect.any(Number) },
    });
  });

  test.each([
    ['status', { status: 'splendid' }, 'status'],
    ['a field of a field', { deposits: { interval: 'hourly' } }, 'deposits.interval'],
    ['what an account has not', { mood: 'good' }, 'mood'],
    ['one wrong among right ones', { payments_enabled: false, is_live: 'yes' }, 'is_live'],
  ])('%s is refused by name, and nothing changes', async (_, patch, field) => {
    const before = await server.simulator.provider.findAccount();
    const answer = await server.patch(`${API}/account`, patch);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.data.params)).toEqual([field]);
    expect(await server.simulator.provider.findAccount()).toEqual(before);
  });

  test('the states around the account', async () => {
    expect(await server.patch(`${API}/site`, { is_safe_mode: true })).toMatchObject({
      status: 200,
      body: { is_safe_mode: true },
    });
    expect((await server.get(`${API}/desk`)).body.site.is_safe_mode).toBe(true);
    expect((await server.patch(`${API}/site`, { is_safe_mode: 'on' })).status).toBe(400);
  });
});
