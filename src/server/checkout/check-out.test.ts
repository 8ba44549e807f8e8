import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SavedRule } from '#domain/fraud/saved-rule.ts';
import { epochSeconds, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import { backfill } from '#server/events/backfill.ts';
import { operations } from '#server/operations/every-operation.ts';
import { reconcileOperations } from '#server/operations/reconcile-operations.ts';
import { countStatements } from '#tests/count-statements.ts';
import { saveRules } from '#tests/factories/fraud-rules.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { emptyTables } from '#tests/test-database.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { getCheckout } from '../store/checkout-repository.ts';
import { type CheckoutRequest, checkOut } from './check-out.ts';
import { releaseAbandoned, releaseAll } from './release-abandoned.job.ts';
import { answerSecondFactor } from './second-factor.ts';

const VISA = '4242424242424242';
const DECLINED = '4000000000000002';
const SECOND_FACTOR = '4000002760003184';
const billing = {
  name: 'Ada Lovelace',
  email: 'Ada@example.com',
  address_1: '1 Mill Lane',
  city: 'Leeds',
  state: '',
  postcode: 'LS1 4QA',
  country: 'GB',
};

let server: TestServer;
let deps: Parameters<typeof checkOut>[0];
beforeAll(async () => {
  server = await startTestServer({ routes: [] });
  deps = { ...server.deps, ip: '127.0.0.1' };
});
afterAll(() => server.close());
beforeEach(async () => {
  server.simulator.faults.clear();
  await emptyTables(server.db);
});

async function aCheckout(over: Partial<CheckoutRequest> & { stock?: number } = {}): Promise<CheckoutRequest> {
  const { id, name, sku, price } = await saveProduct(server.db, { stock: over.stock ?? 10 });
  const { stock: _, ...rest } = over;
  return {
    key: randomUUID(),
    attempt: 1,
    card: VISA,
    capture: 'automatic',
    ip_country: null,
    order: {
      currency: 'usd',
      items: [{ product_id: id, name, sku, price, quantity: 2 }],
      customer: { name: billing.name, email: billing.email, country: billing.country },
      billing,
      shipping: null,
    },
    ...rest,
  };
}
const orders = () => server.db.selectFrom('orders').selectAll().orderBy('id').execute();
const stock = async () =>
  (await server.db.selectFrom('products').select('stock').execute()).map((row) => row.stock);
const intents = () => server.db.selectFrom('payment_intents').select(['id', 'status']).execute();
const paymentsBefore = () => server.simulator.count('payment_intent.succeeded');

test('pays: order, items, customer, intent, charge and stock agree', async () => {
  const checkout = await checkOut(deps, await aCheckout());
  expect(checkout).toMatchObject({ state: 'paid', attempt: 1, failure_code: null });
  const [order] = await orders();
  expect(order).toMatchObject({
    id: checkout.order_id,
    status: 'processing',
    total: 4000,
    payment_intent_id: checkout.payment_intent_id,
    fraud_meta_box_type: 'allow',
    billing,
  });
  expect(order?.number).toBe(String(order?.id));
  expect(await stock()).toEqual([8]);
  const charge = await server.simulator.provider.findObject('charge', checkout.charge_id ?? '');
  expect(charge).toMatchObject({ amount: 4000, metadata: { order_id: String(order?.id) } });
  expect(await server.db.selectFrom('charges').select('id').execute()).toEqual([{ id: checkout.charge_id }]);
});

test('ten of one page at once: one order, one payment, one customer', async () => {
  const request = await aCheckout();
  const before = await paymentsBefore();
  const ended = await Promise.all(Array.from({ length: 10 }, () => checkOut(deps, request)));
  expect(new Set(ended.map(({ order_id }) => order_id)).size).toBe(1);
  const again = await checkOut(deps, request);
  expect(again.state).toBe('paid');
  expect(await orders()).toHaveLength(1);
  expect(await stock()).toEqual([8]);
  expect(await paymentsBefore()).toBe(before + 1);
  expect(await server.db.selectFrom('customers').selectAll().execute()).toHaveLength(1);
});

test('checkouts of one moment begin in one commit, and one whose things are gone fails alone', async () => {
  const requests = [await aCheckout(), await aCheckout(), await aCheckout()];
  const { statements } = await countStatements(() => Promise.all(requests.map((one) => checkOut(deps, one))));
  const asked = (pattern: RegExp) => statements.filter((text) => pattern.test(text)).length;
  expect([asked(/insert into "checkouts"/), asked(/^select id, name, stock from products/)]).toEqual([3, 1]);

  const gone = await aCheckout({ stock: 1 });
  const results = await Promise.allSettled(
    [await aCheckout(), gone, await aCheckout()].map((one) => checkOut(deps, one)),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await orders()).toHaveLength(5);
});

test('who bought before is the same customer', async () => {
  await checkOut(deps, await aCheckout());
  const request = await aCheckout();
  await checkOut(deps, {
    ...request,
    order: { ...request.order, customer: { name: 'A. L.', email: 'ADA@example.com', country: 'GB' } },
  });
  const [one, two] = await orders();
  expect(one?.customer_id).toBe(two?.customer_id);
});

test('an order that somebody placed is never taken for a renewal', async () => {
  const request = await aCheckout();
  await checkOut(deps, request);
  const renews = { id: 1, next_payment: utcInstant(server.clock.now) };
  await expect(checkOut(deps, { ...request, renews })).rejects.toMatchObject({ code: 'resource_missing' });
  expect(await orders()).toHaveLength(1);
});

describe('a decline', () => {
  test('puts the things back and keeps the order; the next card pays for the same one', async () => {
    const request = await aCheckout({ card: DECLINED });
    const declined = await checkOut(deps, request);
    expect(declined).toMatchObject({ state: 'declined', failure_code: 'card_declined', attempt: 1 });
    expect(await orders()).toMatchObject([{ status: 'failed' }]);
    expect(await stock()).toEqual([10]);

    // The same page sent once more is the same try, whatever card it now carries.
    expect(await checkOut(deps, { ...request, card: VISA })).toMatchObject({ state: 'declined', attempt: 1 });
    const paid = await checkOut(deps, { ...request, card: VISA, attempt: 2 });
    expect(paid).toMatchObject({ state: 'paid', attempt: 2, order_id: declined.order_id });
    expect(await orders()).toMatchObject([
      { status: 'processing', payment_intent_id: paid.payment_intent_id },
    ]);
    expect(await stock()).toEqual([8]);
    // Paid is paid: no later page takes money again.
    const before = await paymentsBefore();
    expect(await checkOut(deps, { ...request, card: VISA, attempt: 3 })).toMatchObject({ attempt: 2 });
    expect(await paymentsBefore()).toBe(before);
  });

  test('by the provider itself reads as one, too', async () => {
    const request = await aCheckout();
    const order = { ...request.order, items: [{ ...request.order.items[0], price: 1, quantity: 1 }] };
    expect(await checkOut(deps, { ...request, order } as CheckoutRequest)).toMatchObject({
      state: 'declined',
      failure_code: 'amount_too_small',
    });
    expect(await stock()).toEqual([10]);
  });
});

test('a number that is not on the list is refused by name, and nothing is written', async () => {
  await expect(checkOut(deps, await aCheckout({ card: '4111111111111111' }))).rejects.toMatchObject({
    code: 'rest_invalid_param',
    details: { params: { card: expect.any(String) } },
  });
  expect(await orders()).toEqual([]);
});

test('the last one is sold once', async () => {
  const [first, second] = [await aCheckout({ stock: 2 }), randomUUID()];
  const results = await Promise.allSettled([
    checkOut(deps, first),
    checkOut(deps, { ...first, key: second }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'out_of_stock', details: { left: 0 } },
  });
  expect(await stock()).toEqual([0]);
  expect(await orders()).toHaveLength(1);
});

test('the last one, on a page that is sent several times at once, is one order and one payment', async () => {
  const request = await aCheckout({ stock: 2 });
  const before = await paymentsBefore();
  const sent = await Promise.all([1, 2, 3].map(() => checkOut(deps, request)));
  expect(new Set(sent.map(({ order_id }) => order_id)).size).toBe(1);
  expect(await checkOut(deps, request)).toMatchObject({ state: 'paid' });
  expect(await orders()).toHaveLength(1);
  expect(await stock()).toEqual([0]);
  expect(await paymentsBefore()).toBe(before + 1);
});

test.each([
  [4, 'paid', 0],
  [3, 'out_of_stock', 3],
])('with %i on the shelf, two lines of two each are %s', async (there, end, left) => {
  const request = await aCheckout({ stock: there });
  const [line] = request.order.items;
  const items = line ? [line, line] : [];
  const paying = checkOut(deps, { ...request, order: { ...request.order, items } });
  if (end === 'paid') expect(await paying).toMatchObject({ state: 'paid' });
  else await expect(paying).rejects.toMatchObject({ code: end, details: { left } });
  expect(await stock()).toEqual([left]);
});

describe('a second factor', () => {
  test('approved twice at once pays once', async () => {
    const waiting = await checkOut(deps, await aCheckout({ card: SECOND_FACTOR }));
    expect(waiting.state).toBe('requires_action');
    const before = await paymentsBefore();
    await Promise.all([1, 2, 3].map(() => answerSecondFactor(deps, waiting.key, 'approve')));
    expect(await answerSecondFactor(deps, waiting.key, 'refuse')).toMatchObject({ state: 'paid' });
    expect(await paymentsBefore()).toBe(before + 1);
    expect(await orders()).toMatchObject([{ status: 'processing' }]);
  });

  test('refused ends the try and keeps the order', async () => {
    const waiting = await checkOut(deps, await aCheckout({ card: SECOND_FACTOR }));
    const refused = await answerSecondFactor(deps, waiting.key, 'refuse');
    expect(refused).toMatchObject({ state: 'declined', failure_code: 'authentication_required' });
    expect(await stock()).toEqual([10]);
    expect(await intents()).toMatchObject([{ status: 'canceled' }]);
  });

  test('never answered, it is given up after an hour, and the goods are back', async () => {
    const waiting = await checkOut(deps, await aCheckout({ card: SECOND_FACTOR }));
    const began = await server.simulator.controls.now();
    const passTo = (seconds: number) => server.simulator.controls.setClock(epochSeconds(began + seconds));
    await passTo(HOUR_S - 1);
    await releaseAbandoned.perform(server.deps, {});
    expect(await getCheckout(server.db, waiting.key)).toMatchObject({ state: 'requires_action' });
    expect(await stock()).toEqual([8]);

    await passTo(HOUR_S);
    await releaseAbandoned.perform(server.deps, {});
    expect(await getCheckout(server.db, waiting.key)).toMatchObject({ state: 'declined' });
    expect(await stock()).toEqual([10]);
    expect(await answerSecondFactor(deps, waiting.key, 'approve')).toMatchObject({ state: 'declined' });
    expect(await intents()).toMatchObject([{ status: 'canceled' }]);
  });

  test('one that cannot be given up holds up no other, however few are looked at together', async () => {
    const broken = await checkOut(deps, await aCheckout({ card: SECOND_FACTOR }));
    const created = utcInstant(epochSeconds(server.clock.now - HOUR_S));
    await server.db.updateTable('checkouts').set({ created, request: '{}' }).execute();
    const waiting = await checkOut(deps, await aCheckout({ card: SECOND_FACTOR }));
    const began = await server.simulator.controls.now();
    await server.simulator.controls.setClock(epochSeconds(began + HOUR_S));
    await releaseAll(server.deps, 1);
    expect(await getCheckout(server.db, broken.key)).toMatchObject({ state: 'requires_action' });
    expect(await getCheckout(server.db, waiting.key)).toMatchObject({ state: 'declined' });
  });
});

test('an answer that is lost leaves the try open, and the reconciler ends it with one payment', async () => {
  const request = await aCheckout();
  const before = await paymentsBefore();
  server.simulator.faults.set({
    calls: { kinds: ['cut_after'], perMille: 1000, methods: ['createPayment'] },
  });
  expect(await checkOut(deps, request)).toMatchObject({ state: 'open' });
  expect(await checkOut(deps, request)).toMatchObject({ state: 'open' });
  server.simulator.faults.clear();
  server.clock.now = (server.clock.now + 60) as typeof server.clock.now;
  await reconcileOperations(deps, operations);
  expect(await checkOut(deps, request)).toMatchObject({ state: 'paid' });
  expect(await orders()).toMatchObject([{ status: 'processing' }]);
  expect(await paymentsBefore()).toBe(before + 1);
});

test('a payment whose answer never came is found by the name it carries, and not made twice', async () => {
  const request = await aCheckout();
  const before = await paymentsBefore();
  server.simulator.faults.set({
    calls: { kinds: ['cut_after'], perMille: 1000, methods: ['createPayment'] },
  });
  expect(await checkOut(deps, request)).toMatchObject({ state: 'open' });
  // The provider has forgotten the key by now; news of the payment has come.
  await server.db.updateTable('operations').set({ attempts: 6 }).execute();
  await backfill(deps);
  server.clock.now = (server.clock.now + 60) as typeof server.clock.now;
  await reconcileOperations(deps, operations);
  expect(await checkOut(deps, request)).toMatchObject({ state: 'paid' });
  expect(await orders()).toMatchObject([{ status: 'processing' }]);
  expect(await paymentsBefore()).toBe(before + 1);
});

describe("the store's own rules", () => {
  const items: SavedRule = {
    key: 'order_items_threshold',
    outcome: 'review',
    check: { key: 'item_count', operator: 'greater_than', value: 1 },
  };
  test.each([
    ['review', 'on-hold', 'review', 'paid', 'requires_capture'],
    ['block', 'failed', 'block', 'declined', 'canceled'],
  ] as const)('%s: the order is %s and says so', async (outcome, status, mark, state, intent) => {
    await saveRules(server.db, [{ ...items, outcome }]);
    const checkout = await checkOut(deps, await aCheckout());
    expect(checkout.state).toBe(state);
    expect(await orders()).toMatchObject([{ status, fraud_meta_box_type: mark }]);
    expect(await intents()).toMatchObject([{ status: intent }]);
    const charge = await server.simulator.provider.findObject('charge', checkout.charge_id ?? '');
    expect(charge?.screening).toEqual({ outcome, ruleset_results: { order_items_threshold: outcome } });
  });

  test.each([
    ['at the basic level, though they are kept', {}, 'basic'],
    ['for a way to pay that is no card', { card: 'ideal', order: { currency: 'eur' } }, 'advanced'],
    ['for a card at the counter', { channel: 'in_person' }, 'advanced'],
  ] as const)('are not asked %s', async (_, over, level) => {
    await saveRules(server.db, [{ ...items, outcome: 'block' }], level);
    const request = await aCheckout();
    const asked = { ...request, ...over, order: { ...request.order, ...('order' in over && over.order) } };
    const checkout = await checkOut(deps, asked);
    expect(checkout.state).toBe('paid');
    const charge = await server.simulator.provider.findObject('charge', checkout.charge_id ?? '');
    expect(charge?.screening?.outcome ?? 'allow').toBe('allow');
  });

  test('an order that waits follows its payment', async () => {
    const held = await checkOut(deps, await aCheckout({ capture: 'manual' }));
    expect(await orders()).toMatchObject([{ status: 'on-hold' }]);
    await server.db
      .updateTable('payment_intents')
      .set({ status: 'succeeded' })
      .where('id', '=', held.payment_intent_id ?? '')
      .execute();
    expect(await orders()).toMatchObject([{ status: 'processing' }]);
  });
});

test('no card number is kept or logged anywhere', async () => {
  await checkOut(deps, await aCheckout());
  const { rows } = await server.deps.pool.query<{ found: string }>(
    `select (select count(*) from operations where input::text like '%42424242%')
       + (select count(*) from checkouts where request::text like '%42424242%')
       + (select count(*) from audit_log where (coalesce(after::text, '')) like '%42424242%') as found`,
  );
  expect(Number(rows[0]?.found)).toBe(0);
  expect(server.logged()).not.toContain('42424242');
});
