import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { cookieOf } from '#tests/sign-in-visitor.ts';
import { hire, lastLineAbout, lastMailTo } from '#tests/team.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const PEOPLE = '/wp-json/wc-admin/people';
const INVITATIONS = `${PEOPLE}/invitations`;
const PASSWORD = 'a walk along the river';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const invite = (email: string, role = 'support', as?: Awaited<ReturnType<TestServer['asUser']>>) =>
  server.post(INVITATIONS, { email, first_name: 'Robin', role }, as);
async function tokenFor(email: string): Promise<string> {
  const mail = await lastMailTo(server, email);
  return /token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}
const look = (token: string) =>
  server.inject({ method: 'GET', url: `/wp-login.php?action=invitation&token=${token}` });
const accept = (token: string, pwd = PASSWORD) =>
  server.inject({
    method: 'POST',
    url: '/wp-login.php?action=invitation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, pwd }).toString(),
  });

test('invited, accepted, in: with the role that was promised', async () => {
  const { status, body } = await invite('robin@example.com');
  expect(status).toBe(200);
  expect((await server.get(`${PEOPLE}?state_is=invited`)).body.data).toEqual([
    expect.objectContaining({ id: body.id, name: 'Robin', role_name: 'Support', is_expired: false }),
  ]);
  const token = await tokenFor('robin@example.com');
  const page = await look(token);
  expect(page.status).toBe(200);
  expect(page.text).toContain('merchant invites you');
  expect(page.text).toContain('Your role will be Support');
  expect((await look(token)).status).toBe(200);

  const reply = await accept(token);
  expect(reply.status).toBe(302);
  const me = await server.inject({
    method: 'GET',
    url: '/wp-admin/admin-ajax.php?action=rest-nonce',
    headers: { cookie: cookieOf(reply) },
  });
  expect(me.status).toBe(200);
  const user = await server.db
    .selectFrom('users')
    .select(['id', 'role', 'first_name'])
    .where('email', '=', 'robin@example.com')
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({ role: 'support', first_name: 'Robin' });
  const again = await server.post(
    '/wp-json/wc-admin/session',
    { log: 'ROBIN@example.com', pwd: PASSWORD },
    {},
  );
  expect(again.status).toBe(200);
  const { rows } = {
    rows: await server.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('actor_id', '=', user.id)
      .orderBy('id')
      .execute(),
  };
  expect(rows.map(({ action }) => action)).toEqual(['person.join', 'session.start', 'session.start']);
});

