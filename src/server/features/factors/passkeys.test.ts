import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { aUser } from '#tests/factories/user.ts';
import { cookieOf, log, pwd } from '#tests/sign-in-visitor.ts';
import { softwareAuthenticator } from '#tests/software-authenticator.ts';
import { lastLineAbout } from '#tests/team.ts';
import type { Caller } from '#tests/test-callers.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { insertUser } from '../../access/user-repository.ts';

const FACTORS = '/wp-json/wc-admin/factors';
const SESSION = '/wp-json/wc-admin/session';
const PLACE = { origin: 'https://store.example', rpId: 'store.example' };

let server: TestServer;
let userId: number;
let me: Caller;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: PLACE.origin } });
  const password_hash = await hashPassword(pwd);
  userId = (await insertUser(server.db, aUser({ email: log, password_hash, role: 'owner' }))).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['passkeys', 'recovery_codes', 'sign_in_attempts'] as const)
    await server.db.deleteFrom(table).execute();
  me = await server.asUser(userId);
});

const post = (address: string, body: object, as: Caller) =>
  server.post(address, body, { ...as, host: 'store.example' });
const wanted = async () => (await post(`${FACTORS}/passkeys/begin`, {}, me)).body as { challenge: string };
async function addOne() {
  const authenticator = softwareAuthenticator(PLACE);
  const passkey = authenticator.make(await wanted());
  const reply = await post(`${FACTORS}/passkeys`, { name: 'Telephone', passkey }, me);
  expect(reply).toMatchObject({ status: 200, body: { recovery_codes: expect.any(Array) } });
  return authenticator;
}
/** What a browser is asked to sign, and the cookie that binds it to that browser. */
async function ask(as: Caller = {}) {
  const reply = await post(`${SESSION}/passkey`, {}, as);
  expect(reply.status).toBe(200);
  return { asked: reply.body as { challenge: string }, browser: { cookie: firstCookie(reply) } };
}
const firstCookie = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';

