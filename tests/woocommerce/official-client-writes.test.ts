import WooCommerceRestApi from '@woocommerce/woocommerce-rest-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeyScope } from '#domain/people/key-scope.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { routes } from '#server/routes.ts';
import { beginDue } from '#server/webhooks/deliver-webhooks.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { startReceiver, type WebhookReceiver } from '#tests/webhook-receiver.ts';

// The official client as it comes from the registry, unchanged, on the side that writes.

let server: TestServer;
let receiver: WebhookReceiver;
let url: string;
let cup: number;
beforeAll(async () => {
  server = await startTestServer({ env: { WEBHOOKS_PRIVATE: 'allow' } });
  receiver = await startReceiver();
  url = await server.app.listen();
  ({ id: cup } = await saveProduct(server.db, { sku: 'CUP', price: 1500, stock: 100 }));
});
afterAll(async () => {
  await receiver.close();
  await server.close();
});

async function clientOf(scope: KeyScope) {
  const { consumer_key, consumer_secret } = await createApiKey(server.deps, {
    ...{ user_id: server.administrator_id, description: 'official client', scope },
  });
  return new WooCommerceRestApi({
    ...{ url, consumerKey: consumer_key, consumerSecret: consumer_secret, version: 'wc/v3' },
    axiosConfig: { proxy: false, validateStatus: () => true },
  });
}
async function tell(): Promise<void> {
  for (;;) {
    const begun = await beginDue(server.deps, routes);
    if (begun.length === 0) return;
    await Promise.all(begun);
  }
}

test('creates, changes and removes an order', async () => {
  const client = await clientOf('read_write');
  const made = await client.post('orders', {
    ...{ payment_method: 'bacs', set_paid: true, billing: { first_name: 'Ana', email: 'ana@example.org' } },
    line_items: [{ product_id: cup, quantity: 2 }],
  });
  expect([made.status, made.data]).toMatchObject([201, { status: 'processing', total: '30.00' }]);
  const { id } = made.data;
  const changed = await client.put(`orders/${id}`, { status: 'completed' });
  expect([changed.status, changed.data.status]).toEqual([200, 'completed']);
  expect((await client.delete(`orders/${id}`)).status).toBe(501);
  const gone = await client.delete(`orders/${id}`, { force: true });
  expect([gone.status, gone.data.id]).toEqual([200, id]);
  expect((await client.get(`orders/${id}`)).status).toBe(404);
});

test('names another method in a POST, signed as it was sent, and says yes as the client for Python does', async () => {
  const client = await clientOf('read_write');
  const { data } = await client.post('orders', {});
  const gone = await client.post(`orders/${data.id}`, {}, { _method: 'DELETE', force: 'True' });
  expect([gone.status, gone.data.id]).toEqual([200, data.id]);
  expect((await client.get(`orders/${data.id}`)).status).toBe(404);
});

describe('a key', () => {
  test('that reads writes nothing', async () => {
    const client = await clientOf('read');
    for (const path of ['orders', 'orders/batch', 'products', 'customers', 'webhooks']) {
      const { status, data } = await client.post(path, {});
      expect([path, status, data]).toMatchObject([
        path,
        401,
        {
          code: 'woocommerce_rest_authentication_error',
          message: expect.stringContaining('write permissions'),
        },
      ]);
    }
  });

  test('that writes reads nothing', async () => {
    const client = await clientOf('write');
    expect(await client.post('orders', {})).toMatchObject({ status: 201 });
    expect(await client.get('orders')).toMatchObject({
      status: 401,
      data: { message: 'The API key provided does not have read permissions.' },
    });
  });
});

test('makes a webhook, hears of an order, and takes it back', async () => {
  const client = await clientOf('read_write');
  const made = await client.post('webhooks', {
    ...{ name: 'Hears', topic: 'order.created', delivery_url: receiver.url, secret: 'x', status: 'paused' },
  });
  expect([made.status, made.data]).toMatchObject([
    201,
    { name: 'Hears', status: 'active', topic: 'order.created', resource: 'order', event: 'created' },
  ]);
  expect(made.data).not.toHaveProperty('secret');
  const listed = await client.get('webhooks', { status: 'active', per_page: 100 });
  expect([listed.headers['x-wp-total'], listed.data]).toEqual(['1', [made.data]]);
  await tell(); // Two things that are told at once may arrive in any order.
  const order = await client.post('orders', {});
  await tell();
  expect(receiver.received.map(({ text }) => text)).toEqual([
    `webhook_id=${made.data.id}`,
    JSON.stringify(order.data),
  ]);
  expect((await client.put(`webhooks/${made.data.id}`, { topic: 'coupon.created' })).data.code).toBe(
    'woocommerce_rest_shop_webhook_invalid_topic',
  );
  expect((await client.put(`webhooks/${made.data.id}`, { delivery_url: 'nowhere' })).data.code).toBe(
    'woocommerce_rest_shop_webhook_invalid_delivery_url',
  );
  expect((await client.delete(`webhooks/${made.data.id}`)).status).toBe(501);
  expect((await client.delete(`webhooks/${made.data.id}`, { force: true })).status).toBe(200);
  expect((await client.get(`webhooks/${made.data.id}`)).data.code).toBe(
    'woocommerce_rest_shop_webhook_invalid_id',
  );
});

test('wraps an answer for callers that see neither status nor headers', async () => {
  const client = await clientOf('read_write');
  const { status, data } = await client.get('orders', { _envelope: 1, per_page: 1 });
  expect([status, data]).toMatchObject([
    200,
    { status: 200, headers: { 'x-wp-total': expect.any(String) }, body: [{}] },
  ]);
  const refused = await client.get('orders/999999999', { _envelope: 1 });
  expect([refused.status, refused.data]).toMatchObject([
    200,
    { status: 404, headers: {}, body: { code: 'woocommerce_rest_shop_order_invalid_id' } },
  ]);
});

test('says what may be asked at an address, to whoever may ask there', async () => {
  const client = await clientOf('read');
  const { status, data, headers } = await client.options('orders');
  expect([status, headers.allow, data]).toMatchObject([
    200,
    'GET, POST',
    {
      namespace: 'wc/v3',
      methods: ['GET', 'POST'],
      endpoints: [{ args: { per_page: { required: false } } }, {}],
    },
  ]);
  expect((await server.inject({ method: 'OPTIONS', url: '/wp-json/wc/v3/orders' })).status).toBe(401);
});

test('the index names every route, to whoever has a key', async () => {
  expect((await server.get('/wp-json/wc/v3', {})).status).toBe(401);
  const { status, body } = await server.get('/wp-json/wc/v3');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    namespace: 'wc/v3',
    routes: {
      '/wc/v3/orders': { methods: ['GET', 'POST'] },
      '/wc/v3/webhooks': { endpoints: [{}, { methods: ['POST'], args: { topic: { required: true } } }] },
      '/wc/v3/orders/(?P<id>[\\d]+)': { methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
    },
  });
});
