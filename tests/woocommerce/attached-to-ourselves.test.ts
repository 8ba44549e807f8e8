import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { IN_DOUBT_S } from '#domain/woocommerce/write-again.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { armFailpoint, disarmFailpoint, SimulatedCrash } from '#server/failpoints.ts';
import { prepareJobs } from '#server/jobs/job-pool.ts';
import { routes } from '#server/routes.ts';
import { beginDue } from '#server/webhooks/deliver-webhooks.ts';
import { copyStore, type FollowDeps } from '#server/woocommerce/copy-store.ts';
import { compareOrders, readChanges } from '#server/woocommerce/follow-store.ts';
import { probeStore } from '#server/woocommerce/probe-store.ts';
import { LOOK_AGAIN_JOB } from '#server/woocommerce/store-job-names.ts';
import { storeJobs } from '#server/woocommerce/store-jobs.ts';
import { openStoreLine } from '#server/woocommerce/store-line.ts';
import { ensureWebhooks } from '#server/woocommerce/store-webhooks.ts';
import { tellStore } from '#server/woocommerce/tell-store.ts';
import { anOrder } from '#tests/factories/order.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { fingerprint } from '#tests/safety/live-routes.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { type Received, startReceiver, type WebhookReceiver } from '#tests/webhook-receiver.ts';
import { onBadLine } from './bad-line.ts';

// The store is our own product's `wc/v3`, over the wire: what we say and what we understand must be the same language.

const ORDERS = 250;
let store: TestServer;
let office: TestServer;
let deps: FollowDeps;

beforeAll(async () => {
  store = await startTestServer({ env: { WEBHOOKS_PRIVATE: 'allow' } });
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

test('a note whose answer was lost is found where it is, though it stands there as a page', async () => {
  const [{ id } = { id: 0 }] = await sideOf(store);
  const note = 'Cup & <saucer> are on their way';
  const key = '6f1b3d52-5c50-4be0-9d7c-0a6f3ad2d3f1';
  const added = { note, customer_note: false, key };
  expect((await office.post(`/wp-json/wc-admin/store/orders/${id}/notes`, added)).status).toBe(200);
  const tellAfter = (seconds: number) => {
    const latest = Math.max(office.clock.now, Math.ceil(Date.now() / 1000));
    office.clock.now = epochSeconds(latest + seconds);
    return tellStore(deps);
  };
  armFailpoint('store-after-send');
  await expect(tellAfter(60)).rejects.toThrow(SimulatedCrash);
  disarmFailpoint();
  expect(await tellAfter(IN_DOUBT_S)).toEqual({ told: 1 });
  const there = (await store.get(`/wp-json/wc/v3/orders/${id}/notes`)).body;
  expect(there.filter((one: { note: string }) => one.note.includes('saucer'))).toHaveLength(1);
});

describe('webhooks, as the one side makes, signs and sends them, and the other has them made and checks them', () => {
  /** The line between both: everything the store sends is caught, and arrives as a test wants it to. */
  let line: WebhookReceiver;
  const caught = (): Received[] => line.received.splice(0);
  beforeAll(async () => {
    line = await startReceiver();
    await ensureWebhooks(deps, new URL(line.url).origin);
  });
  afterAll(() => line.close());

  const told = async (): Promise<Received[]> => {
    for (;;) {
      const begun = await beginDue(store.deps, routes);
      if (begun.length === 0) return caught();
      await Promise.all(begun);
    }
  };
  const arrive = async ({ headers, text }: Received, over: Readonly<Record<string, string>> = {}) => {
    const said = Object.fromEntries(
      Object.entries(headers).filter(([name]) => name.startsWith('x-wc-') || name === 'content-type'),
    ) as Record<string, string>;
    const { status } = await office.inject({
      ...{ method: 'POST', url: '/store-events', payload: text, headers: { ...said, ...over } },
    });
    return status;
  };
  const lookNow = () => {
    const { jobs } = storeJobs(deps.line, office.deps.config);
    return runDueJobs(
      office.deps,
      jobs.filter(({ name }) => name === LOOK_AGAIN_JOB.name),
    );
  };
  /** Without what the store deleted and we keep because money moved for it. */
  const living = async () => {
    const gone = office.db.selectFrom('orders').select('id').where('store_status', '=', 'deleted');
    const ids = new Set((await gone.execute()).map(({ id }) => id));
    return (await sideOf(office)).filter(({ id }) => !ids.has(id));
  };

  test('are pinged when they are made, and the ping is taken', async () => {
    const pings = await told();
    expect(pings.map(({ text }) => text)).toEqual(
      Array.from({ length: 8 }, () => expect.stringMatching(/^webhook_id=\d+$/)),
    );
    for (const ping of pings) expect(await arrive(ping)).toBe(200);
    expect((await store.get('/wp-json/wc/v3/webhooks?status=active&per_page=100')).body).toHaveLength(8);
  });

  test('that are dropped, doubled, reordered and forged leave both sides equal, and no forged one is taken', async () => {
    const ids = (await sideOf(store)).slice(10, 70).map(({ id }) => id);
    for (const [nth, id] of ids.entries()) {
      const status = nth % 2 === 0 ? 'cancelled' : 'failed';
      await store.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
    }
    const made = await store.post('/wp-json/wc/v3/orders', {});
    const removed = await store.post('/wp-json/wc/v3/orders', {});
    await store.delete(`/wp-json/wc/v3/orders/${removed.body.id}?force=true`);
    const sent = await told();
    expect(sent.length).toBeGreaterThanOrEqual(ids.length + 2);
    let forged = 0;
    for (const one of onBadLine(sent)) {
      expect(await arrive(one)).toBe(200);
      const guess = { 'x-wc-webhook-signature': Buffer.alloc(32, forged).toString('base64') };
      if ((await arrive(one, guess)) === 200) forged += 1;
      if ((await arrive({ ...one, text: one.text.replace('{', '{ ') })) === 200) forged += 1;
    }
    expect(forged).toBe(0);
    await lookNow();
    // What was dropped is missing still, and nobody tells it: it is asked for.
    expect(await living()).not.toEqual(await sideOf(store));
    await readChanges(deps);
    expect(await living()).toEqual(await sideOf(store));
    expect((await living()).map(({ id }) => id)).toContain(made.body.id);
  });

  test('one that the store turned off is woken, and tells again', async () => {
    const [hook] = (await store.get('/wp-json/wc/v3/webhooks?search=order.updated')).body;
    await store.put(`/wp-json/wc/v3/webhooks/${hook.id}`, { status: 'paused' });
    await ensureWebhooks(deps, new URL(line.url).origin);
    expect((await store.get(`/wp-json/wc/v3/webhooks/${hook.id}`)).body.status).toBe('active');
    await told();
    const [{ id } = { id: 0 }] = await sideOf(store);
    await store.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', id).execute();
    const [news] = await told();
    if (!news) throw new Error('The store told nothing.');
    expect(await arrive(news)).toBe(200);
    await lookNow();
    expect((await sideOf(office)).find((one) => one.id === id)).toMatchObject({ status: 'completed' });
  });
});
