import { Agent } from 'node:https';
import { connect } from 'node:net';
import WooCommerceRestApi from '@woocommerce/woocommerce-rest-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { refreshObject } from '#server/events/refresh-object.ts';
import { anOrder } from '#tests/factories/order.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

// The official client as it comes from the registry, unchanged: what it cannot do here, no tool can.

const ORDERS = 250;
const servers: TestServer[] = [];
let plain: Reached;
let secure: Reached;
type Reached = Readonly<{ server: TestServer; address: string; url: string }>;

beforeAll(async () => {
  plain = await reach('http');
  secure = await reach('https');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function reach(scheme: 'http' | 'https'): Promise<Reached> {
  const https = { PUBLIC_URL: 'https://shop.example' };
  const server = await startTestServer({ env: scheme === 'https' ? https : {} });
  servers.push(server);
  const address = await server.app.listen();
  const rows = Array.from({ length: ORDERS }, (_, nth) =>
    anOrder({ created: utcInstant(epochSeconds(1_770_000_000 + nth * 3600)) }),
  );
  await server.db.insertInto('orders').values(rows).execute();
  return { server, address, url: scheme === 'https' ? 'https://shop.example' : address };
}

/** The network as the client sees it: what stands before a server on https passes on what was encrypted. */
class BehindTls extends Agent {
  readonly #port: number;
  constructor(port: number) {
    super();
    this.#port = port;
  }
  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}

async function clientOf(
  { server, address, url }: Reached,
  scope: 'read' | 'read_write' = 'read_write',
  options: object = {},
) {
  const { consumer_key, consumer_secret } = await createApiKey(server.deps, {
    user_id: server.administrator_id,
    description: 'official client',
    scope,
  });
  const httpsAgent = new BehindTls(Number(new URL(address).port));
  return new WooCommerceRestApi({
    ...{ url, consumerKey: consumer_key, consumerSecret: consumer_secret, version: 'wc/v3' },
    axiosConfig: { httpsAgent, proxy: false, validateStatus: () => true },
    ...options,
  });
}

const WAYS = [
  ['signed by OAuth on http', () => plain, {}],
  ['asked to use the query on http, where it signs all the same', () => plain, { queryStringAuth: true }],
  ['by Basic on https', () => secure, {}],
  ['by the query on https', () => secure, { queryStringAuth: true }],
] as const;

describe.each(WAYS)('%s', (_, reached, options) => {
  test('pages to the end of 250 orders by the headers', async () => {
    const client = await clientOf(reached(), 'read', options);
    const seen = new Set<number>();
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const { status, headers, data } = await client.get('orders', {
        ...{ per_page: 100, page, before: '2026-06-01T00:00:00' },
      });
      expect([status, headers['x-wp-total']]).toEqual([200, String(ORDERS)]);
      pages = Number(headers['x-wp-totalpages']);
      for (const { id } of data) seen.add(id);
    }
    expect([pages, seen.size]).toEqual([3, ORDERS]);
  });

  test('filters with lists and blanks', async () => {
    const client = await clientOf(reached(), 'read', options);
    const { status, data } = await client.get('orders', {
      ...{ status: ['completed', 'failed'], search: 'a b & c', _fields: 'id' },
    });
    expect([status, data]).toEqual([200, []]);
  });

  test('filters with a list of more than ten', async () => {
    const client = await clientOf(reached(), 'read', options);
    const { data } = await client.get('orders', { per_page: 12, _fields: 'id' });
    const include = data.map(({ id }: { id: number }) => id).reverse();
    const found = await client.get('orders', { include, orderby: 'include', per_page: 12 });
    expect([found.status, found.data.map(({ id }: { id: number }) => id)]).toEqual([200, include]);
  });

  test('a key that reads cannot write', async () => {
    const client = await clientOf(reached(), 'read', options);
    const { status, data } = await client.post('orders/1/notes', { note: 'x' });
    expect([status, data.code]).toEqual([401, 'woocommerce_rest_authentication_error']);
  });

  test('a wrong secret is told', async () => {
    const client = await clientOf(reached(), 'read', { ...options, consumerSecret: 'cs_other' });
    const { status, data } = await client.get('orders');
    expect([status, data.code]).toEqual([401, 'woocommerce_rest_authentication_error']);
  });

  test('writes twenty orders at once, and takes them back', async () => {
    const client = await clientOf(reached(), 'read_write', options);
    const create = Array.from({ length: 20 }, (_, nth) => ({ customer_note: `nth ${nth}` }));
    const { status, data } = await client.post('orders/batch', { create });
    expect([status, data.create.length]).toEqual([200, 20]);
    expect(
      data.create.map((one: { customer_note: string }) => ({ customer_note: one.customer_note })),
    ).toEqual(create);
    const ids = data.create.map(({ id }: { id: number }) => id);
    const taken = await client.post('orders/batch', { delete: [...ids, 999_999_999] });
    expect(taken.data.delete.slice(0, 20).map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(taken.data.delete[20]).toMatchObject({
      ...{ id: 999_999_999, error: { code: 'woocommerce_rest_shop_order_invalid_id' } },
    });
  });

  test.each([
    ['get', 'orders/999999999', {}, 404, 'woocommerce_rest_shop_order_invalid_id'],
    ['put', 'orders/999999999', { status: 'completed' }, 400, 'woocommerce_rest_shop_order_invalid_id'],
    ['get', 'orders', { per_page: 101 }, 400, 'rest_invalid_param'],
    ['get', 'nothing/of/this/name', {}, 404, 'rest_no_route'],
    ['delete', 'orders', {}, 404, 'rest_no_route'],
    ['post', 'webhooks', { delivery_url: 'https://x.example' }, 400, 'rest_missing_callback_param'],
  ] as const)('%s %s %j is refused as a store refuses it', async (method, path, sent, status, code) => {
    const client = await clientOf(reached(), 'read_write', options);
    const ways = {
      ...{ get: () => client.get(path, sent), delete: () => client.delete(path, sent) },
      ...{ post: () => client.post(path, sent), put: () => client.put(path, sent) },
    };
    const answer = await ways[method]();
    expect([answer.status, answer.data]).toMatchObject([status, { code, data: { status } }]);
  });

  test('refunds an order', async () => {
    const { server } = reached();
    const paid = await server.post('/simulator/api/payments', {
      ...{ amount: 2500, currency: 'usd', card: '4242424242424242' },
    });
    await refreshObject(server.deps, 'charge', paid.body.charge_id);
    const client = await clientOf(reached(), 'read_write', options);
    const { status, data } = await client.post(`orders/${paid.body.order_id}/refunds`, { amount: '10.00' });
    expect([status, data]).toMatchObject([201, { amount: '10.00', refunded_payment: true }]);
    const order = await client.get(`orders/${paid.body.order_id}`);
    expect(order.data.refunds).toMatchObject([{ total: '-10.00' }]);
  });
});
