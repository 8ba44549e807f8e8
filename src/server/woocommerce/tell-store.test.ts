import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { IN_DOUBT_S } from '#domain/woocommerce/write-again.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import type { TestServer } from '#tests/test-server.ts';
import { type AttachedOffice, startAttachedOffice } from '#tests/woocommerce/attached-office.ts';
import type { ContractStore } from '#tests/woocommerce/contract-store.ts';
import { chargeRow, intentRow } from '../events/object-rows.ts';
import { armFailpoint, disarmFailpoint, SimulatedCrash } from '../failpoints.ts';
import { copyStore, type FollowDeps } from './copy-store.ts';
import { readChanges } from './follow-store.ts';
import { tellStore } from './tell-store.ts';

let office: AttachedOffice;
let store: ContractStore;
let server: TestServer;
let deps: FollowDeps;
beforeAll(async () => {
  office = await startAttachedOffice();
  ({ store, server, deps } = office);
  store.addOrder();
  await copyStore(deps);
});
afterEach(() => {
  disarmFailpoint();
  store.setFault(undefined);
});
afterAll(() => office.close());

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
  const payment = ours.data.find(({ id }) => id === paid.payment_intent);
  if (!payment) throw new Error('The payment is not there.');
  const { id: _i, ...intentData } = intentRow('simulator', { ...payment, id: intent as typeof payment.id });
  const { id: _c, ...chargeData } = chargeRow('simulator', {
    ...paid,
    payment_intent: intent as typeof payment.id,
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
  expect(await office.order(order.id)).toMatchObject({ status: 'processing' });
  await runDueJobs(server.deps, office.jobs());
  expect(await office.order(order.id)).toMatchObject({ status: 'refunded', store_status: 'refunded' });
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

test.each(['after', 'as a page'] as const)(
  'a note that the store took and answered %s is looked for, and not sent again',
  async (fault) => {
    const { order } = await paidOrder();
    const sent = { note: 'Called, nobody there', customer_note: true, key: randomUUID() };
    await server.post(`/wp-json/wc-admin/store/orders/${order.id}/notes`, sent);
    store.setFault(({ method }) => (method === 'POST' ? fault : false));
    expect((await tellLater()).trouble?.code).toMatch(/^store_(unavailable|no_data)$/);
    store.setFault(undefined);
    for (let round = 0; round < 3; round += 1) await tellLater(IN_DOUBT_S);
    expect(store.notes.get(order.id)).toHaveLength(1);
  },
);

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
  const atStore = store.notes.get(order.id) ?? [];
  expect(atStore).toHaveLength(1);
  const picked = { id: 9001, author: 'Ada', customer_note: false, date_created_gmt: '2020-01-01T00:00:00' };
  store.notes.set(order.id, [...atStore, { ...picked, note: '<b>Picked</b>' }]);
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
  expect(await office.order(order.id)).toMatchObject({ status: 'on-hold', store_status: 'on-hold' });
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
