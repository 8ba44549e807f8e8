import { describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { CARD_PAGE_STYLE_PATH } from '#server/http/card-page-style.ts';
import {
  cookieOf,
  deviceOf,
  type Headers,
  HOME,
  log,
  pwd,
  setCookie,
  setDevice,
  signInVisitor,
} from '#tests/sign-in-visitor.ts';

const visitor = signInVisitor();

describe('signing in', () => {
  test('leads to where one wanted to go, with a cookie that scripts and other sites cannot use', async () => {
    const redirect_to = '/wp-admin/admin.php?page=wc-admin&path=/payments/transactions&paged=2';
    const reply = await visitor().submit('/wp-login.php', { log, pwd, redirect_to });

    expect(reply).toMatchObject({ status: 302, headers: { location: redirect_to } });
    expect(setCookie(reply)).toMatch(/^countinghouse_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await visitor().isSignedIn(cookieOf(reply))).toBe(true);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%2f%2fevil',
    '/\r\nSet-Cookie: a=b',
    '',
  ])('never leads elsewhere: %j', async (redirect_to) => {
    const reply = await visitor().submit('/wp-login.php', { log, pwd, redirect_to });

    expect(reply).toMatchObject({ status: 302, headers: { location: HOME } });
  });

  test('a wrong password keeps what was typed, says what failed, and sets no cookie', async () => {
    const typed = '"><script>alert(1)</script>';
    const reply = await visitor().submit('/wp-login.php', {
      log: typed,
      pwd: 'my secret',
      redirect_to: '/mail?a="b',
    });

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
    const wrong = await visitor().submit('/wp-login.php', { log, pwd: 'wrong' });
    const unknown = await visitor().submit('/wp-login.php', { log: 'nobody@example.com', pwd: 'wrong' });

    expect(unknown.text.replace('nobody@example.com', log)).toBe(wrong.text);
    expect(unknown.status).toBe(wrong.status);
  });

  test('empty fields are named and cost no attempt', async () => {
    const reply = await visitor().submit('/wp-login.php', { log: ' ', pwd: '' });

    expect(reply.status).toBe(400);
    expect(reply.text).toContain('role="alert"');
    expect(reply.text).toContain('aria-describedby="log-problem"');
    expect(reply.text).toContain('aria-describedby="pwd-problem"');
    expect(await visitor().server.db.selectFrom('sign_in_attempts').select('id').execute()).toEqual([]);
  });

  test('the sixth failure is told when to come back, and so is the right password', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await visitor().submit('/wp-login.php', { log, pwd: 'wrong' })).status).toBe(403);
    const reply = await visitor().submit('/wp-login.php', { log, pwd });

    expect(reply).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
    expect(reply.text).toContain('Try again in 15 minutes.');
    const { clock } = visitor().server;
    clock.now = epochSeconds(clock.now + 900);
    expect((await visitor().submit('/wp-login.php', { log, pwd })).status).toBe(302);
  });

  test('strangers who use up their attempts keep nobody out who signed in on this device before', async () => {
    const before = await visitor().submit('/wp-login.php', { log, pwd });
    expect(setDevice(before)).toMatch(
      /^countinghouse_device=[\w-]{64}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    for (let n = 0; n < 5; n += 1) await visitor().submit('/wp-login.php', { log, pwd: 'wrong' });

    expect((await visitor().submit('/wp-login.php', { log, pwd })).status).toBe(429);
    const known = { cookie: deviceOf(before) };
    expect((await visitor().submit('/wp-login.php', { log, pwd: 'wrong' }, known)).status).toBe(403);
    const reply = await visitor().submit('/wp-login.php', { log, pwd }, known);
    expect(reply.status).toBe(302);
    expect(deviceOf(reply)).toBe(deviceOf(before));
  });

  test('forwarding headers do not make a new address', async () => {
    for (let n = 0; n < 20; n += 1)
      await visitor().submit('/wp-login.php', { log: `x${n}`, pwd }, { 'x-forwarded-for': `192.0.2.${n}` });

    expect(
      (await visitor().submit('/wp-login.php', { log: 'y', pwd }, { 'x-forwarded-for': '192.0.2.99' }))
        .status,
    ).toBe(429);
  });

  test('a token planted before signing in is replaced', async () => {
    const planted = `countinghouse_session=${'a'.repeat(43)}`;
    const reply = await visitor().submit('/wp-login.php', { log, pwd }, { cookie: planted });

    expect(cookieOf(reply)).not.toBe(planted);
    expect(await visitor().isSignedIn(planted)).toBe(false);
  });

  test('the session the browser came with ends', async () => {
    const before = cookieOf(await visitor().submit('/wp-login.php', { log, pwd }));
    await visitor().submit('/wp-login.php', { log, pwd }, { cookie: before });

    expect(await visitor().isSignedIn(before)).toBe(false);
  });

  test.each<[string, Headers]>([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a cross-site form', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:0' }],
  ])('from %s is refused', async (_, headers) => {
    const before = await visitor().sessions();
    const reply = await visitor().submit('/wp-login.php', { log, pwd }, headers);

    expect(reply.status).toBe(403);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await visitor().sessions()).toBe(before);
  });

  test('from our own page is accepted', async () => {
    const own = { origin: 'http://localhost:4000', host: 'localhost:4000', 'sec-fetch-site': 'same-origin' };

    expect((await visitor().submit('/wp-login.php', { log, pwd }, own)).status).toBe(302);
  });

  test('takes forms only, and only small ones', async () => {
    const json = { 'content-type': 'application/json' };
    expect(
      (await visitor().server.inject({ method: 'POST', url: '/wp-login.php', headers: json, payload: '{}' }))
        .status,
    ).toBe(415);
    expect((await visitor().submit('/wp-login.php', { log, pwd: 'a'.repeat(20_000) })).status).toBe(413);
    expect((await visitor().server.inject({ method: 'POST', url: '/wp-login.php' })).status).toBe(400);
  });
});

