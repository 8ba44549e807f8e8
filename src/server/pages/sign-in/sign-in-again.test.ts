import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords/password-hash.ts';
import { insertUser } from '#server/access/user-repository.ts';
import { aUser } from '#tests/factories/user.ts';
import {
  cookieOf,
  deviceOf,
  log,
  NONCE,
  pwd,
  setCookie,
  setDevice,
  signInVisitor,
} from '#tests/sign-in-visitor.ts';
import { startTestServer } from '#tests/test-server.ts';

const visitor = signInVisitor();

describe('a page that stays open', () => {
  test('signs in again in place and goes on with the new nonce', async () => {
    const reply = await visitor().server.post('/wp-json/wc-admin/session', { log, pwd }, {});

    expect(reply).toMatchObject({ status: 200, body: { user_id: visitor().userId } });
    const caller = { cookie: cookieOf(reply), 'x-wp-nonce': reply.body.nonce };
    expect((await visitor().server.get('/wp-json/wc-admin/api-keys', caller)).status).toBe(200);
  });

  test('counts its failures with those of the page', async () => {
    for (let n = 0; n < 3; n += 1) await visitor().submit('/wp-login.php', { log, pwd: 'wrong' });
    for (let n = 0; n < 2; n += 1) {
      expect(
        await visitor().server.post('/wp-json/wc-admin/session', { log, pwd: 'wrong' }, {}),
      ).toMatchObject({
        status: 403,
        body: { code: 'sign_in_failed' },
      });
    }

    expect(await visitor().server.post('/wp-json/wc-admin/session', { log, pwd }, {})).toMatchObject({
      status: 429,
      body: { code: 'sign_in_throttled', data: { retry_after_s: 900 } },
      headers: { 'retry-after': '900' },
    });
  });

  test('is let in on a known device whatever strangers tried', async () => {
    const cookie = deviceOf(await visitor().submit('/wp-login.php', { log, pwd }));
    for (let n = 0; n < 5; n += 1) await visitor().submit('/wp-login.php', { log, pwd: 'wrong' });

    const again = await visitor().server.post('/wp-json/wc-admin/session', { log, pwd }, { cookie });
    expect(again.status).toBe(200);
    expect(deviceOf(again)).toBe(cookie);
  });

  test('names missing and wrong fields', async () => {
    expect(await visitor().server.post('/wp-json/wc-admin/session', { log }, {})).toMatchObject({
      status: 400,
    });
    expect(await visitor().server.post('/wp-json/wc-admin/session', { log: 1, pwd: [] }, {})).toMatchObject({
      status: 400,
    });
    expect(await visitor().server.post('/wp-json/wc-admin/session', { log: 'a\0', pwd }, {})).toMatchObject({
      status: 400,
    });
  });

  test('is not served to other sites, nor to forms', async () => {
    expect(
      await visitor().server.post(
        '/wp-json/wc-admin/session',
        { log, pwd },
        { 'sec-fetch-site': 'cross-site' },
      ),
    ).toMatchObject({
      status: 403,
      body: { code: 'rest_cross_site' },
    });
    expect((await visitor().submit('/wp-json/wc-admin/session', { log, pwd })).status).toBe(415);
  });

  test('fetches a fresh nonce for its session', async () => {
    const { cookie = '', 'x-wp-nonce': nonce } = visitor().server.asAdministrator;

    expect(await visitor().open(NONCE, { cookie })).toMatchObject({
      status: 200,
      text: nonce,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
    expect(await visitor().open(NONCE)).toMatchObject({ status: 403, text: '0' });
    expect(await visitor().open(NONCE, { cookie, 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
      text: '0',
    });
    expect(await visitor().open('/wp-admin/admin-ajax.php?action=other', { cookie })).toMatchObject({
      status: 400,
      text: '0',
    });
  });
});

test('on https the cookies are bound to the host and to https', async () => {
  const secure = await startTestServer({ env: { PUBLIC_URL: 'https://store.example' } });
  try {
    const hash = await hashPassword(pwd);
    await insertUser(secure.db, aUser({ email: log, password_hash: hash }));
    const reply = await secure.post('/wp-json/wc-admin/session', { log, pwd }, {});
    const token = /^__Host-countinghouse_session=([\w-]{43}); Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(
      setCookie(reply),
    )?.[1];

    expect(token).toBeDefined();
    expect(setDevice(reply)).toMatch(
      /^__Host-countinghouse_device=[\w-]{64}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const page = (cookie: string) => secure.inject({ method: 'GET', url: NONCE, headers: { cookie } });
    expect((await page(`__Host-countinghouse_session=${token}`)).status).toBe(200);
    expect((await page(`countinghouse_session=${token}`)).status).toBe(403);
  } finally {
    await secure.close();
  }
});
