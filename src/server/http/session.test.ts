import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/kit/endpoint.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { endSession } from '../access/sessions.ts';
import { route } from './route.ts';

const look = endpoint({
  method: 'GET',
  path: '/look',
  summary: 'Answers who asked.',
  capability: 'see_payments',
  input: z.object({}),
  reply: z.object({ user_id: z.int(), key: z.optional(z.int()) }),
  errors: [],
});
const act = endpoint({ ...look, method: 'POST', path: '/act' });
const actByGet = endpoint({ ...look, path: '/act-by-get', class: 'write' });
const anyone = endpoint({ ...look, path: '/anyone', capability: 'signed_in' });
const routes = [look, act, actByGet, anyone].map((one) =>
  route(one, ({ actor }) => ({ user_id: actor.user_id, key: actor.api_key_id })),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string | undefined>) =>
  server.get(
    `/wp-json${path}`,
    Object.fromEntries(Object.entries(headers).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]]))),
  );
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('a person', () => {
  test('is known by cookie and nonce together', async () => {
    expect(await get('/look', server.asAdministrator)).toMatchObject({
      status: 200,
      body: { user_id: server.administrator_id },
    });
  });

  test('may send the nonce in the query', async () => {
    const { cookie, 'x-wp-nonce': nonce } = server.asAdministrator;

    expect(await get(`/look?_wpnonce=${nonce}`, { cookie })).toMatchObject({ status: 200 });
  });

  test('is nobody with a cookie alone, a nonce alone, or neither', async () => {
    const { cookie, 'x-wp-nonce': nonce } = server.asAdministrator;

    expect(said(await get('/look', { cookie }))).toEqual([401, 'rest_forbidden']);
    expect(said(await get('/look', { 'x-wp-nonce': nonce }))).toEqual([401, 'rest_forbidden']);
    expect(said(await get('/look', {}))).toEqual([401, 'rest_forbidden']);
    expect(said(await get('/look?_wpnonce[]=x', { cookie }))).toEqual([401, 'rest_forbidden']);
  });

  test('is refused with the nonce of another session, even of the same person', async () => {
    const other = await server.asUser(server.administrator_id);

    expect(
      said(await get('/look', { ...server.asAdministrator, 'x-wp-nonce': other['x-wp-nonce'] })),
    ).toEqual([403, 'rest_cookie_invalid_nonce']);
  });

  test('does not become another by swapping cookie or nonce', async () => {
    const low = server.asLowUser;
    const mixed = { ...low, 'x-wp-nonce': server.asAdministrator['x-wp-nonce'] };

    expect(said(await get('/anyone', mixed))).toEqual([403, 'rest_cookie_invalid_nonce']);
    expect(
      said(await get('/anyone', { ...server.asAdministrator, 'x-wp-nonce': low['x-wp-nonce'] })),
    ).toEqual([403, 'rest_cookie_invalid_nonce']);
  });

  test('without the capability is told so', async () => {
    expect(await get('/look', server.asLowUser)).toMatchObject({
      status: 403,
      body: { code: 'rest_forbidden', data: { signed_in: true } },
    });
    expect(await get('/anyone', server.asLowUser)).toMatchObject({
      status: 200,
      body: { user_id: server.low_user_id },
    });
  });

  test('is signed out by a changed cookie and by a revoked session', async () => {
    const caller = await server.asUser(server.administrator_id);
    expect(said(await get('/look', { ...caller, cookie: `${caller.cookie}x` }))).toEqual([
      401,
      'rest_forbidden',
    ]);
    const token = caller.cookie?.split('=')[1] ?? '';
    await endSession(server.deps, token);
    expect(said(await get('/look', caller))).toEqual([401, 'rest_forbidden']);
  });

  test.each([
    'x-wp-user',
    'x-user-id',
    'x-remote-user',
    'x-forwarded-user',
    'x-wcpay-platform-checkout-user',
  ])('is not made by the header %s', async (name) => {
    expect(said(await get('/look', { [name]: String(server.administrator_id) }))).toEqual([
      401,
      'rest_forbidden',
    ]);
    expect(
      said(await get('/look', { ...server.asLowUser, [name]: String(server.administrator_id) })),
    ).toEqual([403, 'rest_forbidden']);
  });
});

describe('an API key', () => {
  test('speaks for its person, without a nonce', async () => {
    const reply = await get('/look', await server.withApiKey('read'));

    expect(reply).toMatchObject({
      status: 200,
      body: { user_id: server.administrator_id, key: expect.any(Number) },
    });
  });

  test('that may only read changes nothing, by any method', async () => {
    const [read, write] = [await server.withApiKey('read'), await server.withApiKey('read_write')];

    expect(said(await server.post('/wp-json/act', {}, read))).toEqual([403, 'rest_key_read_only']);
    expect(said(await get('/act-by-get', read))).toEqual([403, 'rest_key_read_only']);
    expect((await server.post('/wp-json/act', {}, write)).status).toBe(200);
    expect((await get('/act-by-get', write)).status).toBe(200);
  });

  const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` });
  const pairOf = ({ authorization = '' }: Readonly<Record<string, string>>) =>
    Buffer.from(authorization.slice('Basic '.length), 'base64').toString();

  test('with a wrong, empty or missing half is nobody, even beside a good session', async () => {
    const [key = '', secret = ''] = pairOf(await server.withApiKey('read')).split(':');
    for (const pair of [
      `${key}:${secret}x`,
      `${key}:`,
      `ck_unknown:${secret}`,
      `ck_:${secret}`,
      `${key}:${key}`,
    ]) {
      expect(said(await get('/look', { ...server.asAdministrator, ...basic(pair) }))).toEqual([
        401,
        'rest_forbidden',
      ]);
    }
  });

  test('is spelled exactly', async () => {
    const pair = pairOf(await server.withApiKey('read'));

    expect(said(await get('/look', basic(pair.toUpperCase().replace('CK_', 'ck_'))))).toEqual([
      401,
      'rest_forbidden',
    ]);
    expect(
      (await get('/look', { authorization: `basic  ${Buffer.from(pair).toString('base64')}` })).status,
    ).toBe(200);
  });

  test('a revoked one is nobody', async () => {
    const caller = await server.withApiKey('read_write');
    await server.db
      .updateTable('api_keys')
      .set({ revoked: utcInstant(server.clock.now) })
      .execute();

    expect(said(await get('/look', caller))).toEqual([401, 'rest_forbidden']);
  });

  test('another kind of Authorization leaves the session in charge', async () => {
    for (const authorization of ['Bearer abc', 'Basic !!', basic('proxy:password').authorization]) {
      expect((await get('/look', { ...server.asAdministrator, authorization })).status).toBe(200);
    }
  });

  test('knows when it was last used, to the minute', async () => {
    const caller = await server.withApiKey('read');
    const lastUsed = () =>
      server.db
        .selectFrom('api_keys')
        .select('last_used')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
    expect((await lastUsed()).last_used).toBeNull();
    await get('/look', caller);

    expect((await lastUsed()).last_used).toBe(utcInstant(server.clock.now));
  });
});
