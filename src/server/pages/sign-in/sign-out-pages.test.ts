import { describe, expect, test } from 'vitest';
import { cookieOf, HOME, log, setCookie, signInVisitor } from '#tests/sign-in-visitor.ts';
import { makeOneTimeLink } from '../../access/one-time-link.ts';

const visitor = signInVisitor();

describe('signing out', () => {
  const signedIn = async () => {
    const { cookie = '', 'x-wp-nonce': nonce = '' } = await visitor().server.asUser(visitor().userId);
    return { cookie, nonce };
  };

  test('by link with the nonce ends the session and clears the cookie', async () => {
    const { cookie, nonce } = await signedIn();
    const reply = await visitor().open(`/wp-login.php?action=logout&_wpnonce=${nonce}`, { cookie });

    expect(reply).toMatchObject({ status: 302, headers: { location: '/wp-login.php?loggedout=true' } });
    expect(setCookie(reply)).toMatch(/^countinghouse_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await visitor().isSignedIn(cookie)).toBe(false);
  });

  test.each(['', '&_wpnonce=', '&_wpnonce=0123456789abcdef0123'])(
    'without it (%j) only asks',
    async (query) => {
      const { cookie } = await signedIn();
      const reply = await visitor().open(`/wp-login.php?action=logout${query}`, { cookie });

      expect(reply.text).toContain('Sign out?');
      expect(await visitor().isSignedIn(cookie)).toBe(true);
      const nonce = /name="_wpnonce" value="(\w+)"/.exec(reply.text)?.[1] ?? '';
      expect(
        (await visitor().submit('/wp-login.php?action=logout', { _wpnonce: nonce }, { cookie })).status,
      ).toBe(302);
      expect(await visitor().isSignedIn(cookie)).toBe(false);
    },
  );

  test('is not done for another site, nonce or not', async () => {
    const { cookie, nonce } = await signedIn();
    const foreign = { cookie, 'sec-fetch-site': 'cross-site' };
    await visitor().open(`/wp-login.php?action=logout&_wpnonce=${nonce}`, foreign);
    await visitor().submit('/wp-login.php?action=logout', { _wpnonce: nonce }, foreign);

    expect(await visitor().isSignedIn(cookie)).toBe(true);
  });

  test('twice is no error', async () => {
    expect((await visitor().open('/wp-login.php?action=logout')).status).toBe(302);
  });
});

describe('the one-time link', () => {
  const makeToken = async () =>
    new URL(await makeOneTimeLink(visitor().server.deps, visitor().userId)).searchParams.get('token') ?? '';

  test('asks when followed, signs in when confirmed, and works once', async () => {
    const token = await makeToken();
    for (let look = 0; look < 2; look += 1) {
      const page = await visitor().open(`/wp-login.php?action=one-time&token=${token}`);
      expect(page.text).toContain('Sign in now');
      expect(page.headers['set-cookie']).toBeUndefined();
    }

    const reply = await visitor().submit('/wp-login.php?action=one-time', { token });
    expect(reply).toMatchObject({ status: 302, headers: { location: HOME } });
    expect(await visitor().isSignedIn(cookieOf(reply))).toBe(true);
    expect((await visitor().submit('/wp-login.php?action=one-time', { token })).status).toBe(403);
    expect((await visitor().open(`/wp-login.php?action=one-time&token=${token}`)).text).toContain(
      'This link was used before',
    );
  });

  test('cannot be confirmed from another site', async () => {
    const token = await makeToken();
    expect(
      (await visitor().submit('/wp-login.php?action=one-time', { token }, { origin: 'https://evil.example' }))
        .status,
    ).toBe(403);
    expect((await visitor().submit('/wp-login.php?action=one-time', { token })).status).toBe(302);
  });

  test.each(['', '&token=', '&token[]=a', '&token=%00', `&token=${'a'.repeat(4000)}`])(
    '%j is none',
    async (query) => {
      expect((await visitor().open(`/wp-login.php?action=one-time${query}`)).status).toBe(403);
    },
  );
});

test('nothing that lets somebody in is logged', async () => {
  const token =
    new URL(await makeOneTimeLink(visitor().server.deps, visitor().userId)).searchParams.get('token') ?? '';
  const { cookie = '', 'x-wp-nonce': nonce = '' } = visitor().server.asAdministrator;
  await visitor().submit('/wp-login.php', { log, pwd: 'canary-password' });
  await visitor().open(`/wp-login.php?action=one-time&token=${token}`);
  await visitor().open(`/wp-login.php?action=logout&_wpnonce=${nonce}`, {
    cookie,
    'sec-fetch-site': 'cross-site',
  });

  expect(visitor().server.logged()).not.toBe('');
  for (const secret of ['canary-password', token, nonce, cookie.split('=')[1] ?? '-']) {
    expect(visitor().server.logged()).not.toContain(secret);
  }
});