describe('the page', () => {
  test('needs no script and obeys the strict policy', async () => {
    const reply = await visitor().open('/wp-login.php');

    expect(reply.status).toBe(200);
    expect(reply.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    expect(reply.headers['content-security-policy']).toContain("style-src 'self'");
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.text).toContain(`href="${CARD_PAGE_STYLE_PATH}"`);
    expect(await visitor().open(CARD_PAGE_STYLE_PATH)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': expect.stringContaining('immutable'),
      },
    });
  });

  test('shows the theme that was chosen', async () => {
    expect((await visitor().open('/wp-login.php', { cookie: 'theme=dark' })).text).toContain(
      'data-theme="dark"',
    );
    expect((await visitor().open('/wp-login.php', { cookie: 'theme="><b>' })).text).not.toContain(
      'data-theme',
    );
  });

  test('says that a session ended, or that one signed out', async () => {
    const ended = 'Your session ended.';

    expect((await visitor().open('/wp-login.php?reauth=1', visitor().server.asAdministrator)).text).toContain(
      ended,
    );
    expect((await visitor().open('/wp-login.php', { cookie: 'countinghouse_session=old' })).text).toContain(
      ended,
    );
    expect((await visitor().open('/wp-login.php')).text).not.toContain(ended);
    expect((await visitor().open('/wp-login.php?loggedout=true')).text).toContain('You are signed out.');
  });

  test('sends on whoever is signed in, and nowhere else', async () => {
    const at = (redirect_to: string) =>
      visitor().open(
        `/wp-login.php?redirect_to=${encodeURIComponent(redirect_to)}`,
        visitor().server.asAdministrator,
      );

    expect(await at('/mail?x=1')).toMatchObject({ status: 302, headers: { location: '/mail?x=1' } });
    expect(await at('//evil.example')).toMatchObject({ status: 302, headers: { location: HOME } });
  });
});
