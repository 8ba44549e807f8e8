import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { prepareJobs } from '#server/jobs/job-pool.ts';
import { copyStore, type FollowDeps } from '#server/woocommerce/copy-store.ts';
import { compareOrders, readChanges } from '#server/woocommerce/follow-store.ts';
import { probeStore } from '#server/woocommerce/probe-store.ts';
import { openStoreLine } from '#server/woocommerce/store-line.ts';
import { anOrder } from '#tests/factories/order.ts';
import { fingerprint } from '#tests/safety/live-routes.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

// The store is our own product's `wc/v3`, over the wire: what we say and what we understand must be the same language.

const ORDERS = 250;
let store: TestServer;
let office: TestServer;
let deps: FollowDeps;

beforeAll(async () => {
  store = await startTestServer();
  const url = await store.app.listen();
  const rows = Array.from({ length: ORDERS }, (_, nth) =>
    anOrder({ created: utcInstant(epochSeconds(1_770_000_000 + nth * 3600)) }),
  );
  await store.db.insertInto('orders').values(rows).execute();
  const { consumer_key, consumer_secret } = await createApiKey(store.deps, {
    ...{ user_id: store.administrator_id, description: 'back office', scope: 'read_write' },
  });
  office = await startTestServer({
    env: {
      ...{ STORE: 'woocommerce', WOOCOMMERCE_URL: url },
      ...{ WOOCOMMERCE_KEY: consumer_key, WOOCOMMERCE_SECRET: consumer_secret },
    },
  });
  const { woocommerce } = office.deps.config;
  if (!woocommerce) throw new Error('The store is not attached.');
  deps = { ...office.deps, line: openStoreLine(woocommerce) };
  await prepareJobs(office.deps);
});
afterAll(async () => {
  await office.close();
  await store.close();
});

const sideOf = (server: TestServer) =>
  server.db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'currency', 'total', 'created', 'payment_intent_id'])
    .orderBy('id')
    .execute();

test('it passes every check that comes before attaching, and is as it was', async () => {
  const { woocommerce } = office.deps.config;
  if (!woocommerce) throw new Error('The store is not attached.');
  const kept = async () => {
    const { orders, order_notes, order_refunds, webhooks, audit_log } = await fingerprint(store.db);
    return { orders, order_notes, order_refunds, webhooks, audit_log };
  };
  const before = await kept();
  const nowS = () => Math.floor(Date.now() / 1000);
  const { findings } = await probeStore(woocommerce, { nowS, isReachable: true });
  expect(findings.filter(({ state }) => state !== 'good')).toMatchObject([{ check: 'https', state: 'poor' }]);
  expect(await kept()).toEqual(before);
});

test('everything is copied, and both sides are equal', async () => {
  await copyStore(deps);
  expect(await sideOf(office)).toEqual(await sideOf(store));
});

test('what changes is followed, and what is deleted is found', async () => {
  const [first, second] = await sideOf(store);
  if (!first || !second) throw new Error('There are no orders.');
  await store.db.updateTable('orders').set({ status: 'failed' }).where('id', '=', first.id).execute();
  await readChanges(deps);
  expect(await sideOf(office)).toEqual(await sideOf(store));
  await store.db.deleteFrom('orders').where('id', '=', second.id).execute();
  await compareOrders(deps);
  const gone = (rows: Awaited<ReturnType<typeof sideOf>>) => rows.filter(({ id }) => id !== second.id);
  expect(gone(await sideOf(office))).toEqual(await sideOf(store));
});
