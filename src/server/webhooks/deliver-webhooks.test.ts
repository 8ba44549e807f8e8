import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, HOUR_S, MINUTE_S, utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { checkSignature, SIGNATURE_HEADER } from '#server/events/event-signature.ts';
import { routes } from '#server/routes.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/test-server.ts';
import { startReceiver, type WebhookReceiver } from '#tests/webhook-receiver.ts';
import { beginDue } from './deliver-webhooks.ts';

const OWN = '/wp-json/wc-admin/webhooks';
const STORE = '/wp-json/wc/v3/webhooks';
let server: TestServer;
let receiver: WebhookReceiver;
beforeAll(async () => {
  server = await startTestServer({ env: { WEBHOOKS_PRIVATE: 'allow' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await server.db.deleteFrom('webhooks').execute();
  await receiver.close();
});

/** Days pass here, and with them sessions: everything is asked in a new one. */
const ask =
  (method: 'get' | 'post' | 'put' | 'delete') =>
  async (path: string, body?: object): Promise<Answer> => {
    const as = await server.asUser(server.administrator_id);
    return method === 'get' ? server.get(path, as) : server[method](path, body, as);
  };
const [get, post, put, remove] = [ask('get'), ask('post'), ask('put'), ask('delete')];

/** Tells what is due, and what becomes due by it, until nothing is. */
async function tell(): Promise<void> {
  for (;;) {
    const begun = await beginDue(server.deps, routes);
    if (begun.length === 0) return;
    await Promise.all(begun);
  }
}
const wait = (seconds: number) => {
  server.clock.now = epochSeconds(server.clock.now + seconds);
};
const makeOwn = async (topics: string[], url = receiver.url) =>
  (await post(OWN, { name: 'Books', url, topics })).body as { id: number; secret: string };
const makeStore = async (topic: string, over: object = {}) => {
  const made = await post(STORE, {
    name: 'Tool',
    topic,
    delivery_url: receiver.url,
    secret: 'shh',
    ...over,
  });
  await tell();
  receiver.received.length = 0;
  return made.body as { id: number };
};
const bodies = () => receiver.received.map(({ text }) => JSON.parse(text));
/** A payout that changes, as the provider tells it. */
const savePayout = (id: string, status: string) =>
  sql`insert into payouts (id, type, automatic, status, date, created, amount, currency)
    values (${id}, 'deposit', true, ${status}, now(), ${utcInstant(server.clock.now)}, 1200, 'usd')
    on conflict (id) do update set status = excluded.status`.execute(server.db);

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

describe('a webhook of our own', () => {
  test('is told what happened as it was then, signed with its moment', async () => {
    const { secret } = await makeOwn(['payout.created', 'payout.updated']);
    await savePayout('po_1', 'pending');
    await savePayout('po_1', 'in_transit');
    await savePayout('po_1', 'paid');
    await savePayout('po_1', 'paid');
    await tell();
    expect(bodies()).toMatchObject([
      { type: 'payout.created', data: { id: 'po_1', status: 'pending', amount: 1200, currency: 'usd' } },
      { type: 'payout.updated', data: { status: 'in_transit' } },
      { type: 'payout.updated', data: { status: 'paid' } },
    ]);
    for (const { headers, text } of receiver.received) {
      const header = String(headers[SIGNATURE_HEADER]);
      const seen = { payload: Buffer.from(text), header, now: server.clock.now };
      expect(checkSignature([secret], seen)).toEqual({ is: 'right' });
      expect(checkSignature(['whsec_other'], seen)).toEqual({ is: 'wrong' });
    }
  });

  test('is signed by both secrets while one takes over', async () => {
    const { id, secret } = await makeOwn(['payout.created']);
    const rotated = (await post(`${OWN}/${id}/rotate`)).body;
    expect(rotated).toMatchObject({
      id,
      former_until: expect.any(String),
      secret: expect.stringMatching(/^whsec_/),
    });
    const signedBy = async (payout: string) => {
      await savePayout(payout, 'paid');
      await tell();
      const { headers, text } = receiver.received.at(-1) ?? { headers: {}, text: '' };
      const seen = {
        payload: Buffer.from(text),
        header: String(headers[SIGNATURE_HEADER]),
        now: server.clock.now,
      };
      return [secret, rotated.secret].map((one) => checkSignature([one], seen).is);
    };
    expect(await signedBy('po_both')).toEqual(['right', 'right']);
    wait(DAY_S + 1);
    expect(await signedBy('po_new')).toEqual(['wrong', 'right']);
  });

  test('that is down for a day hears everything afterwards, in order for each object, nothing lost', async () => {
    await makeOwn(['payout.created', 'payout.updated']);
    receiver.answer(503);
    const ids = Array.from({ length: 10 }, (_, nth) => `po_day_${nth}`);
    for (let hour = 0; hour < 24; hour += 1) {
      if (hour === 0) for (const id of ids) await savePayout(id, 'pending');
      if (hour === 6) for (const id of ids) await savePayout(id, 'in_transit');
      if (hour === 12) for (const id of ids) await savePayout(id, 'paid');
      await tell();
      wait(HOUR_S);
    }
    expect(receiver.received.length).toBeGreaterThan(0);
    receiver.answer(200);
    receiver.received.length = 0;
    for (let half = 0; half < 26; half += 1) {
      wait(30 * MINUTE_S);
      await tell();
    }
    for (const id of ids) {
      const told = bodies().filter(({ data }) => data.id === id);
      expect(told.map(({ data }) => data.status)).toEqual(['pending', 'in_transit', 'paid']);
    }
    const { body } = await get(OWN);
    expect(body.data).toMatchObject([{ status: 'active', waiting: 0, failures: 0 }]);
  });

  test('that is down for three days is turned off, and its owner is written to, once', async () => {
    const { id } = await makeOwn(['payout.created']);
    receiver.answer(500);
    await savePayout('po_gone', 'paid');
    for (let hours = 0; hours <= 72; hours += 6) {
      await tell();
      wait(6 * HOUR_S);
    }
    await tell();
    expect((await get(OWN)).body.data).toMatchObject([{ id, status: 'disabled' }]);
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select(['to', 'subject'])
      .where('subject', 'like', '%"Books"%')
      .execute();
    expect(mails).toEqual([{ to: 'merchant@example.com', subject: expect.stringContaining('"Books"') }]);
    expect((await post(`${OWN}/${id}/test`)).body.code).toBe('webhook_off');
    receiver.answer(200);
    await put(`${OWN}/${id}`, { status: 'active' });
    await savePayout('po_back', 'paid');
    receiver.received.length = 0;
    await tell();
    expect(bodies()).toMatchObject([{ data: { id: 'po_back' } }]);
  });

  test('that is slow holds nobody else up', async () => {
    const quick = await startReceiver();
    await makeOwn(['payout.created']);
    await makeOwn(['payout.created'], quick.url);
    receiver.answer('never');
    for (let nth = 0; nth < 8; nth += 1) await savePayout(`po_slow_${nth}`, 'paid');
    const stop = new AbortController();
    const begun: Promise<void>[] = [];
    // Two looks, without waiting for what hangs.
    for (let look = 0; look < 3; look += 1) {
      const more = await beginDue(server.deps, routes, { signal: stop.signal });
      begun.push(...more);
      await Promise.race([Promise.all(more), new Promise((heard) => setTimeout(heard, 200))]);
    }
    expect(quick.received).toHaveLength(8);
    expect(receiver.received.length).toBeLessThanOrEqual(5);
    stop.abort();
    await Promise.all(begun);
    // What was stopped is given back at once, and told by whoever comes next.
    receiver.answer(200);
    await tell();
    expect(new Set(bodies().map(({ data }) => data.id)).size).toBe(8);
    await quick.close();
  });

  test('of many processes each is told by one', async () => {
    await makeOwn(['payout.created']);
    for (let nth = 0; nth < 20; nth += 1) await savePayout(`po_many_${nth}`, 'paid');
    for (let round = 0; round < 8; round += 1) {
      const begun = await Promise.all(Array.from({ length: 4 }, () => beginDue(server.deps, routes)));
      await Promise.all(begun.flat());
    }
    expect(bodies().map(({ data }) => data.id)).toHaveLength(20);
  });

  test('whoever died with one in hand loses it', async () => {
    await makeOwn(['payout.created']);
    await savePayout('po_died', 'paid');
    const taken_until = utcInstant(epochSeconds(server.clock.now + 5));
    await server.db.updateTable('webhook_deliveries').set({ taken_until }).execute();
    await tell();
    expect(receiver.received).toHaveLength(0);
    wait(HOUR_S);
    await tell();
    expect(receiver.received).toHaveLength(1);
  });

  test('tells nothing that its owner may no longer read', async () => {
    await makeOwn(['payout.created']);
    await server.db
      .updateTable('users')
      .set({ role: 'support' })
      .where('id', '=', server.administrator_id)
      .execute();
    try {
      await savePayout('po_secret', 'paid');
      await tell();
      expect(receiver.received).toEqual([]);
      const { rows } = await sql<{ error: string }>`select error from webhook_deliveries`.execute(server.db);
      expect(rows).toEqual([{ error: expect.stringContaining('may no longer read') }]);
    } finally {
      await server.db
        .updateTable('users')
        .set({ role: 'owner' })
        .where('id', '=', server.administrator_id)
        .execute();
    }
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
