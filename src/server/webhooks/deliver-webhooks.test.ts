import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, MINUTE_S, utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { saveProduct } from '#tests/factories/product.ts';
import type { TestServer } from '#tests/test-server.ts';
import type { WebhookReceiver } from '#tests/webhook-receiver.ts';
import { OWN, STORE, webhookServer } from '#tests/webhook-server.ts';

const webhooks = webhookServer();
const { get, post, put, remove, tell, wait, makeOwn, makeStore, bodies, savePayout } = webhooks;
let server: TestServer;
let receiver: WebhookReceiver;
beforeEach(() => {
  ({ server, receiver } = webhooks.current());
});

describe('what was made before a webhook was is no news to it', () => {
  const savePayoutOf = (id: string, at: number) =>
    sql`insert into payouts (id, type, automatic, status, date, created, amount, currency)
      values (${id}, 'deposit', true, 'paid', now(), ${utcInstant(epochSeconds(at))}, 1200, 'usd')`.execute(
      server.db,
    );
  const toldOf = (column: 'object_id' | 'topic') =>
    server.db.selectFrom('webhook_deliveries').select(column).orderBy('id').execute();

  test('the copy of a history tells only what happened since, and every change', async () => {
    await makeOwn(['payout.created', 'payout.updated']);
    const now = server.clock.now;
    await savePayoutOf('po_years_ago', now - 1000 * DAY_S);
    await savePayoutOf('po_just_before', now - 2 * MINUTE_S);
    await savePayoutOf('po_now', now);
    expect(await toldOf('object_id')).toEqual([{ object_id: 'po_now' }]);
    await savePayout('po_years_ago', 'failed');
    expect(await toldOf('topic')).toEqual([{ topic: 'payout.created' }, { topic: 'payout.updated' }]);
  });

  test('so it is with the orders of an attached store, and not with what a tool writes into our own', async () => {
    await makeStore('order.created');
    const created = utcInstant(epochSeconds(server.clock.now - DAY_S));
    await saveOrder(server.db, { created, mirrored: created });
    const { id } = await saveOrder(server.db, { created });
    const waiting = server.db.selectFrom('webhook_deliveries').select(['topic', 'object_id']);
    expect(await waiting.where('state', '=', 'waiting').execute()).toEqual([
      { topic: 'order.created', object_id: String(id) },
    ]);
  });
});

describe('a webhook of a store', () => {
  test('is pinged when it is made, and then told the resource, signed', async () => {
    const { body } = await post(STORE, {
      topic: 'order.created',
      delivery_url: receiver.url,
      secret: 'shh',
    });
    await tell();
    expect(receiver.received).toMatchObject([
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, text: `webhook_id=${body.id}` },
    ]);
    expect(Object.keys(receiver.received[0]?.headers ?? {}).some((name) => name.startsWith('x-wc-'))).toBe(
      false,
    );

    const { id } = await saveOrder(server.db);
    await tell();
    const [, told] = receiver.received;
    expect(JSON.parse(told?.text ?? '')).toEqual((await get(`/wp-json/wc/v3/orders/${id}`)).body);
    expect(told?.headers).toMatchObject({
      ...{ 'content-type': 'application/json', 'x-wc-webhook-topic': 'order.created' },
      ...{
        'x-wc-webhook-resource': 'order',
        'x-wc-webhook-event': 'created',
        'x-wc-webhook-id': String(body.id),
      },
      'x-wc-webhook-source': `${server.deps.config.publicUrl}/`,
      'x-wc-webhook-delivery-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      'x-wc-webhook-signature': createHmac('sha256', 'shh')
        .update(told?.text ?? '')
        .digest('base64'),
    });
  });

  test.each([
    [
      'order.updated',
      async () => {
        const { id } = await saveOrder(server.db, { status: 'processing' });
        await server.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', id).execute();
        return { id, status: 'completed' };
      },
    ],
    ['product.created', async () => ({ id: (await saveProduct(server.db)).id, type: 'simple' })],
    [
      'product.deleted',
      async () => {
        const { id } = await saveProduct(server.db);
        await remove(`/wp-json/wc/v3/products/${id}?force=true`);
        return { id };
      },
    ],
    [
      'customer.created',
      async () => {
        const { id, email } = await saveCustomer(server.db);
        return { id, email };
      },
    ],
  ] as const)('%s is told with what it is', async (topic, act) => {
    await makeStore(topic);
    const expected = await act();
    await tell();
    expect(bodies()).toMatchObject([expected]);
    if (topic.endsWith('deleted')) expect(bodies()).toEqual([expected]);
  });

  test('is told nothing of a change that was taken back, of another topic, or that changed nothing', async () => {
    await makeStore('order.updated');
    const { id } = await saveOrder(server.db);
    await server.db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('orders').set({ total: 1 }).where('id', '=', id).execute();
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await server.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', id).execute();
    await tell();
    expect(receiver.received).toEqual([]);
  });

  test('is not blamed for what was gone before it could be told', async () => {
    const { id } = await makeStore('product.created');
    for (let nth = 0; nth < 6; nth += 1) {
      const product = await saveProduct(server.db);
      await remove(`/wp-json/wc/v3/products/${product.id}?force=true`);
    }
    await tell();
    const tried = server.db
      .selectFrom('webhook_deliveries')
      .select('error')
      .where('topic', '=', 'product.created');
    expect(await tried.where('state', '=', 'failed').execute()).toHaveLength(6);
    expect(receiver.received).toEqual([]);
    expect((await get(`${STORE}/${id}`)).body.status).toBe('active');
    const { id: there } = await saveProduct(server.db);
    await tell();
    expect(bodies()).toMatchObject([{ id: there }]);
  });

  test('tries once, and is turned off after five failures in a row', async () => {
    const { id } = await makeStore('product.created');
    receiver.answer(500);
    for (let nth = 0; nth < 4; nth += 1) await saveProduct(server.db);
    await tell();
    expect((await get(`${STORE}/${id}`)).body.status).toBe('active');
    await saveProduct(server.db);
    await tell();
    expect(receiver.received).toHaveLength(5);
    expect((await get(`${STORE}/${id}`)).body.status).toBe('disabled');
    await saveProduct(server.db);
    wait(DAY_S);
    await tell();
    expect(receiver.received).toHaveLength(5);
    receiver.answer(200);
    expect((await put(`${STORE}/${id}`, { status: 'active' })).body.status).toBe('active');
    await tell(); // Two things that are told at once may arrive in any order.
    await saveProduct(server.db);
    await tell();
    expect(receiver.received.map(({ headers }) => headers['x-wc-webhook-topic'])).toEqual([
      ...Array(5).fill('product.created'),
      undefined,
      'product.created',
    ]);
  });
});

