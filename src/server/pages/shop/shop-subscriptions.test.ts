import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { shopBrowser } from '#tests/shop-browser.ts';
import { someoneWaitsFor } from '#tests/someone-waits-for.ts';
import { emptyTables } from '#tests/test-database.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { renewDue, renewSubscriptions } from '../../checkout/renew-subscriptions.job.ts';
import { endSubscription } from '../../store/subscriptions-repository.ts';

let server: TestServer;
let browser: ReturnType<typeof shopBrowser>;
beforeAll(async () => {
  server = await startTestServer({ routes: [] });
});
afterAll(() => server.close());
beforeEach(async () => {
  browser = shopBrowser(server);
  await emptyTables(server.db);
});

const switchOn = (data: object = {}) =>
  server.db
    .insertInto('settings')
    .values({
      ...{ version: 1, changed_by: 'a test', changed: utcInstant(server.clock.now) },
      data: JSON.stringify({ is_wcpay_subscriptions_enabled: true, ...data }),
    })
    .execute();
const paperBox = () =>
  saveProduct(server.db, {
    slug: 'paper-box',
    name: 'Paper box',
    price: 1900,
    stock: null,
    paid_every: 'month',
  });
const subscriptions = () => server.db.selectFrom('subscriptions').selectAll().orderBy('id').execute();
const orders = () => server.db.selectFrom('orders').selectAll().orderBy('id').execute();

async function subscribe(over: Record<string, string> = {}) {
  await browser.put((await paperBox()).id);
  const sent = await browser.ask('POST', '/checkout', await browser.checkoutForm(over));
  return String(sent.headers.location);
}

describe('switched off', () => {
  test('what is paid for again and again is neither shown nor sold', async () => {
    const { id } = await paperBox();
    expect((await browser.ask('GET', '/')).text).not.toContain('Paper box');
    expect((await browser.ask('GET', '/product/paper-box')).status).toBe(404);
    await browser.put(id);
    expect((await browser.ask('GET', '/checkout')).text).toContain('Your cart is empty');
  });

  test('what stood in a cart before leaves it, and what runs goes on', async () => {
    await switchOn();
    await subscribe();
    await browser.put((await server.db.selectFrom('products').select('id').executeTakeFirstOrThrow()).id);
    await server.db.updateTable('settings').set({ data: '{}' }).execute();
    expect((await browser.ask('GET', '/checkout')).text).toContain('Something is no longer sold');
    expect(await subscriptions()).toMatchObject([{ status: 'active' }]);
  });
});

describe('switched on', () => {
  beforeEach(() => switchOn());

  test('the shop says how often it is paid, before and after, and only a card pays', async () => {
    await server.db
      .updateTable('settings')
      .set({
        data: JSON.stringify({
          ...{ is_wcpay_subscriptions_enabled: true, enabled_payment_method_ids: ['card', 'klarna'] },
        }),
      })
      .execute();
    const { id } = await paperBox();
    expect((await browser.ask('GET', '/')).text).toContain('$19.00 every month');
    await browser.put(id);
    const { text } = await browser.ask('GET', '/checkout');
    expect(text).toContain(
      'You subscribe: $19.00 every month, by the card you pay with now, until you call it off.',
    );
    expect(text).not.toContain('name="method"');
  });

  test('a paid order begins a subscription, with the card, the line and the next month', async () => {
    const place = await subscribe();
    const [order] = await orders();
    const [begun] = await subscriptions();
    expect(begun).toMatchObject({
      ...{ status: 'active', paid_every: 'month', line: 1 },
      payment_method: 'pm_card_visa_until_12_2040',
      first_order_id: order?.id,
    });
    expect(Date.parse(`${begun?.next_payment}Z`) - Date.parse(`${order?.created}Z`)).toBeGreaterThan(
      27 * DAY_S * 1000,
    );
    expect((await browser.ask('GET', place)).text).toContain('Paper box: paid every month, next on');
    const charge = await server.db.selectFrom('charges').select('data').executeTakeFirstOrThrow();
    expect(JSON.stringify(charge.data)).toContain('recurring');
  });

  test('a declined card begins nothing', async () => {
    await subscribe({ card: '4000 0000 0000 0002' });
    expect(await subscriptions()).toEqual([]);
  });
});

