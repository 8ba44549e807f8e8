import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utcInstant } from '#domain/shared/time.ts';
import { routes } from '#server/routes.ts';
import { beginDue } from '#server/webhooks/deliver-webhooks.ts';
import { PRIVATE } from '#server/webhooks/post-safely.ts';
import { addColleague, addKey } from '#tests/colleagues.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { startReceiver, type WebhookReceiver } from '#tests/webhook-receiver.ts';

const OWN = '/wp-json/wc-admin/webhooks';
const STORE = '/wp-json/wc/v3/webhooks';
let server: TestServer;
let inside: WebhookReceiver;
beforeAll(async () => {
  server = await startTestServer();
  inside = await startReceiver();
});
afterAll(async () => {
  await inside.close();
  await server.close();
});
const wanted = (over: object = {}) => ({
  ...{ name: 'Books', url: 'https://books.example/hooks', topics: ['payout.updated'] },
  ...over,
});

describe('nothing leads inside', () => {
  const INSIDE = [
    'http://127.0.0.1/',
    'http://localhost:4000/',
    'http://[::1]/',
    'http://10.1.2.3/',
    'http://db.internal/',
  ];

  test.each([...INSIDE, 'http://169.254.169.254/latest', 'http://0x7f.1/'])(
    '%s is refused when it is entered',
    async (url) => {
      expect(await server.post(OWN, wanted({ url }))).toMatchObject({
        ...{ status: 400, body: { code: 'webhook_address_private' } },
      });
      expect(await server.post(STORE, { topic: 'order.created', delivery_url: url })).toMatchObject({
        ...{ status: 400, body: { code: 'woocommerce_rest_shop_webhook_invalid_delivery_url' } },
      });
    },
  );

  test('nor when it is changed, nor when a name means it by the time something is told', async () => {
    const { body } = await server.post(OWN, wanted());
    expect((await server.put(`${OWN}/${body.id}`, { url: inside.url })).status).toBe(400);
    // As if the name had pointed elsewhere when it was entered.
    await server.db.updateTable('webhooks').set({ url: inside.url }).where('id', '=', body.id).execute();
    await server.post(`${OWN}/${body.id}/test`);
    await Promise.all(await beginDue(server.deps, routes));
    const { body: log } = await server.get(`${OWN}/${body.id}/deliveries`);
    expect(log.data).toMatchObject([{ state: 'failed', error: PRIVATE, answer_status: null }]);
    expect(inside.received).toEqual([]);
  });
});

test('made, read, changed and removed; the secret is told once', async () => {
  const made = await server.post(OWN, wanted());
  expect(made).toMatchObject({
    status: 200,
    body: { kind: 'own', status: 'active', secret: expect.stringMatching(/^whsec_/) },
  });
  const { id } = made.body;
  const listed = (await server.get(OWN)).body.data.find((one: { id: number }) => one.id === id);
  expect(listed).toMatchObject({ ...wanted(), waiting: 0, last: null });
  expect(JSON.stringify(listed)).not.toContain('whsec_');
  expect((await server.put(`${OWN}/${id}`, { name: 'Ledger', status: 'paused' })).body).toMatchObject({
    ...{ name: 'Ledger', status: 'paused' },
  });
  expect((await server.post(`${OWN}/${id}/test`)).body.code).toBe('webhook_off');
  expect((await server.delete(`${OWN}/${id}`)).body).toEqual({ id, deleted: true });
  for (const answer of [
    await server.delete(`${OWN}/${id}`),
    await server.put(`${OWN}/${id}`, { name: 'x' }),
    await server.get(`${OWN}/${id}/deliveries`),
    await server.post(`${OWN}/${id}/rotate`),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'webhook_missing' } });
  const actions = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('object_kind', '=', 'webhook')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['webhook.create', 'webhook.change', 'webhook.delete']);
});

test.each([
  [{ topics: [] }, 'rest_invalid_param'],
  [{ topics: ['order.created'] }, 'webhook_topics_mixed'],
  [{ kind: 'store', topics: ['order.created', 'order.updated'] }, 'webhook_topics_mixed'],
  [{ url: 'ftp://books.example/' }, 'rest_invalid_param'],
  [{ url: 'http://[/' }, 'rest_invalid_param'],
  [{ url: 'books.example' }, 'rest_invalid_param'],
  [{ name: ' ' }, 'rest_invalid_param'],
])('%j is refused as %s', async (over, code) => {
  expect(await server.post(OWN, wanted(over))).toMatchObject({ status: 400, body: { code } });
});

test('a key makes none of ours, and who may not change settings makes none at all', async () => {
  const key = await addKey(server, server.administrator_id);
  expect((await server.post(OWN, wanted(), key)).body.code).toBe('person_needed');
  const proposing = await addKey(server, server.administrator_id, { proposes: true });
  expect((await server.post(OWN, wanted(), proposing)).body.code).toBe('approval_not_proposable');
  const support = await addColleague(server, 'support', 'support');
  expect((await server.post(OWN, wanted(), support.as)).status).toBe(403);
  expect((await server.get(OWN, support.as)).status).toBe(403);
});

test('nobody is told, or leads elsewhere, what they may not read', async () => {
  const { id } = await server.db
    .insertInto('roles')
    .values({
      name: 'Setter',
      capabilities: ['see_payments', 'change_settings'],
      created: utcInstant(server.clock.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { as } = await addColleague(server, 'setter', `own:${id}`);
  expect((await server.post(OWN, wanted(), as)).body.code).toBe('webhook_beyond_you');
  expect((await server.post(OWN, wanted({ topics: ['payment.created'] }), as)).status).toBe(200);
  const { body } = await server.post(OWN, wanted());
  expect((await server.put(`${OWN}/${body.id}`, { url: 'https://elsewhere.example/' }, as)).body.code).toBe(
    'webhook_beyond_you',
  );
});
