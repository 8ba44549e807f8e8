import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { PROOF_LIFE_S } from '#domain/signing-in/proof.ts';
import type { Caller } from '#tests/test-callers.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const PATH = '/wp-json/wc-admin/api-keys';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('api_keys').execute();
});

const create = (over: object = {}) =>
  server.post(PATH, { description: 'Accounting', scope: 'read', ...over });
const using = ({ consumer_key, consumer_secret }: { consumer_key: string; consumer_secret: string }) => ({
  authorization: `Basic ${Buffer.from(`${consumer_key}:${consumer_secret}`).toString('base64')}`,
});
const count = async () => (await server.db.selectFrom('api_keys').select('id').execute()).length;

test('a new key is told once and works', async () => {
  const { status, body } = await create();

  expect(status).toBe(200);
  expect(body).toMatchObject({
    consumer_key: expect.stringMatching(/^ck_[0-9a-f]{40}$/),
    consumer_secret: expect.stringMatching(/^cs_[0-9a-f]{40}$/),
    truncated_key: body.consumer_key.slice(-7),
    user_email: 'merchant@example.com',
    created: utcInstant(server.clock.now),
  });
  expect((await server.get(PATH, using(body))).status).toBe(200);
});

test('the list tells keys apart and lets nobody use them', async () => {
  const first = await create({ description: ' First ' });
  const second = await create({ description: 'Second', scope: 'read_write' });
  const { body, text } = await server.get(PATH);

  expect(
    body.data.map((key: { description: string; scope: string }) => [key.description, key.scope]),
  ).toEqual([
    ['Second', 'read_write'],
    ['First', 'read'],
  ]);
  for (const { body: made } of [first, second]) {
    expect(text).not.toContain(made.consumer_key);
    expect(text).not.toContain(made.consumer_secret);
  }
});

test('neither half is kept where a reader of the database could use it', async () => {
  const { body } = await create();
  const [row] = await server.db.selectFrom('api_keys').selectAll().execute();
  const written = Object.values(row ?? {}).map((value) =>
    Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
  );

  expect(written.join()).not.toContain(body.consumer_key.slice(3));
  expect(written.join()).not.toContain(body.consumer_secret.slice(3));
});

test('a person makes one with the proof of the last 15 minutes, and a key makes none', async () => {
  const now = server.clock.now;
  const caller = await server.asUser(server.administrator_id);
  const make = (as: Caller) => server.post(PATH, { description: 'Accounting', scope: 'read' }, as);
  server.clock.now = epochSeconds(now + PROOF_LIFE_S + 1);
  const late = await make(caller);
  server.clock.now = now;
  expect(late).toMatchObject({ status: 403, body: { code: 'rest_proof_needed' } });
  expect(await make(await server.withApiKey('read_write'))).toMatchObject({
    status: 403,
    body: { code: 'person_needed' },
  });
  expect((await make(caller)).status).toBe(200);
});

test.each([
  ['no description', { description: '' }],
  ['only spaces', { description: '   ' }],
  ['201 characters', { description: 'a'.repeat(201) }],
  ['an unknown scope', { scope: 'delete' }],
])('%s is refused', async (_, over) => {
  expect((await create(over)).status).toBe(400);
  expect(await count()).toBe(0);
});

test('200 characters of description are accepted', async () => {
  expect((await create({ description: 'a'.repeat(200) })).status).toBe(200);
});

test('a revoked key stops at once, leaves the list, and cannot be revoked again', async () => {
  const { body } = await create();

  expect(await server.delete(`${PATH}/${body.id}`)).toMatchObject({
    status: 200,
    body: { id: body.id, revoked: true },
  });
  expect((await server.get(PATH, using(body))).status).toBe(401);
  expect((await server.get(PATH)).body.data).toEqual([]);
  expect(await server.delete(`${PATH}/${body.id}`)).toMatchObject({
    status: 404,
    body: { code: 'api_key_not_found' },
  });
});

