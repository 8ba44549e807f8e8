import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { STYLE_PATH } from '#server/features/signing-in/sign-in-style.ts';
import { insertUser } from '#server/features/signing-in/user-repository.ts';
import { hashPassword } from '#server/passwords/password-hash.ts';
import { aUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { makeOneTimeLink } from '../features/signing-in/one-time-link.ts';

const HOME = '/wp-admin/admin.php?page=wc-admin';
const log = 'amara@example.com';
const pwd = 'correct horse';

let server: TestServer;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  const user = await insertUser(server.db, aUser({ email: log, password_hash: await hashPassword(pwd) }));
  userId = user.id;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('sign_in_attempts').execute();
});

type Headers = Readonly<Record<string, string>>;
const submit = (url: string, fields: Record<string, string>, headers: Headers = {}) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const open = (url: string, headers: Headers = {}) => server.inject({ method: 'GET', url, headers });
const setCookie = (reply: { headers: Readonly<Record<string, unknown>> }) =>
  String(reply.headers['set-cookie'] ?? '');
const cookieOf = (reply: { headers: Readonly<Record<string, unknown>> }) =>
  setCookie(reply).split(';')[0] ?? '';
const NONCE = '/wp-admin/admin-ajax.php?action=rest-nonce';
const isSignedIn = async (cookie: string) => (await open(NONCE, { cookie })).status === 200;
const sessions = async () => (await server.db.selectFrom('sessions').select('id').execute()).length;

