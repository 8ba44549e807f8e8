import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveProduct } from '#tests/factories/product.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { productsRoutes } from './products-routes.ts';

const PRODUCTS = '/wp-json/wc-admin/store/products';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: productsRoutes });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('products').execute();
  await saveProduct(server.db, { name: 'Ink', sku: 'INK-1', price: 1200, stock: 0 });
  await saveProduct(server.db, { name: 'Desk', sku: 'DSK-1', price: 89_900, stock: 3, status: 'draft' });
  await saveProduct(server.db, { name: 'Club', sku: 'SUB-INK', price: 1500, stock: null });
});

test.each([
  ['', ['Club', 'Desk', 'Ink']],
  ['?direction=desc', ['Ink', 'Desk', 'Club']],
  ['?sort=price', ['Ink', 'Club', 'Desk']],
  ['?sort=stock', ['Ink', 'Desk', 'Club']],
  ['?status_is=draft', ['Desk']],
  ['?search=ink', ['Club', 'Ink']],
  ['?search=dsk-1', ['Desk']],
  ['?search=nothing', []],
])('%s lists %j', async (query, expected) => {
  const { body } = await server.get(PRODUCTS + query);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(expected);
  expect(body.total_count).toBe(expected.length);
});

test('one product', async () => {
  const { id, slug } = await saveProduct(server.db, { name: 'Lamp', description: 'Brass.' });
  expect((await server.get(`${PRODUCTS}/${id}`)).body).toEqual({
    id,
    slug,
    name: 'Lamp',
    sku: expect.any(String),
    price: 2000,
    currency: 'usd',
    stock: 10,
    description: 'Brass.',
    status: 'publish',
    paid_every: null,
  });
});

test.each([
  ['/999999999', 404, 'resource_missing'],
  ['/x', 400, 'rest_invalid_param'],
  ['?sort=sku', 400, 'rest_invalid_param'],
  ['?status_is=gone', 400, 'rest_invalid_param'],
])('%s answers %d', async (address, status, code) => {
  expect(await server.get(PRODUCTS + address)).toMatchObject({ status, body: { code } });
});

test('nobody without the right reads them', async () => {
  expect((await server.get(PRODUCTS, server.asLowUser)).status).toBe(403);
  expect((await server.get(PRODUCTS, server.asAnonymous)).status).toBe(401);
});