test.each(['0', '-1', 'x', '9007199254740992'])('the id %s is refused', async (id) => {
  expect((await server.delete(`${PATH}/${id}`)).status).toBe(400);
});

test('a key may do no more than its person may today', async () => {
  const { body } = await create({ scope: 'read_write' });
  const { administrator_id: id, db } = server;
  await db.updateTable('users').set({ role: 'none' }).where('id', '=', id).execute();
  const reply = await server.get(PATH, using(body));
  await db.updateTable('users').set({ role: 'owner' }).where('id', '=', id).execute();

  expect(reply).toMatchObject({ status: 403, body: { code: 'rest_forbidden', data: { signed_in: true } } });
});

test('a key may do what was chosen, with what that needs, and no more', async () => {
  const { body } = await create({ scope: 'read_write', capabilities: ['refund'] });
  expect(body.capabilities).toEqual(['see_payments', 'refund']);
  expect((await server.get('/transactions', using(body))).status).toBe(200);
  expect((await server.get(PATH, using(body))).status).toBe(403);
  expect((await server.get('/audit', using(body))).status).toBe(403);
});

test.each([
  ['nothing at all', { capabilities: [] }],
  ['an unknown task', { capabilities: ['everything'] }],
  ['the right to run the store', { capabilities: ['manage_woocommerce'] }],
  ['no day', { expires_in_days: 0 }],
  ['more than ten years', { expires_in_days: 3651 }],
])('%s is refused', async (_, over) => {
  expect((await create(over)).status).toBe(400);
});

test('nobody makes a key that may do more than they', async () => {
  const { administrator_id: id, db } = server;
  const { id: role } = await db
    .insertInto('roles')
    .values({ name: 'Clerk', capabilities: ['manage_people'], created: utcInstant(server.clock.now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('users')
    .set({ role: `own:${role}` })
    .where('id', '=', id)
    .execute();
  const asked = { description: 'More', scope: 'read_write', capabilities: ['refund'] };
  const reply = await server
    .post(PATH, asked, await server.asUser(id))
    .finally(() => db.updateTable('users').set({ role: 'owner' }).where('id', '=', id).execute());
  expect(reply).toMatchObject({ status: 403, body: { code: 'api_key_beyond_you' } });
});

test('an expired key is refused with words, and the list says so', async () => {
  const { body } = await create({ expires_in_days: 30 });
  const now = server.clock.now;
  server.clock.now = epochSeconds(now + 30 * DAY_S - 1);
  expect((await server.get(PATH, using(body))).status).toBe(200);
  server.clock.now = epochSeconds(now + 30 * DAY_S);
  const reply = await server.get(PATH, using(body));
  const listed = await server.get(PATH, await server.asUser(server.administrator_id));
  server.clock.now = now;
  expect(reply).toMatchObject({ status: 401, body: { code: 'api_key_expired' } });
  expect(listed.body.data).toEqual([expect.objectContaining({ id: body.id, is_expired: true })]);
});

test('the list says when and from where a key was last used', async () => {
  const { body } = await create();
  await server.inject({ method: 'GET', url: PATH, headers: using(body), remoteAddress: '203.0.113.7' });
  expect((await server.get(PATH)).body.data[0]).toMatchObject({
    last_ip: '203.0.113.7',
    last_used: utcInstant(server.clock.now),
    proposes: false,
  });
});

test('what a key does says so in the audit log, with its name, under its person', async () => {
  const { body } = await create({ description: 'Night shift', scope: 'read_write' });
  const other = await create({ description: 'Other' });
  await server.inject({ method: 'DELETE', url: `${PATH}/${other.body.id}`, headers: using(body) });
  const line = await server.db
    .selectFrom('audit_log')
    .select(['actor_email', 'action', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(line).toEqual({
    actor_email: 'merchant@example.com',
    action: 'api_key.revoke',
    after: { api_key: `Night shift (…${body.truncated_key})` },
  });
});