test('what a key made ends with the key', async () => {
  const { administrator_id: user_id } = server;
  const key = await createApiKey(server.deps, { user_id, description: 'tool', scope: 'read_write' });
  const pair = Buffer.from(`${key.consumer_key}:${key.consumer_secret}`).toString('base64');
  const as = { authorization: `Basic ${pair}` };
  const made = await server.post(STORE, { topic: 'product.created', delivery_url: receiver.url }, as);
  expect(made.status).toBe(201);
  await saveProduct(server.db);
  await tell();
  expect(receiver.received).toHaveLength(2);
  await remove(`/wp-json/wc-admin/api-keys/${key.id}`);
  await saveProduct(server.db);
  await tell();
  expect(receiver.received).toHaveLength(2);
});

describe('the log', () => {
  test('has what was sent and answered, and sends it again', async () => {
    const { id } = await makeOwn(['payout.created']);
    const sent = await post(`${OWN}/${id}/test`);
    expect(sent).toMatchObject({ status: 200, body: { topic: 'test', state: 'waiting' } });
    await tell();
    const list = await get(`${OWN}/${id}/deliveries`);
    expect(list.body).toMatchObject({
      total_count: 1,
      data: [{ id: sent.body.id, state: 'delivered', attempts: 1, answer_status: 200, error: null }],
    });
    const whole = await get(`${OWN}/${id}/deliveries/${sent.body.id}`);
    expect(whole.body).toMatchObject({ answer: 'ok', body: expect.stringContaining('This is a test') });
    const again = await post(`${OWN}/${id}/deliveries/${sent.body.id}/again`);
    expect(again.body).toMatchObject({ topic: 'test', state: 'waiting' });
    await tell();
    expect(receiver.received.map(({ text }) => text)).toEqual([whole.body.body, whole.body.body]);
  });

  test('says why nothing was answered', async () => {
    const { id } = await makeOwn(['payout.created'], 'http://127.0.0.1:1/');
    await post(`${OWN}/${id}/test`);
    await tell();
    expect((await get(OWN)).body.data).toMatchObject([
      { last: { state: 'failed', error: 'Nobody answers at the address.', answer_status: null } },
    ]);
    receiver.answer(302);
    const other = await makeOwn(['payout.created']);
    await post(`${OWN}/${other.id}/test`);
    await tell();
    expect((await get(OWN)).body.data[0].last).toMatchObject({
      ...{
        state: 'failed',
        answer_status: 302,
        error: expect.stringContaining('redirects are not followed'),
      },
    });
  });
});