describe('as it falls due', () => {
  beforeEach(() => switchOn());
  const renew = () => renewSubscriptions.run(server.deps, {});
  /** As if so many days had passed since. */
  const wait = async (days: number) =>
    server.db
      .updateTable('subscriptions')
      .set({ next_payment: utcInstant(epochSeconds((await server.simulator.provider.now()) - days * DAY_S)) })
      .execute();

  test('not a second before; then once, however often it is looked for, and the next month is set', async () => {
    await subscribe();
    await renew();
    expect(await orders()).toHaveLength(1);
    await wait(0);
    await renew();
    await renew();
    expect(await orders()).toMatchObject([{ status: 'processing' }, { status: 'processing', total: 1900 }]);
    const [one] = await subscriptions();
    expect(Date.parse(`${one?.next_payment}Z`)).toBeGreaterThan(
      (await server.simulator.provider.now()) * 1000,
    );
    expect(await server.db.selectFrom('subscription_orders').selectAll().execute()).toHaveLength(2);
  });

  test('a renewal begins no subscription of its own', async () => {
    await subscribe();
    await wait(0);
    await renew();
    expect(await subscriptions()).toHaveLength(1);
  });

  test('a card that is declined by then holds it', async () => {
    await subscribe();
    await server.db
      .updateTable('subscriptions')
      .set({ payment_method: 'pm_card_chargeCustomerFail' })
      .execute();
    await wait(0);
    await renew();
    await renew();
    expect(await subscriptions()).toMatchObject([{ status: 'on-hold', next_payment: null }]);
    expect(await orders()).toMatchObject([{ status: 'processing' }, { status: 'failed' }]);
  });

  test('one that cannot be renewed stays due and holds up no other', async () => {
    await browser.ask('GET', await subscribe()); // Whoever is thanked has an empty cart.
    await server.db.updateTable('subscriptions').set({ payment_method: 'no such card' }).execute();
    await server.db.updateTable('products').set({ slug: 'first-box' }).execute();
    await subscribe();
    await wait(0);
    await renew();
    const now = utcInstant(await server.simulator.provider.now());
    const due = (await subscriptions()).map(
      ({ next_payment }) => next_payment !== null && next_payment <= now,
    );
    expect(due).toEqual([true, false]);
  });

  test('however few are looked at together, those that stay due are walked past, and each is tried once', async () => {
    await browser.ask('GET', await subscribe());
    await server.db.updateTable('subscriptions').set({ payment_method: 'no such card' }).execute();
    await server.db.updateTable('products').set({ slug: 'first-box' }).execute();
    await browser.ask('GET', await subscribe());
    await wait(70);
    const created = utcInstant(epochSeconds((await server.simulator.provider.now()) - 100 * DAY_S));
    await server.db.updateTable('subscriptions').set({ created }).execute();
    await renewDue(server.deps, 1);
    const [stuck, renewed] = await subscriptions();
    // Of the payments that were missed, one was taken: the next is due as well, and waits for the next run.
    expect(Date.parse(`${renewed?.next_payment}Z`)).toBeLessThan(
      (await server.simulator.provider.now()) * 1000,
    );
    const times = await server.db.selectFrom('subscription_orders').selectAll().execute();
    expect(times.filter(({ subscription_id }) => subscription_id === renewed?.id)).toHaveLength(2);
    expect(times.filter(({ subscription_id }) => subscription_id === stuck?.id)).toHaveLength(1);
  });

  test('what was given back whole is not charged again', async () => {
    await subscribe();
    await server.db.updateTable('orders').set({ status: 'refunded' }).execute();
    await wait(0);
    await renew();
    expect(await subscriptions()).toMatchObject([{ status: 'cancelled' }]);
    expect(await orders()).toHaveLength(1);
  });

  test('called off by its shopper it is never charged; nobody else can call it off', async () => {
    const place = await subscribe();
    const key = place.split('/').at(-1) ?? '';
    const [begun] = await subscriptions();
    const callOff = (of: string) =>
      browser.ask('POST', `/checkout/call-off/${of}`, { subscription: String(begun?.id) });
    expect((await callOff('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect(await subscriptions()).toMatchObject([{ status: 'active' }]);
    expect((await callOff(key)).headers.location).toBe(place);
    expect((await browser.ask('GET', place)).text).toContain('Paper box: called off.');
    await renew();
    expect(await subscriptions()).toMatchObject([{ status: 'cancelled', next_payment: null }]);
    expect(await orders()).toHaveLength(1);
  });

  test('called off while it is being renewed, it is not charged', async () => {
    await subscribe();
    await wait(0);
    let renewed: Promise<void> | undefined;
    await server.db.transaction().execute(async (trx) => {
      await trx.updateTable('subscriptions').set({ status: 'cancelled', next_payment: null }).execute();
      renewed = renew();
      await someoneWaitsFor(trx);
    });
    await renewed;
    expect(await orders()).toHaveLength(1);
    expect(await subscriptions()).toMatchObject([{ status: 'cancelled', next_payment: null }]);
  });

  test('called off while its bank thinks, a declined card does not put it on hold', async () => {
    await subscribe();
    const { id } = await server.db.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow();
    await endSubscription(server.db, id, 'cancelled');
    await endSubscription(server.db, id, 'on-hold');
    expect(await subscriptions()).toMatchObject([{ status: 'cancelled' }]);
  });

  test('an order that a stranger placed under a key that could be foreseen takes no renewal over', async () => {
    await subscribe();
    await wait(0);
    const [due] = await subscriptions();
    const hash = createHash('sha256').update(`renewal ${due?.id} ${due?.next_payment}`).digest('hex');
    const foreseen = hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    const pen = await saveProduct(server.db, { slug: 'pen', name: 'Pen', price: 100, stock: null });
    await placeUnder(foreseen, pen.id);
    await renew();
    expect(await orders()).toMatchObject([{ total: 1900 }, { total: 100 }, { total: 1900 }]);
    expect(await server.db.selectFrom('subscription_orders').selectAll().execute()).toHaveLength(2);
  });

  test('a renewal whose end nobody knew goes on under the key it has, though another would be made by now', async () => {
    await subscribe();
    await wait(0);
    server.simulator.faults.set({
      calls: { kinds: ['cut_after'], perMille: 1000, methods: ['createPayment'] },
    });
    await renew();
    server.simulator.faults.clear();
    await server.db.updateTable('checkouts').set({ key: randomUUID() }).where('state', '=', 'open').execute();
    await renew();
    expect(await orders()).toHaveLength(2);
  });

  const placeUnder = async (key: string, product: number) => {
    const stranger = shopBrowser(server);
    stranger.cookies.cart = `${key}~${product}x1`;
    const sent = await stranger.ask('POST', '/checkout', await stranger.checkoutForm());
    expect(sent.headers.location).toBe(`/checkout/order/${key}`);
  };
});
