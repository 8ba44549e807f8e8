import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { IN_DOUBT_S } from '#domain/woocommerce/write-again.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import {
  type ContractStore,
  STORE_KEY,
  STORE_SECRET,
  startContractStore,
} from '#tests/woocommerce/contract-store.ts';
import { getSecret } from '../access/secret-repository.ts';
import { chargeRow, intentRow } from '../events/object-rows.ts';
import { armFailpoint, disarmFailpoint, SimulatedCrash, STORE_FAILPOINTS } from '../failpoints.ts';
import { prepareJobs } from '../jobs/job-pool.ts';
import { copyStore, type FollowDeps } from './copy-store.ts';
import { compareOrders, readChanges } from './follow-store.ts';
import { storeJobs } from './store-jobs.ts';
import { openStoreLine } from './store-line.ts';
import { ensureWebhooks } from './store-webhooks.ts';
import { tellStore } from './tell-store.ts';

const ORDERS = 230;
let store: ContractStore;
let server: TestServer;
let deps: FollowDeps;

beforeAll(async () => {
  store = await startContractStore();
  const env = {
    ...{ STORE: 'woocommerce', WOOCOMMERCE_URL: store.url },
    ...{ WOOCOMMERCE_KEY: STORE_KEY, WOOCOMMERCE_SECRET: STORE_SECRET },
  };
  server = await startTestServer({ env });
  const { woocommerce } = server.deps.config;
  if (!woocommerce) throw new Error('The store is not attached.');
  deps = { ...server.deps, line: openStoreLine(woocommerce) };
  await prepareJobs(server.deps);
  const grace = store.addCustomer();
  const cup = store.addProduct();
  for (let nth = 0; nth < ORDERS; nth += 1) store.addOrder();
  store.addOrder({
    customer_id: grace.id,
    line_items: [{ name: 'Cup', product_id: cup.id, quantity: 1, subtotal: '10', total: '10' }],
  });
  store.addOrder({
    customer_id: 7777,
    billing: { first_name: 'Un', last_name: 'Known', email: 'u@example.com' },
  });
  store.addOrder({ status: 'shipped' });
  store.addOrder({ status: 'checkout-draft' });
  store.addOrder({ currency: 'XXX' });
});
afterEach(() => {
  disarmFailpoint();
  store.setFault(undefined);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const jobs = () => storeJobs(deps.line, server.deps.config).jobs;
const get = async (id: number) => (await server.get(`/wp-json/wc-admin/store/orders/${id}`)).body;
/** Both sides, as far as they can be compared: which orders there are, how they stand, and what they cost. */
const bothSides = async () => {
  const rows = await server.db
    .selectFrom('orders')
    .select(['id', 'store_status', 'total'])
    .orderBy('id')
    .execute();
  const theirs = [...store.orders.values()]
    .filter(({ status, currency }) => status !== 'checkout-draft' && status !== 'trash' && currency !== 'XXX')
    .map(({ id, status, total }) => ({ id, store_status: status, total: Math.round(Number(total) * 100) }))
    .sort((one, other) => one.id - other.id);
  return { ours: rows.filter(({ store_status }) => store_status !== 'deleted'), theirs };
};
const agree = async () => {
  const { ours, theirs } = await bothSides();
  expect(ours).toEqual(theirs);
};

describe('the first copy', () => {
  test.each(STORE_FAILPOINTS.slice(0, 2))('dies at %s and goes on where it was', async (name) => {
    armFailpoint(name, 2);
    await expect(copyStore(deps)).rejects.toThrow(SimulatedCrash);
  });
  test('ends with both sides equal; what makes no sense is set aside', async () => {
    await copyStore(deps);
    await agree();
    const { body } = await server.get('/sync');
    expect(body.set_aside).toMatchObject({
      total: 1,
      newest: [{ kind: 'store_order', reason: '“XXX” is no currency.' }],
    });
    expect(
      body.backfills.map(({ kind, objects }: { kind: string; objects: number }) => [kind, objects]),
    ).toEqual([
      ['store_customer', 1],
      ['store_order', ORDERS + 4],
      ['store_product', 1],
    ]);
  });
  test('lists, buyers, goods and the page of an order are read as of any store', async () => {
    const { body } = await server.get('/wp-json/wc-admin/store/orders?per_page=100');
    expect(body.total_count).toBe(ORDERS + 3);
    const shipped = body.data.find(
      ({ store_status }: { store_status: string }) => store_status === 'shipped',
    );
    expect(shipped).toMatchObject({ status: 'processing' });
    expect(await get(shipped.id)).toMatchObject({
      store_url: `${store.url}/wp-admin/admin.php?page=wc-orders&action=edit&id=${shipped.id}`,
      billing: { name: expect.stringContaining('Ada'), country: 'DE' },
      line_items: [{ name: 'Cup', quantity: 2, price: 500 }],
    });
    const people = await server.get('/wp-json/wc-admin/store/customers');
    expect(people.body.data.map(({ name }: { name: string }) => name).sort()).toEqual([
      expect.stringContaining('Grace Hopper'),
      'Un Known',
    ]);
  });
});

describe('following', () => {
  test('what changed is read, also several in one second, and nothing is told by a draft', async () => {
    const [first, second] = [...store.orders.keys()];
    store.change(Number(first), { status: 'completed' });
    store.change(Number(second), { status: 'on-hold', total: '12.00' });
    for (let nth = 0; nth < 150; nth += 1)
      store.addOrder({ date_modified_gmt: new Date().toISOString().slice(0, 19) });
    expect(await readChanges(deps)).toBeGreaterThanOrEqual(152);
    await agree();
  });

  test('an order that vanished is found by comparing; one that money moved for is marked', async () => {
    const [first, second] = [...store.orders.keys()].slice(10, 12) as [number, number];
    await server.db
      .updateTable('orders')
      .set({ payment_intent_id: 'pi_kept' })
      .where('id', '=', second)
      .execute();
    store.orders.delete(first);
    store.orders.delete(second);
    const missed = store.addOrder({ date_modified_gmt: '2020-01-01T00:00:00' });
    expect(await compareOrders(deps)).toEqual({ missing: expect.any(Number), gone: 2 });
    expect((await server.get(`/wp-json/wc-admin/store/orders/${first}`)).status).toBe(404);
    expect(await get(second)).toMatchObject({ store_status: 'deleted' });
    expect(await get(missed.id)).toMatchObject({ id: missed.id });
    await agree();
  });

  describe('webhooks', () => {
    const hooks = () => [...store.webhooks.values()];
    test('are made once, woken when they were switched off, and made again when they are gone', async () => {
      await ensureWebhooks(deps, 'http://127.0.0.1:1');
      await ensureWebhooks(deps, 'http://127.0.0.1:1');
      expect(hooks()).toHaveLength(8);
      const [asleep, gone] = hooks();
      if (asleep) asleep.status = 'disabled';
      store.webhooks.delete(gone?.id ?? 0);
      await ensureWebhooks(deps, 'http://127.0.0.1:1');
      expect(hooks().map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'active'));
      expect(new Set(hooks().map(({ secret }) => secret)).size).toBe(1);
    });

    const deliver = async (
      id: number,
      over: Readonly<{ signature?: string; body?: string; resource?: string }> = {},
    ) => {
      const body = over.body ?? JSON.stringify({ ...store.orders.get(id), id });
      const secret = (await getSecret(server.db, 'store_events', server.clock.now)).toString('hex');
      const signature = over.signature ?? createHmac('sha256', secret).update(body).digest('base64');
      const headers = {
        'content-type': 'application/json',
        'x-wc-webhook-signature': signature,
        'x-wc-webhook-resource': over.resource ?? 'order',
      };
      return (await server.inject({ method: 'POST', url: '/store-events', headers, payload: body })).status;
    };

    test('say only "look again": doubled, late and out of order they do no harm', async () => {
      const order = store.addOrder({ date_modified_gmt: '2020-01-01T00:00:00' });
      const old = JSON.stringify({ ...order, status: 'pending', total: '1.00' });
      expect([
        await deliver(order.id),
        await deliver(order.id, { body: old }),
        await deliver(order.id),
      ]).toEqual([200, 200, 200]);
      await runDueJobs(server.deps, jobs());
      expect(await get(order.id)).toMatchObject({ status: 'processing', total: 1000 });
      store.orders.delete(order.id);
      expect(await deliver(order.id, { body: JSON.stringify({ id: order.id }) })).toBe(200);
      await runDueJobs(server.deps, jobs());
      expect((await server.get(`/wp-json/wc-admin/store/orders/${order.id}`)).status).toBe(404);
      await agree();
    });

    test('that are forged are refused, every one, and told of', async () => {
      const order = store.addOrder({ date_modified_gmt: '2020-01-01T00:00:00' });
      const hex = createHmac('sha256', 'other').update('x').digest('hex');
      for (const signature of [
        '',
        'AAAA',
        hex,
        createHmac('sha256', 'other').update(JSON.stringify(order)).digest('base64'),
      ])
        expect(await deliver(order.id, { signature })).toBe(400);
      await runDueJobs(server.deps, jobs());
      expect((await server.get(`/wp-json/wc-admin/store/orders/${order.id}`)).status).toBe(404);
      expect((await server.get('/sync')).body.problems).toMatchObject([{ code: 'store_signature_invalid' }]);
      store.orders.delete(order.id);
    });

    test('a flood of changes, told by deliveries that are dropped, doubled, reordered and forged', async () => {
      const ids = [...store.orders.keys()].slice(20, 80);
      const after = ['completed', 'cancelled', 'on-hold', 'failed'];
      const sent: { id: number; body: string }[] = [];
      for (const [nth, id] of ids.entries()) {
        store.change(id, { status: after[nth % 4], total: `${nth + 1}.00` });
        sent.push({ id, body: JSON.stringify(store.orders.get(id)) });
      }
      // By a fixed rule, so that it fails alike each time: a third never comes, a third comes twice, the last come first.
      const arriving = sent.flatMap((one, nth) => [[], [one], [one, one]][nth % 3] ?? []).reverse();
      let forged = 0;
      for (const [nth, { id, body }] of arriving.entries()) {
        if (nth % 2 === 0) {
          const signature = createHmac('sha256', `guess ${nth}`).update(body).digest('base64');
          forged += (await deliver(id, { body, signature })) === 200 ? 1 : 0;
        }
        expect(await deliver(id, { body })).toBe(200);
      }
      expect(forged).toBe(0);
      await runDueJobs(server.deps, jobs());
      await readChanges(deps);
      await agree();
      await server.db.deleteFrom('sync_problems').execute();
    });

    test('a store tries our address out with a form', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const ping = await server.inject({
        method: 'POST',
        url: '/store-events',
        headers,
        payload: 'webhook_id=12',
      });
      expect(ping.status).toBe(200);
    });
  });
});