describe('signing in', () => {
  test('leads to where one wanted to go, with a cookie that scripts and other sites cannot use', async () => {
    const redirect_to = '/wp-admin/admin.php?page=wc-admin&path=/payments/transactions&paged=2';
    const reply = await submit('/wp-login.php', { log, pwd, redirect_to });

    expect(reply).toMatchObject({ status: 302, headers: { location: redirect_to } });
    expect(setCookie(reply)).toMatch(/^countinghouse_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await isSignedIn(cookieOf(reply))).toBe(true);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%2f%2fevil',
    '/\r\nSet-Cookie: a=b',
    '',
  ])('never leads elsewhere: %j', async (redirect_to) => {
    const reply = await submit('/wp-login.php', { log, pwd, redirect_to });

    expect(reply).toMatchObject({ status: 302, headers: { location: HOME } });
  });

  test('a wrong password keeps what was typed, says what failed, and sets no cookie', async () => {
    const typed = '"><script>alert(1)</script>';
    const reply = await submit('/wp-login.php', { log: typed, pwd: 'my secret', redirect_to: '/mail?a="b' });

    expect(reply.status).toBe(403);
    expect(reply.text).toContain('role="alert"');
    expect(reply.text).toContain('The name or the password is wrong.');
    expect(reply.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(reply.text).not.toContain('<script');
    expect(reply.text).not.toContain('my secret');
    expect(reply.text).toContain('value="/mail?a=%22b"');
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('unknown people get the very same page', async () => {
    const wrong = await submit('/wp-login.php', { log, pwd: 'wrong' });
    const unknown = await submit('/wp-login.php', { log: 'nobody@example.com', pwd: 'wrong' });

    expect(unknown.text.replace('nobody@example.com', log)).toBe(wrong.text);
    expect(unknown.status).toBe(wrong.status);
  });

  test('empty fields are named and cost no attempt', async () => {
    const reply = await submit('/wp-login.php', { log: ' ', pwd: '' });

    expect(reply.status).toBe(400);
    expect(reply.text).toContain('role="alert"');
    expect(reply.text).toContain('aria-describedby="log-problem"');
    expect(reply.text).toContain('aria-describedby="pwd-problem"');
    expect(await server.db.selectFrom('sign_in_attempts').select('id').execute()).toEqual([]);
  });

  test('the sixth failure is told when to come back, and so is the right password', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await submit('/wp-login.php', { log, pwd: 'wrong' })).status).toBe(403);
    const reply = await submit('/wp-login.php', { log, pwd });

    expect(reply).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
    expect(reply.text).toContain('Try again in 15 minutes.');
    server.clock.now = (server.clock.now + 900) as typeof server.clock.now;
    expect((await submit('/wp-login.php', { log, pwd })).status).toBe(302);
  });

  test('forwarding headers do not make a new address', async () => {
    for (let n = 0; n < 20; n += 1)
      await submit('/wp-login.php', { log: `x${n}`, pwd }, { 'x-forwarded-for': `192.0.2.${n}` });

    expect(
      (await submit('/wp-login.php', { log: 'y', pwd }, { 'x-forwarded-for': '192.0.2.99' })).status,
    ).toBe(429);
  });

  test('a token planted before signing in is replaced', async () => {
    const planted = `countinghouse_session=${'a'.repeat(43)}`;
    const reply = await submit('/wp-login.php', { log, pwd }, { cookie: planted });

    expect(cookieOf(reply)).not.toBe(planted);
    expect(await isSignedIn(planted)).toBe(false);
  });

  test('the session the browser came with ends', async () => {
    const before = cookieOf(await submit('/wp-login.php', { log, pwd }));
    await submit('/wp-login.php', { log, pwd }, { cookie: before });

    expect(await isSignedIn(before)).toBe(false);
  });

  test.each<[string, Headers]>([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a cross-site form', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:0' }],
  ])('from %s is refused', async (_, headers) => {
    const before = await sessions();
    const reply = await submit('/wp-login.php', { log, pwd }, headers);

    expect(reply.status).toBe(403);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await sessions()).toBe(before);
  });

  test('from our own page is accepted', async () => {
    const own = { origin: 'http://localhost:4000', host: 'localhost:4000', 'sec-fetch-site': 'same-origin' };

    expect((await submit('/wp-login.php', { log, pwd }, own)).status).toBe(302);
  });

  test('takes forms only, and only small ones', async () => {
    const json = { 'content-type': 'application/json' };
    expect(
      (await server.inject({ method: 'POST', url: '/wp-login.php', headers: json, payload: '{}' })).status,
    ).toBe(415);
    expect((await submit('/wp-login.php', { log, pwd: 'a'.repeat(20_000) })).status).toBe(413);
    expect((await server.inject({ method: 'POST', url: '/wp-login.php' })).status).toBe(400);
  });
});

describe('the page', () => {
  test('needs no script and obeys the strict policy', async () => {
    const reply = await open('/wp-login.php');

    expect(reply.status).toBe(200);
    expect(reply.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    expect(reply.headers['content-security-policy']).toContain("style-src 'self'");
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.text).toContain(`href="${STYLE_PATH}"`);
    expect(await open(STYLE_PATH)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': expect.stringContaining('immutable'),
      },
    });
  });

  test('shows the theme that was chosen', async () => {
    expect((await open('/wp-login.php', { cookie: 'theme=dark' })).text).toContain('data-theme="dark"');
    expect((await open('/wp-login.php', { cookie: 'theme="><b>' })).text).not.toContain('data-theme');
  });

  test('says that a session ended, or that one signed out', async () => {
    const ended = 'Your session ended.';

    expect((await open('/wp-login.php?reauth=1', server.asAdministrator)).text).toContain(ended);
    expect((await open('/wp-login.php', { cookie: 'countinghouse_session=old' })).text).toContain(ended);
    expect((await open('/wp-login.php')).text).not.toContain(ended);
    expect((await open('/wp-login.php?loggedout=true')).text).toContain('You are signed out.');
  });

  test('sends on whoever is signed in, and nowhere else', async () => {
    const at = (redirect_to: string) =>
      open(`/wp-login.php?redirect_to=${encodeURIComponent(redirect_to)}`, server.asAdministrator);

    expect(await at('/mail?x=1')).toMatchObject({ status: 302, headers: { location: '/mail?x=1' } });
    expect(await at('//evil.example')).toMatchObject({ status: 302, headers: { location: HOME } });
  });
});