test('it works once: the second time it says so', async () => {
  await invite('once@example.com');
  const token = await tokenFor('once@example.com');
  const both = await Promise.all([accept(token), accept(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([302, 410]);
  expect((await look(token)).text).toContain('was accepted before');
});

test('sending it again ends the link that was sent before', async () => {
  const { body } = await invite('again@example.com');
  const old = await tokenFor('again@example.com');
  const { status, body: next } = await server.post(`${INVITATIONS}/${body.id}/again`);
  expect(status).toBe(200);
  expect(next.id).not.toBe(body.id);
  expect((await accept(old)).text).toContain('A newer invitation was sent');
  expect((await server.post(`${INVITATIONS}/${body.id}/again`)).status).toBe(404);
  expect((await accept(await tokenFor('again@example.com'))).status).toBe(302);
});

test('a withdrawn one lets nobody in', async () => {
  const { body } = await invite('gone@example.com');
  expect((await server.delete(`${INVITATIONS}/${body.id}`)).body).toEqual({ id: body.id, withdrawn: true });
  const reply = await accept(await tokenFor('gone@example.com'));
  expect(reply.status).toBe(410);
  expect(reply.text).toContain('was withdrawn');
  expect(await lastLineAbout(server, 'invitation', body.id)).toMatchObject({
    action: 'person.withdraw_invitation',
    before: { email: 'gone@example.com', role: 'support' },
  });
});

test('after seven days it is over, and the list says so', async () => {
  await invite('late@example.com');
  const token = await tokenFor('late@example.com');
  const now = server.clock.now;
  server.clock.now = epochSeconds(now + 7 * DAY_S);
  const reply = await look(token);
  const asOwner = await server.asUser(server.administrator_id);
  const listed = await server.get(`${PEOPLE}?search=late`, asOwner);
  server.clock.now = now;
  expect(reply.status).toBe(410);
  expect(reply.text).toContain('older than seven days');
  expect(listed.body.data).toEqual([expect.objectContaining({ state: 'invited', is_expired: true })]);
});

test('a link that never was', async () => {
  expect((await look('x'.repeat(43))).text).toContain('not one of ours');
  expect((await accept('')).status).toBe(410);
});

test.each([
  ['short', 'short', 'Choose a password of at least'],
  ['common', 'passwordpassword', 'guessed first'],
  ['the own address', 'weak-3@example.com', 'your own name'],
  ['empty', '', 'Choose a password of at least'],
])('a password that is %s is refused, and the invitation stays', async (what, pwd, words) => {
  const email = what === 'the own address' ? 'weak-3@example.com' : `weak-${what}@example.com`;
  await invite(email);
  const reply = await accept(await tokenFor(email), pwd);
  expect(reply.status).toBe(400);
  expect(reply.text).toContain(words);
  expect((await look(await tokenFor(email))).status).toBe(200);
});

test('the token is in the mail and nowhere else', async () => {
  await invite('secret@example.com');
  const token = await tokenFor('secret@example.com');
  const row = await server.db
    .selectFrom('invitations')
    .selectAll()
    .where('email', '=', 'secret@example.com')
    .executeTakeFirstOrThrow();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(JSON.stringify({ ...row, token_hash: row.token_hash.toString('latin1') })).not.toContain(token);
  expect(server.logged()).not.toContain(token);
});

test('where mail is read here, only an owner reads the link of somebody else', async () => {
  await server.post('/wp-json/wc-admin/roles', {
    ...{ name: 'Clerk', capabilities: ['manage_people', 'see_customers'], limits: [], second_factor: false },
  });
  const { data } = (await server.get('/wp-json/wc-admin/roles')).body;
  const clerk = await server.asUser(await hire(server, 'clerk', data.at(-1).key));
  const { id } = await server.db
    .selectFrom('mail_outbox')
    .select('id')
    .where('to', '=', 'secret@example.com')
    .executeTakeFirstOrThrow();
  const token = await tokenFor('secret@example.com');
  expect((await server.get(`/wp-json/wc-admin/mail/${id}`)).body.text).toContain(token);
  const read = await server.get(`/wp-json/wc-admin/mail/${id}`, clerk);
  expect(read.status).toBe(200);
  expect(read.text).not.toContain(token);
});

test.each([
  ['somebody who works here', 'merchant@example.com', 'email_works_here'],
  ['the same in other letters', 'MERCHANT@Example.com', 'email_works_here'],
  ['somebody invited', 'secret@example.com', 'email_invited'],
])('%s is not invited again', async (_, email, code) => {
  expect(await invite(email)).toMatchObject({ status: 409, body: { code } });
});

test.each([
  ['no address', { email: 'robin' }],
  ['no name', { first_name: ' ' }],
  ['no role', { role: 'none' }],
])('%s is refused', async (_, over) => {
  const asked = { email: 'new@example.com', first_name: 'New', role: 'viewer', ...over };
  expect((await server.post(INVITATIONS, asked)).status).toBe(400);
});

test('a promise ends with whoever made it', async () => {
  const ann = await hire(server, 'ann', 'owner');
  await invite('kept@example.com', 'owner', await server.asUser(ann));
  await invite('lowered@example.com', 'owner', await server.asUser(ann));
  const [kept, lowered] = [await tokenFor('kept@example.com'), await tokenFor('lowered@example.com')];
  expect((await look(kept)).status).toBe(200);
  await server.post(`${PEOPLE}/${ann}/role`, { role: 'viewer' });
  expect((await accept(lowered)).text).toContain('can no longer do so');
  await server.post(`${PEOPLE}/${ann}/suspend`);
  expect((await accept(kept)).text).toContain('was withdrawn');
});

test('who was removed may be invited again and is another person then', async () => {
  const id = await hire(server, 'back', 'viewer');
  await server.delete(`${PEOPLE}/${id}`);
  expect((await invite('back@example.com')).status).toBe(200);
  expect((await accept(await tokenFor('back@example.com'))).status).toBe(302);
  const rows = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'back@example.com')
    .execute();
  expect(rows).toHaveLength(2);
});

test('another site cannot accept for its visitors', async () => {
  await invite('cross@example.com');
  const reply = await server.inject({
    method: 'POST',
    url: '/wp-login.php?action=invitation',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    payload: new URLSearchParams({ token: await tokenFor('cross@example.com'), pwd: PASSWORD }).toString(),
  });
  expect(reply.status).toBe(403);
  expect((await look(await tokenFor('cross@example.com'))).status).toBe(200);
});
