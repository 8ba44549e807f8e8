import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Check, RULE_KEYS, type SavedRule } from '#domain/fraud/saved-rule.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { checkOut } from '#server/checkout/check-out.ts';
import { saveDispute } from '#tests/factories/dispute.ts';
import { saveRules } from '#tests/factories/fraud-rules.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const tables = [
    ...(['settings', 'checkouts', 'transactions', 'payment_facts', 'payment_intents', 'charges'] as const),
    ...(['disputes', 'order_items', 'orders', 'customers', 'products'] as const),
  ];
  for (const table of tables) await server.db.deleteFrom(table).execute();
});

const home = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  address_1: '1 Mill Lane',
  city: 'Leeds',
  state: '',
  postcode: 'LS1 4QA',
  country: 'GB',
};
const elsewhere = { ...home, address_1: '9 Quay Street', city: 'Bristol', postcode: 'BS1 4DJ' };

type Bought = Partial<{
  card: string;
  quantity: number;
  email: string;
  isGift: boolean;
  ip_country: string | null;
  channel: 'online' | 'in_person';
}>;

/** A customer buys at the checkout, so that the lab and the rules look at the same order. */
async function buy(over: Bought = {}) {
  const {
    card = '4242424242424242',
    quantity = 1,
    email = home.email,
    isGift = false,
    ip_country = 'GB',
  } = over;
  const { id, name, sku, price } = await saveProduct(server.db, { stock: 100 });
  return checkOut(
    { ...server.deps, ip: '127.0.0.1' },
    {
      ...{ key: randomUUID(), attempt: 1, card, capture: 'automatic', ip_country, channel: over.channel },
      order: {
        currency: 'usd',
        items: [{ product_id: id, name, sku, price, quantity }],
        customer: { name: home.name, email, country: 'GB' },
        billing: { ...home, email },
        shipping: isGift ? elsewhere : null,
      },
    },
  );
}

const rule = (key: SavedRule['key'], check: Check, outcome: SavedRule['outcome'] = 'review'): SavedRule => ({
  ...{ key, outcome, check },
});
const GIFT = rule('address_mismatch', {
  key: 'billing_shipping_address_same',
  operator: 'equals',
  value: false,
});
const MANY = rule(
  'order_items_threshold',
  { key: 'item_count', operator: 'greater_than', value: 3 },
  'block',
);
const AVS = rule('avs_verification', { key: 'avs_mismatch', operator: 'equals', value: true });
const AWAY = rule('ip_address_mismatch', {
  key: 'ip_billing_country_same',
  operator: 'equals',
  value: false,
});
const FOREIGN = rule('international_ip_address', { key: 'ip_country', operator: 'not_in', value: 'us|gb' });
const COSTLY = rule(
  'purchase_price_threshold',
  { key: 'order_total', operator: 'greater_than', value: '5000|usd' },
  'block',
);

const preview = async (rules: readonly SavedRule[], days = 90) => {
  const { status, body } = await server.post('/fraud-lab/preview', { rules, days });
  expect(status).toBe(200);
  return body;
};

