import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { meantMethod } from './method-override.ts';

const ORDER = '/wp-json/wc/v3/orders/1';
const by = (name: string) => ({ 'x-http-method-override': name });

describe('a POST means', () => {
  test.each([
    ['itself', ORDER, {}, 'POST'],
    ['what its query names', `${ORDER}?_method=DELETE&force=true`, {}, 'DELETE'],
    ['what its header names', ORDER, by('PUT'), 'PUT'],
    ['what either names in small letters', ORDER, by('patch'), 'PATCH'],
    ['what its query names, where both name something', `${ORDER}?_method=PUT`, by('DELETE'), 'PUT'],
    ['the last of two names', `${ORDER}?_method=PUT&_method=DELETE`, {}, 'DELETE'],
    ['itself, where a call that reads is named', `${ORDER}?_method=GET`, {}, 'POST'],
    ['itself, where nobody knows the name', `${ORDER}?_method=TRACE`, {}, 'POST'],
    ['itself under another name of the parameter', `${ORDER}?my_method=PUT`, {}, 'POST'],
    ['itself on addresses of our own', '/wp-json/wc/v3/payments/refund', by('DELETE'), 'POST'],
    ['itself in the admin', '/wp-json/wc-admin/api-keys/1', by('DELETE'), 'POST'],
    ['itself on a page', '/wp-login.php?_method=DELETE', {}, 'POST'],
  ])('%s', (_, address, headers, meant) => {
    expect(meantMethod({ method: 'POST', headers }, address)).toBe(meant);
  });
});

test.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])('a %s means itself', (method) => {
  expect(meantMethod({ method, headers: by('DELETE') }, `${ORDER}?_method=PATCH`)).toBe(method);
});

describe('on the wire', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const anOrder = async (): Promise<string> => {
    const { body } = await server.post('/wp-json/wc/v3/orders', {});
    return `/wp-json/wc/v3/orders/${body.id}`;
  };

  test('an order is removed, by a key that may', async () => {
    for (const [query, header] of [
      ['&_method=DELETE', {}],
      ['', by('DELETE')],
    ] as const) {
      const at = await anOrder();
      const ask = async (scope: 'read' | 'read_write') =>
        server.post(`${at}?force=true${query}`, {}, { ...(await server.withApiKey(scope)), ...header });
      expect(await ask('read')).toMatchObject({
        status: 401,
        body: { code: 'woocommerce_rest_authentication_error' },
      });
      expect((await server.get(at)).status).toBe(200);
      expect((await ask('read_write')).status).toBe(200);
      expect((await server.get(at)).status).toBe(404);
    }
  });

  test('a call that reads removes nothing', async () => {
    const at = await anOrder();
    await server.get(`${at}?force=true&_method=DELETE`, await server.withApiKey('read_write'));
    expect((await server.get(at)).status).toBe(200);
  });

  test('an answer as a script is refused as a store refuses it', async () => {
    expect(await server.get('/wp-json/wc/v3/orders?_jsonp=take')).toMatchObject({
      status: 400,
      body: { code: 'rest_callback_disabled', data: { status: 400 } },
    });
  });
});
