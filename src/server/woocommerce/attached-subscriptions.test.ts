import { afterAll, beforeAll, expect, test } from 'vitest';
import { utcInstant } from '#domain/shared/time.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import type { TestServer } from '#tests/test-server.ts';
import { type AttachedOffice, startAttachedOffice } from '#tests/woocommerce/attached-office.ts';
import type { ContractStore } from '#tests/woocommerce/contract-store.ts';
import { listDue } from '../store/subscriptions-repository.ts';
import { copyStore, type FollowDeps } from './copy-store.ts';
import { lookAgain, readChanges } from './follow-store.ts';
import { ensureWebhooks } from './store-webhooks.ts';

// The subscriptions of an attached store: they come with a plugin, which is put in after the first copy.

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
afterAll(() => office.close());

const shown = async (id: number) =>
  (await server.get(`/wp-json/wc-admin/store/orders/${id}`)).body.subscriptions;

test('without the plugin there are none, and nothing is wrong', async () => {
  const known = await server.db.selectFrom('attached_store').select('has_subscriptions').execute();
  expect(known).toEqual([{ has_subscriptions: false }]);
  expect((await server.get('/sync')).body.problems).toEqual([]);
});

test('are copied with the night once it is there, with the orders that began and renewed them', async () => {
  const bare = new Date().toISOString().slice(0, 19);
  const first = store.addOrder({ customer_id: 7777, date_modified_gmt: bare });
  const { id } = store.addSubscription({ customer_id: 7777, parent_id: first.id });
  const renewal = store.addOrder({
    ...{ customer_id: 7777, date_modified_gmt: bare, created_via: 'subscription' },
    meta_data: [{ id: 1, key: '_subscription_renewal', value: String(id) }],
  });
  store.addSubscription({ customer_id: 0 });
  await readChanges(deps);
  expect(await shown(renewal.id)).toEqual([]);
  const [, , , compare] = office.jobs();
  await compare?.perform(server.deps, {});
  for (const order of [first, renewal])
    expect(await shown(order.id)).toMatchObject([{ number: String(id), status: 'active' }]);
  const listed = await server.get(`/wp-json/wc-admin/store/orders?subscription=${id}`);
  expect(listed.body.data.map((order: { id: number }) => order.id)).toEqual([renewal.id, first.id]);
  expect((await server.get('/sync')).body.set_aside.newest).toContainEqual(
    expect.objectContaining({ kind: 'store_subscription', reason: 'It belongs to no account.' }),
  );
});

test('follow their renewals: the next payment moves, and a store’s own word is kept', async () => {
  const [[id] = []] = store.subscriptions;
  const subscription = store.subscriptions.get(Number(id));
  if (!subscription) throw new Error('There is no subscription.');
  Object.assign(subscription, { status: 'pending-cancel' });
  const renewal = store.addOrder({
    ...{ customer_id: 7777, date_modified_gmt: new Date().toISOString().slice(0, 19) },
    meta_data: [{ id: 1, key: '_subscription_renewal', value: String(id) }],
  });
  await readChanges(deps);
  await runDueJobs(server.deps, office.jobs());
  expect(await shown(renewal.id)).toEqual([{ number: String(id), status: 'cancelled', next_payment: null }]);
  const row = server.db.selectFrom('subscriptions').select(['store_status', 'payment_method']);
  expect(await row.where('id', '=', Number(id)).execute()).toEqual([
    { store_status: 'pending-cancel', payment_method: null },
  ]);
});

test('are never renewed by us', async () => {
  await server.db
    .updateTable('subscriptions')
    .set({ status: 'active', next_payment: '2020-01-01 00:00:00' as never })
    .execute();
  expect(await listDue(server.db, utcInstant(server.clock.now), undefined, 100)).toEqual([]);
  const paid = server.db.updateTable('subscriptions').set({ payment_method: 'pm_x' });
  await expect(paid.execute()).rejects.toThrow('mirrored_is_renewed_elsewhere');
});

test('webhooks tell of them, and one that is gone there goes here', async () => {
  await ensureWebhooks(deps, 'http://127.0.0.1:1');
  const topics = [...store.webhooks.values()].map(({ topic }) => topic);
  expect(topics).toEqual(expect.arrayContaining(['subscription.updated', 'subscription.deleted']));
  const [[id] = []] = store.subscriptions;
  store.subscriptions.delete(Number(id));
  await lookAgain(deps, 'store_subscription', Number(id));
  const left = server.db.selectFrom('subscriptions').select('id').where('id', '=', Number(id));
  expect(await left.execute()).toEqual([]);
});

test('a plugin that is taken away leaves what was copied, and nothing is wrong', async () => {
  const { id } = store.addSubscription({ customer_id: 7777 });
  await lookAgain(deps, 'store_subscription', id);
  store.subscriptions.clear();
  await lookAgain(deps, 'store_subscription', id);
  const [, , , compare] = office.jobs();
  await compare?.perform(server.deps, {});
  const copies = server.db.selectFrom('subscriptions').select('id').where('id', '=', id);
  expect(await copies.execute()).toHaveLength(1);
  const { problems, backfills } = (await server.get('/sync')).body;
  expect([problems, backfills.filter(({ finished }: { finished: unknown }) => finished === null)]).toEqual([
    ...[[], []],
  ]);
});