describe('what rules would have done', () => {
  test('holds, blocks, money, disputes and people are counted over the store’s own payments', async () => {
    await buy();
    await server.simulator.controls.setClock(epochSeconds((await server.simulator.provider.now()) + DAY_S));
    const gift = await buy({ isGift: true });
    const large = await buy({ quantity: 4, isGift: true });
    await buy({ quantity: 2, email: 'new@example.com', isGift: true });
    await saveDispute(server.db, { charge_id: large.charge_id ?? '', amount: 8_000 });
    await saveDispute(server.db, { charge_id: gift.charge_id ?? '', status: 'warning_needs_response' });

    const answer = await preview([GIFT, MANY]);

    expect(answer).toMatchObject({
      payments: 4,
      held: 2,
      blocked: 1,
      affected: [{ currency: 'usd', amount: 14_000, count: 3 }],
      disputes: { all: 1, caught: 1, amounts: [{ currency: 'usd', amount: 8_000 }] },
      // Ada had paid before; whoever came for the first time is no returning customer.
      returning_customers: 1,
      rules: [
        { key: 'address_mismatch', outcome: 'review', count: 3, disputes_caught: 1, unknown: 0 },
        { key: 'order_items_threshold', outcome: 'block', count: 1, disputes_caught: 1, unknown: 0 },
      ],
    });
    expect(answer.examples).toHaveLength(3);
    expect(
      answer.examples.find((one: { order_id: number }) => one.order_id === large.order_id),
    ).toMatchObject({
      outcome: 'block',
      rules: ['address_mismatch', 'order_items_threshold'],
      is_disputed: true,
      customer_name: 'Ada Lovelace',
    });
  });

  test('each rule sees what the checkout saw', async () => {
    await buy({ card: '4000000000000010' });
    await buy({ ip_country: 'FR' });
    await buy({ quantity: 3 });
    await buy({ ip_country: null });
    const { rules } = await preview([AVS, AWAY, FOREIGN, COSTLY]);
    expect(rules).toMatchObject([
      { key: 'avs_verification', count: 1, unknown: 0 },
      { key: 'ip_address_mismatch', count: 1, unknown: 1 },
      { key: 'international_ip_address', count: 1, unknown: 1 },
      { key: 'purchase_price_threshold', count: 1, unknown: 0 },
    ]);
  });

  test('what was declined, paid at the counter or is too old counts for nothing', async () => {
    await buy({ card: '4000000000000002' });
    await buy({ channel: 'in_person' });
    await buy();
    await server.db
      .updateTable('payment_facts')
      .set({ created: utcInstant(epochSeconds((await server.simulator.provider.now()) - 91 * DAY_S)) })
      .execute();
    expect(await preview([], 90)).toMatchObject({ payments: 0, held: 0, affected: [] });
    expect(await preview([], 365)).toMatchObject({ payments: 1 });
  });

  test('nothing is changed by asking, and nonsense is refused by name', async () => {
    const bad = await server.post('/fraud-lab/preview', { rules: 'error', days: 90 });
    expect(bad.status).toBe(400);
    expect(bad.body.data.params).toHaveProperty('rules');
    expect((await server.post('/fraud-lab/preview', { rules: [], days: 7 })).status).toBe(400);
    expect((await server.get('/fraud-lab/scorecard?days=1')).status).toBe(400);
  });
});

test('history that comes newest first knows who had paid before, and counting anew says the same', async () => {
  const [older, newer] = [await buy(), await buy()];
  const move = (id: string | null, days: number) =>
    server.deps.pool.query(`update charges set created = created - $2 * interval '1 day' where id = $1`, [
      id,
      days,
    ]);
  await move(older.charge_id, 2);
  await server.db.deleteFrom('payment_facts').execute();
  for (const { charge_id } of [newer, older])
    await server.deps.pool.query('update charges set status = status where id = $1', [charge_id]);
  const facts = () => server.db.selectFrom('payment_facts').selectAll().orderBy('created').execute();
  const heard = await facts();
  expect(heard.map(({ is_returning }) => is_returning)).toEqual([false, true]);
  await server.deps.pool.query('select rebuild_payment_facts()');
  expect(await facts()).toEqual(heard);
});

test('the scorecard tells what became of what the rules held', async () => {
  await saveRules(server.db, [GIFT]);
  const approved = await buy({ isGift: true });
  await buy({ isGift: true });
  const refused = await buy({ isGift: true });
  await saveRules(server.db, [{ ...GIFT, outcome: 'block' }]);
  await buy({ isGift: true });
  await endAs('succeeded', approved.payment_intent_id);
  await endAs('canceled', refused.payment_intent_id);
  await saveDispute(server.db, { charge_id: approved.charge_id ?? '' });

  const { body } = await server.get('/fraud-lab/scorecard?days=30');

  expect(body.rules).toEqual([
    {
      ...{
        key: 'address_mismatch',
        held: 3,
        blocked: 1,
        approved: 1,
        refused: 1,
        lapsed: 0,
        waiting: 1,
        disputed: 1,
      },
      stopped: [{ currency: 'usd', amount: 4_000 }],
    },
  ]);
});
const endAs = (status: string, id: string | null) =>
  server.db
    .updateTable('payment_intents')
    .set({ status })
    .where('id', '=', id ?? '')
    .execute();

test('the bits of six rules do not mix', async () => {
  await buy({ isGift: true, quantity: 4 });
  const all = RULE_KEYS.map((key) => rule(key, GIFT.check));
  expect((await preview(all)).examples[0].rules).toEqual([...RULE_KEYS]);
});
