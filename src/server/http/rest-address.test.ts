import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aTransaction, saveTransactions } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { restAddress } from './rest-address.ts';

describe('one address for each call', () => {
  test.each([
    ['/wp-json/wc/v3/payments/refund', '/wp-json/wc/v3/payments/refund'],
    ['/wp-json/wc/v3/payments/refund/', '/wp-json/wc/v3/payments/refund'],
    ['/wp-json/wc/v3/payments/refund/?a=/&b=%2F', '/wp-json/wc/v3/payments/refund?a=/&b=%2F'],
    ['/wp-json', '/wp-json/'],
    ['/wp-json/', '/wp-json/'],
    ['/wp-json?x=1', '/wp-json/?x=1'],
    ['/simulator/api/clock/', '/simulator/api/clock'],
    ['/?rest_route=/wc/v3/payments/deposits', '/wp-json/wc/v3/payments/deposits'],
    ['/?rest_route=/wc/v3/payments/deposits/&page=2', '/wp-json/wc/v3/payments/deposits?page=2'],
    ['/?page=2&rest_route=%2Fwc%2Fv3&search[0]=a%26b+c', '/wp-json/wc/v3?page=2&search[0]=a%26b+c'],
    ['/?rest%5Froute=/wc/v3', '/wp-json/wc/v3'],
    ['/?rest_route=/', '/wp-json/'],
    ['/?rest_route=/one&rest_route=/two', '/wp-json/two'],
  ])('%s is %s', (given, address) => {
    expect(restAddress(given)).toBe(address);
  });

  test.each([
    ...['/', '/?page=2', '/?rest_route=', '/?rest_route=wc/v3', '/?rest_route[]=/wc/v3', '/?forest=1'],
    ...['/index.php?rest_route=/wc/v3', '/product/pen/?rest_route=/wc/v3', '/wp-admin/', '/wp-jsonp/'],
    ...['/wp-login.php?redirect_to=/?rest_route=/wc/v3', '/wp-json/wc/v3%2F', '/help/fees/', ''],
  ])('%s stays what it is', (given) => {
    expect(restAddress(given)).toBe(given);
  });

  test.each([
    ['a query inside it', '/wc/v3?capability=public', '/wp-json/wc/v3%3Fcapability%3Dpublic'],
    ['a climb out of it', '/../wp-admin/', '/wp-json/../wp-admin'],
    ['half a character', '/%ff', '/wp-json/%EF%BF%BD'],
  ])('a route with %s stays one path', (_, route, address) => {
    const written = route.startsWith('/%') ? route : encodeURIComponent(route);
    expect(restAddress(`/?rest_route=${written}`)).toBe(address);
  });
});

describe('on the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await saveTransactions(server.db, [aTransaction(), aTransaction()]);
  });
  afterAll(() => server.close());

  const ask = (url: string, headers = server.asAdministrator) =>
    server.inject({ method: 'GET', url, headers });

  test('a list is the same list, in every form of its address', async () => {
    const plain = await ask('/wp-json/wc/v3/payments/transactions?pagesize=1&type_is=charge');
    expect(plain.status).toBe(200);
    expect(JSON.parse(plain.text).data).toHaveLength(1);
    for (const url of [
      '/wp-json/wc/v3/payments/transactions/?pagesize=1&type_is=charge',
      '/?rest_route=/wc/v3/payments/transactions&pagesize=1&type_is=charge',
      '/?pagesize=1&rest_route=%2Fwc%2Fv3%2Fpayments%2Ftransactions%2F&type_is=charge',
    ]) {
      const { status, text, headers } = await ask(url);
      expect([url, status, text]).toEqual([url, 200, plain.text]);
      expect(headers['cache-control']).toBe(plain.headers['cache-control']);
    }
  });

  test('a refund with a slash behind it is a refund, and asks for the same things', async () => {
    const refund = (url: string, payload: object, headers = server.asAdministrator) =>
      server.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
    for (const url of ['/wp-json/wc/v3/payments/refund/', '/?rest_route=/wc/v3/payments/refund/']) {
      const charge = await server.simulator.pay();
      expect((await refund(url, { charge_id: charge.id })).status).toBe(200);
      expect((await refund(url, { charge_id: charge.id }, {})).status).toBe(401);
      expect((await refund(url, { charge_id: charge.id }, server.asLowUser)).status).toBe(403);
      const foreign = { ...server.asAdministrator, 'sec-fetch-site': 'cross-site' };
      expect((await refund(url, { charge_id: charge.id }, foreign)).status).toBe(403);
    }
  });

  test('the index says what this is', async () => {
    for (const url of ['/wp-json', '/wp-json/', '/?rest_route=/']) {
      const { status, text } = await ask(url, {});
      expect([url, status]).toEqual([url, 200]);
      expect(JSON.parse(text)).toMatchObject({
        name: 'Countinghouse',
        namespaces: expect.arrayContaining(['wc/v3', 'wc-admin']),
        description_url: '/wp-json/openapi.json',
      });
    }
  });

  test('what is nothing is told as to programs, with the methods there are', async () => {
    const wrong = await server.inject({
      method: 'DELETE',
      url: '/wp-json/wc/v3/payments/refund/',
      headers: server.asAdministrator,
    });
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'POST']);
    const none = await ask('/?rest_route=/wc/v3/nothing');
    expect([none.status, JSON.parse(none.text).code]).toEqual([404, 'rest_no_route']);
  });

  test('the shop stays the shop', async () => {
    const { status, headers } = await ask('/?page=1', {});
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });
});