describe('a new passkey', () => {
  test('is named, listed, and removed', async () => {
    await addOne();
    const { passkeys } = (await server.get(FACTORS, { ...me, host: 'store.example' })).body;
    expect(passkeys).toMatchObject([{ name: 'Telephone', last_used: null, is_synced: false }]);
    const removed = await server.delete(`${FACTORS}/passkeys/${passkeys[0].id}`, undefined, {
      ...me,
      host: 'store.example',
    });
    expect(removed.status).toBe(200);
    expect(await server.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });

  test('gets another name from its owner alone', async () => {
    await addOne();
    const host = { host: 'store.example' };
    const [{ id }] = (await server.get(FACTORS, { ...me, ...host })).body.passkeys;
    const rename = (name: string, as: Caller) =>
      server.inject({
        method: 'PATCH',
        url: `${FACTORS}/passkeys/${id}`,
        headers: { ...as, ...host },
        payload: { name },
      });
    const other = await server.asUser(server.administrator_id);
    expect((await rename('Theirs', other)).status).toBe(404);
    expect((await rename(' ', me)).status).toBe(400);
    expect((await rename('a'.repeat(101), me)).status).toBe(400);
    expect(await rename(' Office laptop ', me)).toMatchObject({ status: 200 });
    expect((await server.get(FACTORS, { ...me, ...host })).body.passkeys).toMatchObject([
      { id, name: 'Office laptop' },
    ]);
    expect(await lastLineAbout(server, 'person', userId)).toMatchObject({
      action: 'factor.rename',
      before: { name: 'Telephone' },
      after: { name: 'Office laptop' },
    });
  });

  test.each([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without its owner', { isVerified: false }],
  ])('made %s is refused', async (_, over) => {
    const passkey = softwareAuthenticator(PLACE).make(await wanted(), over);
    expect(await post(`${FACTORS}/passkeys`, { name: 'x', passkey }, me)).toMatchObject({
      status: 403,
      body: { code: 'passkey_refused' },
    });
  });

  test('answers a challenge once, of its own session, within five minutes', async () => {
    const challenge = await wanted();
    const made = { name: 'x', passkey: softwareAuthenticator(PLACE).make(challenge) };
    expect((await post(`${FACTORS}/passkeys`, made, await server.asUser(userId))).status).toBe(403);
    expect((await post(`${FACTORS}/passkeys`, made, me)).status).toBe(200);
    const again = { name: 'x', passkey: softwareAuthenticator(PLACE).make(challenge) };
    expect((await post(`${FACTORS}/passkeys`, again, me)).status).toBe(403);
    const late = { name: 'x', passkey: softwareAuthenticator(PLACE).make(await wanted()) };
    server.clock.now = epochSeconds(server.clock.now + 301);
    expect((await post(`${FACTORS}/passkeys`, late, me)).status).toBe(403);
  });
});

describe('signing in', () => {
  test('with a passkey alone, which is password and factor at once', async () => {
    const authenticator = await addOne();
    const { asked, browser } = await ask();
    const reply = await post(`${SESSION}/step`, { passkey: authenticator.sign(asked) }, browser);
    expect(reply).toMatchObject({ status: 200, body: { user_id: userId } });
    const caller = { cookie: cookieOf(reply), 'x-wp-nonce': reply.body.nonce, host: 'store.example' };
    expect((await server.get(FACTORS, caller)).body.passkeys[0].last_used).not.toBeNull();
  });

  test('after the password, which alone lets nobody in', async () => {
    const authenticator = await addOne();
    const first = await post(SESSION, { log, pwd }, {});
    expect(first.body).toMatchObject({ code: 'second_step_needed', data: { ways: ['passkey', 'code'] } });
    const { asked, browser } = await ask({ cookie: firstCookie(first) });
    expect((await post(`${SESSION}/step`, { passkey: authenticator.sign(asked) }, browser)).status).toBe(200);
  });

  test('what was signed once is worth nothing a second time', async () => {
    const authenticator = await addOne();
    const { asked, browser } = await ask();
    const passkey = authenticator.sign(asked);
    expect((await post(`${SESSION}/step`, { passkey }, browser)).status).toBe(200);
    expect(await post(`${SESSION}/step`, { passkey }, browser)).toMatchObject({
      status: 403,
      body: { code: 'passkey_refused' },
    });
  });

  test.each([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without its owner', { isVerified: false }],
  ])('signed %s is refused', async (_, over) => {
    const authenticator = await addOne();
    const { asked, browser } = await ask();
    const passkey = authenticator.sign(asked, over);
    expect((await post(`${SESSION}/step`, { passkey }, browser)).body.code).toBe('passkey_refused');
  });

  test('an old challenge, another browser’s, and a passkey nobody added', async () => {
    const authenticator = await addOne();
    const one = await ask();
    const other = await ask();
    const signed = authenticator.sign(one.asked);
    expect((await post(`${SESSION}/step`, { passkey: signed }, other.browser)).status).toBe(403);
    expect((await post(`${SESSION}/step`, { passkey: signed }, {})).status).toBe(403);
    const stranger = softwareAuthenticator(PLACE).sign(one.asked);
    expect((await post(`${SESSION}/step`, { passkey: stranger }, one.browser)).status).toBe(403);
    const late = await ask();
    server.clock.now = epochSeconds(server.clock.now + 301);
    const passkey = authenticator.sign(late.asked);
    expect((await post(`${SESSION}/step`, { passkey }, late.browser)).status).toBe(403);
  });

  test('a copy whose counter stands still is refused; one that always stays at 0 is not', async () => {
    const authenticator = await addOne();
    const signIn = async (counter: number) => {
      const { asked, browser } = await ask();
      return (await post(`${SESSION}/step`, { passkey: authenticator.sign(asked, { counter }) }, browser))
        .status;
    };
    expect([await signIn(0), await signIn(0), await signIn(5), await signIn(5), await signIn(6)]).toEqual([
      200, 200, 200, 403, 200,
    ]);
  });

  test('ten refused an hour for one account, then none is looked at', async () => {
    const authenticator = await addOne();
    const codes: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { asked, browser } = await ask();
      const passkey = authenticator.sign(asked, { isVerified: false });
      codes.push((await post(`${SESSION}/step`, { passkey }, browser)).body.code);
    }
    expect(codes.filter((code) => code === 'passkey_refused')).toHaveLength(10);
    expect(codes.slice(10)).toEqual(['sign_in_throttled', 'sign_in_throttled']);
  });

  test('somebody suspended is not let in by one either', async () => {
    const authenticator = await addOne();
    await server.db
      .updateTable('users')
      .set({ suspended: '2026-01-01 00:00:00' as never })
      .where('id', '=', userId)
      .execute();
    const { asked, browser } = await ask();
    expect((await post(`${SESSION}/step`, { passkey: authenticator.sign(asked) }, browser)).status).toBe(403);
    await server.db.updateTable('users').set({ suspended: null }).where('id', '=', userId).execute();
  });
});

test('at an address without a name there are none, and it says why', async () => {
  const other = await startTestServer();
  expect((await other.get(FACTORS)).body.passkeys_problem).toBe('no_name');
  expect(await other.post(`${FACTORS}/passkeys/begin`, {})).toMatchObject({
    status: 409,
    body: { code: 'passkeys_impossible', message: expect.stringContaining('PUBLIC_URL') },
  });
  await other.close();
});
