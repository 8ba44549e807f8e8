import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestQuery } from '#contract/kit/query-string.ts';
import { signedText } from '#domain/woocommerce/signed-text.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { createApiKey } from './create-api-key.ts';

const PATH = '/wp-json/wc/v3/orders';
let server: TestServer;
let pair: Readonly<{ id: number; consumer_key: string; consumer_secret: string }>;
beforeAll(async () => {
  server = await startTestServer();
  pair = await createApiKey(server.deps, {
    user_id: server.administrator_id,
    description: 'a tool',
    scope: 'read',
  });
});
afterAll(() => server.close());

let nonces = 0;
type Signing = Readonly<{
  path?: string;
  origin?: string;
  method?: string;
  secret?: string;
  parameters?: Record<string, string>;
  oauth?: Record<string, string>;
}>;

/** A call as a client signs it, with what a test wants to be otherwise. */
function signed({ path = PATH, origin, method = 'GET', secret, parameters = {}, oauth = {} }: Signing = {}) {
  nonces += 1;
  const all: Record<string, string> = {
    ...parameters,
    oauth_consumer_key: pair.consumer_key,
    oauth_timestamp: String(server.clock.now),
    oauth_nonce: `nonce-${nonces}`,
    oauth_signature_method: 'HMAC-SHA256',
    ...oauth,
  };
  const address = `${origin ?? server.deps.config.publicUrl}${path}`;
  const text = signedText(method, address, Object.entries(all));
  const algorithm = all.oauth_signature_method === 'HMAC-SHA1' ? 'sha1' : 'sha256';
  const key = `${secret ?? pair.consumer_secret}&`;
  return { ...all, oauth_signature: createHmac(algorithm, key).update(text).digest('base64') };
}
const ask = async (query: Record<string, string>, path = PATH) =>
  server.get(`${path}${requestQuery(query)}`, {});

test.each(['HMAC-SHA256', 'HMAC-SHA1'])('a call signed by %s is its person’s', async (method) => {
  expect((await ask(signed({ oauth: { oauth_signature_method: method } }))).status).toBe(200);
});

test('with parameters, with a slash behind, in a header, and under the name it was called by', async () => {
  expect((await ask(signed({ parameters: { per_page: '2', search: 'a b+c&d' } }))).status).toBe(200);
  expect((await ask(signed({ path: `${PATH}/` }), `${PATH}/`)).status).toBe(200);
  const inHeader = Object.entries(signed())
    .map(([name, value]) => `${name}="${encodeURIComponent(value)}"`)
    .join(', ');
  expect((await server.get(PATH, { authorization: `OAuth realm="x", ${inHeader}` })).status).toBe(200);
  const { port } = new URL(server.deps.config.publicUrl);
  const host = `localhost:${port}`;
  const query = requestQuery(signed({ origin: `http://${host}` }));
  expect((await server.get(`${PATH}${query}`, { host })).status).toBe(200);
});

describe('is refused', () => {
  const MISSING = 'woocommerce_rest_authentication_missing_parameter';
  const ERROR = 'woocommerce_rest_authentication_error';
  test.each([
    ['another secret', { secret: 'cs_other' }, ERROR, /provided signature does not match/],
    ['another address', { path: '/wp-json/wc/v3/products' }, ERROR, /does not match/],
    ['another method', { method: 'POST' }, ERROR, /does not match/],
    ['an unknown key', { oauth: { oauth_consumer_key: 'ck_nobody' } }, ERROR, /^Consumer key is invalid\.$/],
    [
      'an unknown way to sign',
      { oauth: { oauth_signature_method: 'PLAINTEXT' } },
      ERROR,
      /method is invalid/,
    ],
    ['no nonce', { oauth: { oauth_nonce: '' } }, MISSING, /^Missing OAuth parameter\(s\) oauth_nonce$/],
    ['a nonce that nothing can keep', { oauth: { oauth_nonce: 'a\0b' } }, ERROR, /^Invalid nonce/],
    ['a long nonce', { oauth: { oauth_nonce: 'n'.repeat(129) } }, ERROR, /^Invalid nonce/],
  ] as const)('%s', async (_, signing, code, message) => {
    const { status, body } = await ask(signed(signing));
    expect([status, body.code]).toEqual([401, code]);
    expect(body.message).toMatch(message);
  });

  test.each([
    [-900, 200],
    [-901, 401],
    [900, 200],
    [901, 401],
  ])('a clock that is %s seconds off: %s', async (off, expected) => {
    const oauth = { oauth_timestamp: String(server.clock.now + off) };
    expect((await ask(signed({ oauth }))).status).toBe(expected);
  });

  test('what was changed after it was signed', async () => {
    expect((await ask({ ...signed({ parameters: { page: '1' } }), page: '2' })).status).toBe(401);
  });

  test('what was sent before, also by many at once', async () => {
    const call = signed();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(call)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [again] = answers.filter(({ status }) => status !== 200);
    expect(again?.body.message).toBe('Invalid nonce - nonce has already been used.');
  });

  test('a key that may only read, where something is changed', async () => {
    const path = `${PATH}/1/notes`;
    const query = requestQuery(signed({ path, method: 'POST' }));
    expect(await server.post(`${path}${query}`, { note: 'x' }, {})).toMatchObject({
      status: 401,
      body: { message: 'The API key provided does not have write permissions.' },
    });
  });

  test('a key from before, and one that was revoked', async () => {
    const { db } = server;
    const sealed = await db.selectFrom('api_keys').select('sealed_secret').executeTakeFirstOrThrow();
    await db.updateTable('api_keys').set({ sealed_secret: null }).where('id', '=', pair.id).execute();
    expect((await ask(signed())).body.message).toContain('Make a new one');
    await db.updateTable('api_keys').set(sealed).where('id', '=', pair.id).execute();
    expect((await ask(signed())).status).toBe(200);
  });
});

test('both halves in the query count on https alone', async () => {
  const { consumer_key, consumer_secret } = pair;
  expect((await ask({ consumer_key, consumer_secret })).status).toBe(401);
  const secure = await startTestServer({ env: { PUBLIC_URL: 'https://shop.example' } });
  try {
    const own = await createApiKey(secure.deps, {
      user_id: secure.administrator_id,
      description: 'a tool',
      scope: 'read',
    });
    const halves = { consumer_key: own.consumer_key, consumer_secret: own.consumer_secret };
    const read = (query: object) =>
      secure.get(`${PATH}${requestQuery({ ...query })}`, { host: 'shop.example' });
    expect(await read(halves)).toMatchObject({ status: 200, body: [] });
    expect(await read({ ...halves, consumer_secret: 'cs_other' })).toMatchObject({
      status: 401,
      body: { code: 'woocommerce_rest_authentication_error', message: 'Consumer secret is invalid.' },
    });
    expect(secure.logged()).not.toContain(own.consumer_secret);
  } finally {
    await secure.close();
  }
});