describe('signing out', () => {
  const signedIn = async () => {
    const { cookie = '', 'x-wp-nonce': nonce = '' } = await server.asUser(userId);
    return { cookie, nonce };
  };

  test('by link with the nonce ends the session and clears the cookie', async () => {
    const { cookie, nonce } = await signedIn();
    const reply = await open(`/wp-login.php?action=logout&_wpnonce=${nonce}`, { cookie });

    expect(reply).toMatchObject({ status: 302, headers: { location: '/wp-login.php?loggedout=true' } });
    expect(setCookie(reply)).toMatch(/^countinghouse_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test.each(['', '&_wpnonce=', '&_wpnonce=0123456789abcdef0123'])(
    'without it (%j) only asks',
    async (query) => {
      const { cookie } = await signedIn();
      const reply = await open(`/wp-login.php?action=logout${query}`, { cookie });

      expect(reply.text).toContain('Sign out?');
      expect(await isSignedIn(cookie)).toBe(true);
      const nonce = /name="_wpnonce" value="(\w+)"/.exec(reply.text)?.[1] ?? '';
      expect((await submit('/wp-login.php?action=logout', { _wpnonce: nonce }, { cookie })).status).toBe(302);
      expect(await isSignedIn(cookie)).toBe(false);
    },
  );

  test('is not done for another site, nonce or not', async () => {
    const { cookie, nonce } = await signedIn();
    const foreign = { cookie, 'sec-fetch-site': 'cross-site' };
    await open(`/wp-login.php?action=logout&_wpnonce=${nonce}`, foreign);
    await submit('/wp-login.php?action=logout', { _wpnonce: nonce }, foreign);

    expect(await isSignedIn(cookie)).toBe(true);
  });

  test('twice is no error', async () => {
    expect((await open('/wp-login.php?action=logout')).status).toBe(302);
  });
});

describe('the one-time link', () => {
  const makeToken = async () =>
    new URL(await makeOneTimeLink(server.deps, userId)).searchParams.get('token') ?? '';

  test('asks when followed, signs in when confirmed, and works once', async () => {
    const token = await makeToken();
    for (let look = 0; look < 2; look += 1) {
      const page = await open(`/wp-login.php?action=one-time&token=${token}`);
      expect(page.text).toContain('Sign in now');
      expect(page.headers['set-cookie']).toBeUndefined();
    }

    const reply = await submit('/wp-login.php?action=one-time', { token });
    expect(reply).toMatchObject({ status: 302, headers: { location: HOME } });
    expect(await isSignedIn(cookieOf(reply))).toBe(true);
    expect((await submit('/wp-login.php?action=one-time', { token })).status).toBe(403);
    expect((await open(`/wp-login.php?action=one-time&token=${token}`)).text).toContain(
      'This link was used before',
    );
  });

  test('cannot be confirmed from another site', async () => {
    const token = await makeToken();
    expect(
      (await submit('/wp-login.php?action=one-time', { token }, { origin: 'https://evil.example' })).status,
    ).toBe(403);
    expect((await submit('/wp-login.php?action=one-time', { token })).status).toBe(302);
  });

  test.each(['', '&token=', '&token[]=a', '&token=%00', `&token=${'a'.repeat(4000)}`])(
    '%j is none',
    async (query) => {
      expect((await open(`/wp-login.php?action=one-time${query}`)).status).toBe(403);
    },
  );
});

describe('a page that stays open', () => {
  test('signs in again in place and goes on with the new nonce', async () => {
    const reply = await server.post('/wp-json/wc-admin/session', { log, pwd }, {});

    expect(reply).toMatchObject({ status: 200, body: { user_id: userId } });
    const caller = { cookie: cookieOf(reply), 'x-wp-nonce': reply.body.nonce };
    expect((await server.get('/wp-json/wc-admin/api-keys', caller)).status).toBe(200);
  });

  test('counts its failures with those of the page', async () => {
    for (let n = 0; n < 3; n += 1) await submit('/wp-login.php', { log, pwd: 'wrong' });
    for (let n = 0; n < 2; n += 1) {
      expect(await server.post('/wp-json/wc-admin/session', { log, pwd: 'wrong' }, {})).toMatchObject({
        status: 403,
        body: { code: 'sign_in_failed' },
      });
    }

    expect(await server.post('/wp-json/wc-admin/session', { log, pwd }, {})).toMatchObject({
      status: 429,
      body: { code: 'sign_in_throttled', data: { retry_after_s: 900 } },
      headers: { 'retry-after': '900' },
    });
  });

  test('names missing and wrong fields', async () => {
    expect(await server.post('/wp-json/wc-admin/session', { log }, {})).toMatchObject({ status: 400 });
    expect(await server.post('/wp-json/wc-admin/session', { log: 1, pwd: [] }, {})).toMatchObject({
      status: 400,
    });
    expect(await server.post('/wp-json/wc-admin/session', { log: 'a\0', pwd }, {})).toMatchObject({
      status: 400,
    });
  });

  test('is not served to other sites, nor to forms', async () => {
    expect(
      await server.post('/wp-json/wc-admin/session', { log, pwd }, { 'sec-fetch-site': 'cross-site' }),
    ).toMatchObject({
      status: 403,
      body: { code: 'rest_cross_site' },
    });
    expect((await submit('/wp-json/wc-admin/session', { log, pwd })).status).toBe(415);
  });

  test('fetches a fresh nonce for its session', async () => {
    const { cookie = '', 'x-wp-nonce': nonce } = server.asAdministrator;

    expect(await open(NONCE, { cookie })).toMatchObject({
      status: 200,
      text: nonce,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
    expect(await open(NONCE)).toMatchObject({ status: 403, text: '0' });
    expect(await open(NONCE, { cookie, 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
      text: '0',
    });
    expect(await open('/wp-admin/admin-ajax.php?action=other', { cookie })).toMatchObject({
      status: 400,
      text: '0',
    });
  });
});

test('on https the cookie is bound to the host and to https', async () => {
  const secure = await startTestServer({ env: { PUBLIC_URL: 'https://store.example' } });
  try {
    const hash = await hashPassword(pwd);
    await insertUser(secure.db, aUser({ email: log, password_hash: hash }));
    const reply = await secure.post('/wp-json/wc-admin/session', { log, pwd }, {});
    const token = /^__Host-countinghouse_session=([\w-]{43}); Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(
      setCookie(reply),
    )?.[1];

    expect(token).toBeDefined();
    const page = (cookie: string) => secure.inject({ method: 'GET', url: NONCE, headers: { cookie } });
    expect((await page(`__Host-countinghouse_session=${token}`)).status).toBe(200);
    expect((await page(`countinghouse_session=${token}`)).status).toBe(403);
  } finally {
    await secure.close();
  }
});

test('nothing that lets somebody in is logged', async () => {
  const token = new URL(await makeOneTimeLink(server.deps, userId)).searchParams.get('token') ?? '';
  const { cookie = '', 'x-wp-nonce': nonce = '' } = server.asAdministrator;
  await submit('/wp-login.php', { log, pwd: 'canary-password' });
  await open(`/wp-login.php?action=one-time&token=${token}`);
  await open(`/wp-login.php?action=logout&_wpnonce=${nonce}`, { cookie, 'sec-fetch-site': 'cross-site' });

  expect(server.logged()).not.toBe('');
  for (const secret of ['canary-password', token, nonce, cookie.split('=')[1] ?? '-']) {
    expect(server.logged()).not.toContain(secret);
  }
});
