import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import type { TestServer } from '#tests/test-server.ts';
import { type AttachedOffice, startAttachedOffice } from '#tests/woocommerce/attached-office.ts';
import { onBadLine } from '#tests/woocommerce/bad-line.ts';
import type { ContractStore } from '#tests/woocommerce/contract-store.ts';
import { getSecret } from '../access/secret-repository.ts';
import { copyStore, type FollowDeps } from './copy-store.ts';
import { compareOrders, readChanges } from './follow-store.ts';

const ORDERS = 230;
let office: AttachedOffice;
let store: ContractStore;
let server: TestServer;
let deps: FollowDeps;
beforeAll(async () => {
  office = await startAttachedOffice();
  ({ store, server, deps } = office);
  for (let nth = 0; nth < ORDERS; nth += 1) store.addOrder();
  store.addOrder({ status: 'checkout-draft' });
  await copyStore(deps);
});
afterAll(() => office.close());

test('what changed is read, also several in one second, and nothing is told by a draft', async () => {
  const [first, second] = [...store.orders.keys()];
  store.change(Number(first), { status: 'completed' });
  store.change(Number(second), { status: 'on-hold', total: '12.00' });
  for (let nth = 0; nth < 150; nth += 1)
    store.addOrder({ date_modified_gmt: new Date().toISOString().slice(0, 19) });
  expect(await readChanges(deps)).toBeGreaterThanOrEqual(152);
  await office.agree();
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
  expect(await office.order(second)).toMatchObject({ store_status: 'deleted' });
  expect(await office.order(missed.id)).toMatchObject({ id: missed.id });
  await office.agree();
});

describe('deliveries', () => {
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
    await runDueJobs(server.deps, office.jobs());
    expect(await office.order(order.id)).toMatchObject({ status: 'processing', total: 1000 });
    store.orders.delete(order.id);
    expect(await deliver(order.id, { body: JSON.stringify({ id: order.id }) })).toBe(200);
    await runDueJobs(server.deps, office.jobs());
    expect((await server.get(`/wp-json/wc-admin/store/orders/${order.id}`)).status).toBe(404);
    await office.agree();
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
    await runDueJobs(server.deps, office.jobs());
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
    let forged = 0;
    for (const [nth, { id, body }] of onBadLine(sent).entries()) {
      if (nth % 2 === 0) {
        const signature = createHmac('sha256', `guess ${nth}`).update(body).digest('base64');
        forged += (await deliver(id, { body, signature })) === 200 ? 1 : 0;
      }
      expect(await deliver(id, { body })).toBe(200);
    }
    expect(forged).toBe(0);
    await runDueJobs(server.deps, office.jobs());
    await readChanges(deps);
    await office.agree();
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

describe('a store that gives half of a page at once', () => {
  beforeAll(() => store.giveAtMost(50));

  test('is followed, and compared to its end', async () => {
    const [first] = store.orders.keys();
    for (const id of [...store.orders.keys()].slice(100, 220)) store.change(id, { total: '13.00' });
    await readChanges(deps);
    await office.agree();
    const missed = store.addOrder({ date_modified_gmt: '2020-01-01T00:00:00' });
    expect(await compareOrders(deps)).toMatchObject({ missing: expect.any(Number), gone: 0 });
    expect(await office.order(missed.id)).toMatchObject({ id: missed.id });
    expect(await office.order(Number(first))).toMatchObject({ id: first });
    await office.agree();
  });
});