describe('what goes wrong with the store', () => {
  const answer = (
    status: number,
    type: string,
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    store.setFault((_, response) => {
      response.writeHead(status, { 'content-type': type, ...headers }).end(body);
      return true;
    });
  test.each([
    [
      'store_key_refused',
      () => answer(401, 'application/json', '{"code":"x","message":"Consumer secret is invalid."}'),
    ],
    [
      'store_permission_missing',
      () => answer(403, 'application/json', '{"code":"woocommerce_rest_cannot_view"}'),
    ],
    ['store_moved', () => answer(301, 'text/html', '', { location: 'https://new.example/wp-json?key=1' })],
    ['store_no_data', () => answer(200, 'text/html', '<html>')],
    ['store_answer_broken', () => answer(200, 'application/json', '[{"id":')],
    ['store_rate_limited', () => answer(429, 'text/html', '', { 'retry-after': '120' })],
    ['store_unavailable', () => answer(503, 'text/html', '')],
    ['store_clock_off', () => answer(401, 'application/json', '{"code":"x","message":"Invalid timestamp."}')],
    ['store_unavailable', () => store.setFault((_, response) => Boolean(response.destroy()))],
  ] as const)(
    '%s is told on the Sync page, and goes when it goes well',
    async (code, fault) => {
      fault();
      await server.db.deleteFrom('sync_problems').execute();
      const [, changes] = jobs();
      await expect(changes?.perform(server.deps, {})).rejects.toMatchObject({ code });
      const { problems } = (await server.get('/sync')).body;
      expect(problems).toMatchObject([{ source: 'store_news', code }]);
      expect(problems[0].message).not.toContain('key=1');
      store.setFault(undefined);
      await changes?.perform(server.deps, {});
      expect((await server.get('/sync')).body.problems).toEqual([]);
      await agree();
    },
    20_000,
  );

  test('an answer of too much is told', async () => {
    answer(200, 'application/json', `"${'x'.repeat(11 * 1024 * 1024)}"`);
    const [, changes] = jobs();
    await expect(changes?.perform(server.deps, {})).rejects.toMatchObject({ code: 'store_answer_too_large' });
    expect((await server.get('/sync')).body.problems).toMatchObject([{ code: 'store_answer_too_large' }]);
  });

  test('a store that is slow is told, and its first answer in time takes that back', async () => {
    const { woocommerce } = server.deps.config;
    if (!woocommerce) throw new Error('The store is not attached.');
    const hurried = openStoreLine(woocommerce, { timeoutMs: 200, pausesMs: [] });
    const [, changes] = storeJobs(hurried, server.deps.config).jobs;
    store.setFault(() => true);
    await server.db.deleteFrom('sync_problems').execute();
    await expect(changes?.perform(server.deps, {})).rejects.toMatchObject({ code: 'store_slow' });
    expect((await server.get('/sync')).body.problems).toMatchObject([
      { source: 'store_news', code: 'store_slow' },
    ]);
    store.setFault(undefined);
    await jobs()[1]?.perform(server.deps, {});
    expect((await server.get('/sync')).body.problems).toEqual([]);
  });

  test('an order that is deleted while the list is read costs no other its place', async () => {
    await server.db.deleteFrom('backfills').where('kind', '=', 'store_order').execute();
    const [early] = store.orders.keys();
    store.setFault(({ path, query }) => {
      if (path === 'orders' && Number(query.get('offset') ?? 0) > 0) store.orders.delete(Number(early));
      return false;
    });
    await copyStore(deps);
    store.setFault(undefined);
    expect(store.orders.has(Number(early))).toBe(false);
    await compareOrders(deps);
    await agree();
    expect((await server.get('/sync')).body.problems).toEqual([]);
  });
});

describe('a store that gives half of a page at once', () => {
  beforeAll(() => store.giveAtMost(50));
  afterAll(() => store.giveAtMost(100));
  const objectsOf = async (kind: string) => {
    const { backfills } = (await server.get('/sync')).body;
    return backfills.find((one: { kind: string }) => one.kind === kind).objects;
  };

  test('is copied whole', async () => {
    await server.db.deleteFrom('backfills').where('kind', '=', 'store_order').execute();
    await copyStore(deps);
    const listed = [...store.orders.values()].filter(({ status }) => status !== 'checkout-draft');
    expect(listed.length).toBeGreaterThan(200);
    expect(await objectsOf('store_order')).toBe(listed.length);
  });

  test('is followed, and compared to its end', async () => {
    const [first] = store.orders.keys();
    for (const id of [...store.orders.keys()].slice(100, 220)) store.change(id, { total: '13.00' });
    await readChanges(deps);
    await agree();
    const missed = store.addOrder({ date_modified_gmt: '2020-01-01T00:00:00' });
    expect(await compareOrders(deps)).toMatchObject({ missing: expect.any(Number), gone: 0 });
    expect(await get(missed.id)).toMatchObject({ id: missed.id });
    expect(await get(Number(first))).toMatchObject({ id: first });
    await agree();
  });
});

describe('what the store is told', () => {
  let nth = 0;
  /** An order of the store that is paid here, in the provider's own words. */
  async function paidOrder(over: Readonly<Record<string, unknown>> = {}) {
    nth += 1;
    const intent = `pi_told${nth}`;
    const order = store.addOrder({
      transaction_id: intent,
      date_modified_gmt: new Date().toISOString().slice(0, 19),
      ...over,
    });
    const paid = await server.simulator.pay({ amount: minor(1000), metadata: { order_id: '1' } });
    const [ours] = await Promise.all([server.deps.provider.listObjects('payment_intent', null, 100)]);
    const told = ours.data.find(({ id }) => id === paid.payment_intent);
    if (!told) throw new Error('The payment is not there.');
    const { id: _i, ...intentData } = intentRow('simulator', { ...told, id: intent as typeof told.id });
    const { id: _c, ...chargeData } = chargeRow('simulator', {
      ...paid,
      payment_intent: intent as typeof told.id,
    });
    await server.db
      .insertInto('payment_intents')
      .values({ id: intent, ...intentData, data: JSON.stringify(intentData.data) } as never)
      .execute();
    await server.db
      .insertInto('charges')
      .values({ id: paid.id, ...chargeData, data: JSON.stringify(chargeData.data) } as never)
      .execute();
    await readChanges(deps);
    return { order, charge: paid, intent };
  }
  const tellLater = async (seconds = 60) => {
    // What is to be told waits by the database's clock, which goes on while tests are slow.
    const latest = Math.max(server.clock.now, Math.ceil(Date.now() / 1000));
    server.clock.now = epochSeconds(latest + seconds);
    return tellStore(deps);
  };
  let refunds = 0;
  const noteRefund = (order_id: number, amount = 400) => {
    refunds += 1;
    const note = {
      refund_id: `re_told${refunds}`,
      amount,
      reason: 'Broken',
      items: [],
      restock: false,
      refunded_by: null,
    };
    return server.deps.store.noteRefund(order_id, note);
  };

  test('an order that names its payment is its order, whatever number the payment carries', async () => {
    const { order, charge } = await paidOrder();
    const row = await server.db
      .selectFrom('charges')
      .select('data')
      .where('id', '=', charge.id)
      .executeTakeFirstOrThrow();
    expect(row.data).toMatchObject({ metadata: { order_id: String(order.id), other_order_id: '1' } });
  });

  test('a refund is noted once, without sending money, and its order stands as the store says', async () => {
    const { order } = await paidOrder();
    await noteRefund(order.id);
    expect(await tellLater(0)).toEqual({ told: 0 });
    expect(await tellLater()).toEqual({ told: 1 });
    expect(await tellLater()).toEqual({ told: 0 });
    expect(store.refunds.get(order.id)).toMatchObject([
      { amount: '4.00', reason: `Broken (re_told${refunds})`, api_refund: false },
    ]);
    expect(store.moved).toEqual([]);
    await noteRefund(order.id, 600);
    await tellLater();
    expect(await get(order.id)).toMatchObject({ status: 'processing' });
    await runDueJobs(server.deps, jobs());
    expect(await get(order.id)).toMatchObject({ status: 'refunded', store_status: 'refunded' });
  });

  test.each(['store-before-send', 'store-after-send'] as const)(
    'killed at %s it is told once all the same',
    async (name) => {
      const { order } = await paidOrder();
      await noteRefund(order.id);
      armFailpoint(name);
      await expect(tellLater()).rejects.toThrow(SimulatedCrash);
      expect(await tellLater(1)).toEqual({ told: 0 });
      await tellLater(IN_DOUBT_S);
      expect(store.refunds.get(order.id)).toHaveLength(1);
    },
  );

  test('an answer that was cut off is looked for, and not sent again', async () => {
    const { order } = await paidOrder();
    await noteRefund(order.id);
    store.setFault(({ method }) => (method === 'POST' ? 'after' : false));
    expect((await tellLater()).trouble).toMatchObject({ code: 'store_unavailable' });
    store.setFault(undefined);
    for (let round = 0; round < 5; round += 1) await tellLater(IN_DOUBT_S);
    expect(store.refunds.get(order.id)).toHaveLength(1);
  });

  test('one that the store’s own plugin noted first is not noted again', async () => {
    const { order } = await paidOrder();
    await noteRefund(order.id);
    store.refunds.set(order.id, [
      {
        id: 1,
        amount: '4.00',
        reason: 'Refunded via Stripe',
        date_created_gmt: new Date(server.clock.now * 1000).toISOString().slice(0, 19),
        meta_data: [],
      },
    ]);
    expect(await tellLater()).toEqual({ told: 1 });
    expect(store.refunds.get(order.id)).toHaveLength(1);
  });

  test('a note reaches the store once, and mails nobody from here', async () => {
    const { order } = await paidOrder();
    const asked = {
      note: 'It is on its way',
      customer_note: true,
      key: '6f1b3d52-5c50-4be0-9d7c-0a6f3ad2d3f1',
    };
    const path = `/wp-json/wc-admin/store/orders/${order.id}/notes`;
    const [one, two] = [await server.post(path, asked), await server.post(path, asked)];
    expect([one.status, two.body.id]).toEqual([200, one.body.id]);
    await tellLater();
    expect(store.notes.get(order.id)).toMatchObject([{ note: 'It is on its way', customer_note: true }]);
    expect(await server.db.selectFrom('mail_outbox').select('id').execute()).toEqual([]);
  });

  test('what is noted at the store stands beside our notes, each once; a store that is down leaves ours', async () => {
    const { order } = await paidOrder();
    await readChanges(deps);
    const path = `/wp-json/wc-admin/store/orders/${order.id}/notes`;
    await server.post(path, { note: 'Asked for a photo', customer_note: false });
    await tellLater();
    const told = store.notes.get(order.id) ?? [];
    expect(told).toHaveLength(1);
    const picked = { id: 9001, author: 'Ada', customer_note: false, date_created_gmt: '2020-01-01T00:00:00' };
    store.notes.set(order.id, [...told, { ...picked, note: '<b>Picked</b>' }]);
    const notes = async () => (await server.get(path)).body.data;
    expect(await notes()).toMatchObject([{ note: 'Asked for a photo' }, { note: 'Picked', author: 'Ada' }]);
    const cash = { id: 9002, amount: '2.00', reason: 'At the counter', refunded_payment: false };
    store.refunds.set(order.id, [{ ...cash, date_created_gmt: '2019-01-01T00:00:00' }]);
    expect((await notes()).at(-1).note).toContain(
      'A refund of $2.00 was noted at the store: “At the counter”.',
    );
    store.setFault((_, response) => Boolean(response.destroy()));
    expect(await notes()).toMatchObject([{ note: 'Asked for a photo' }]);
  });

  test('completing is passed on only where it moves no money', async () => {
    const { order } = await paidOrder();
    const held = await paidOrder({ status: 'on-hold' });
    const unpaid = store.addOrder({ date_modified_gmt: new Date().toISOString().slice(0, 19) });
    await readChanges(deps);
    const ask = (...ids: number[]) => server.post('/orders/complete', { ids });
    expect(await ask(order.id, held.order.id, unpaid.id)).toMatchObject({
      status: 200,
      body: { completed: [order.id] },
    });
    const refused = await ask(held.order.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'store_decides']);
    expect(refused.body.message).toContain('Open it in your store');
    await tellLater();
    expect([store.orders.get(order.id)?.status, store.moved]).toEqual(['completed', []]);
  });

  test('an order that moved on at the store meanwhile is left as it is', async () => {
    const { order } = await paidOrder();
    await server.post('/orders/complete', { ids: [order.id] });
    store.change(order.id, { status: 'on-hold' });
    await tellLater();
    expect([store.orders.get(order.id)?.status, store.moved]).toEqual(['on-hold', []]);
  });

  test('a payment that settles here does not move an order of the store', async () => {
    const { order, intent } = await paidOrder({ status: 'on-hold' });
    await server.db
      .updateTable('payment_intents')
      .set({ status: 'requires_capture' })
      .where('id', '=', intent)
      .execute();
    await server.db
      .updateTable('payment_intents')
      .set({ status: 'succeeded' })
      .where('id', '=', intent)
      .execute();
    expect(await get(order.id)).toMatchObject({ status: 'on-hold', store_status: 'on-hold' });
  });
});

test('tools of others change the store itself, not its copy', async () => {
  const [id] = store.orders.keys();
  for (const answered of [
    await server.put(`/wp-json/wc/v3/orders/${id}`, { status: 'completed' }),
    await server.post('/wp-json/wc/v3/orders', {}),
    await server.post('/wp-json/wc/v3/products', { name: 'Cup' }),
  ])
    expect(answered.body.code).toBe('store_kept_elsewhere');
});

test('the database says whose orders it holds', async () => {
  const { settleStore } = await import('../start/attach-store.ts');
  const { config, db } = server.deps;
  const other = { ...config, woocommerce: { url: 'http://127.0.0.1:1', key: () => '', secret: () => '' } };
  await expect(settleStore({ db, config: other })).rejects.toThrow(
    `this database holds the orders of ${store.url}`,
  );
  const { woocommerce: _none, ...builtIn } = config;
  await expect(settleStore({ db, config: builtIn })).rejects.toThrow('Set STORE=woocommerce');
});
