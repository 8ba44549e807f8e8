import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveCustomer } from '#tests/factories/customer.ts';
import { GRACE_AT_HOME, saveOrder } from '#tests/factories/order.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const ROOT = '/wp-json/wc/v3';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const post = (path: string, sent: object) => server.post(`${ROOT}${path}`, sent);
const put = (path: string, sent: object) => server.put(`${ROOT}${path}`, sent);

describe('a product', () => {
  test('is made, changed and removed', async () => {
    const { status, body } = await post('/products', {
      ...{
        name: 'Blue Cup',
        type: 'simple',
        regular_price: '12.5',
        sku: 'BLUE',
        stock_quantity: 4,
        manage_stock: true,
      },
      ...{ categories: [], images: [], sale_price: '' },
    });
    expect([status, body]).toMatchObject([
      201,
      {
        name: 'Blue Cup',
        slug: 'blue-cup',
        price: '12.50',
        sku: 'BLUE',
        stock_quantity: 4,
        status: 'publish',
      },
    ]);
    const changed = await put(`/products/${body.id}`, { manage_stock: false, status: 'draft' });
    expect(changed.body).toMatchObject({
      stock_quantity: null,
      manage_stock: false,
      status: 'draft',
      price: '12.50',
    });
    expect((await server.delete(`${ROOT}/products/${body.id}`)).status).toBe(501);
    expect((await server.delete(`${ROOT}/products/${body.id}?force=true`)).body.id).toBe(body.id);
    expect((await server.get(`${ROOT}/products/${body.id}`)).status).toBe(404);
  });

  test('of the same name stands at another address, and of the same number nowhere', async () => {
    const [one, two] = [
      await post('/products', { name: 'Tea', sku: 'T' }),
      await post('/products', { name: 'Tea' }),
    ];
    expect([one.body.slug, two.body.slug]).toEqual(['tea', 'tea-2']);
    expect(await post('/products', { sku: 'T' })).toMatchObject({
      status: 400,
      body: { code: 'product_invalid_sku' },
    });
    expect((await put(`/products/${one.body.id}`, { sku: 'T', description: 'Leaves' })).status).toBe(200);
    expect((await put(`/products/${two.body.id}`, { sku: 'T' })).status).toBe(400);
  });

  test.each([
    ['categories', [{ id: 9 }]],
    ['images', [{ src: 'https://example.com/a.png' }]],
    ['sale_price', '9.00'],
    ['weight', '1'],
    ['type', 'variable'],
    ['regular_price', 'cheap'],
    ['stock_status', 'onbackorder'],
  ])('with %s, which this store does not keep, is 400 by that name', async (name, value) => {
    const { status, body } = await post('/products', { name: 'X', [name]: value });
    expect([status, body.code, Object.keys(body.data.params)]).toEqual([400, 'rest_invalid_param', [name]]);
  });

  test('that is not there is 400 to change', async () => {
    expect(await put('/products/99999999', { name: 'X' })).toMatchObject({
      ...{ status: 400, body: { code: 'woocommerce_rest_product_invalid_id' } },
    });
  });

  test('comes in batches', async () => {
    const { body } = await post('/products/batch', { create: [{ name: 'A' }, { name: 'B', weight: '2' }] });
    expect(body.create).toMatchObject([{ name: 'A' }, { id: 0, error: { code: 'rest_invalid_param' } }]);
    const { id } = body.create[0];
    expect((await post('/products/batch', { delete: [id] })).body.delete).toMatchObject([{ id }]);
  });
});

describe('a customer', () => {
  test('is made, changed and removed; their orders become a guest’s', async () => {
    const { status, body } = await post('/customers', {
      ...{ email: 'new@example.org', first_name: 'New', last_name: 'Person', billing: { country: 'DE' } },
    });
    expect([status, body]).toMatchObject([
      201,
      { email: 'new@example.org', first_name: 'New', billing: { country: 'DE' } },
    ]);
    expect((await put(`/customers/${body.id}`, { last_name: 'Friend' })).body).toMatchObject({
      ...{ first_name: 'New', last_name: 'Friend', email: 'new@example.org' },
    });
    const order = await saveOrder(server.db, {
      customer_id: body.id,
      billing: JSON.stringify(GRACE_AT_HOME),
    });
    expect((await server.delete(`${ROOT}/customers/${body.id}`)).status).toBe(501);
    expect((await server.delete(`${ROOT}/customers/${body.id}?force=true`)).status).toBe(200);
    expect((await server.get(`${ROOT}/orders/${order.id}`)).body).toMatchObject({
      ...{ customer_id: 0, billing: { email: GRACE_AT_HOME.email } },
    });
  });

  test('leaves their orders to somebody else, where one is named', async () => {
    const [one, other] = [await saveCustomer(server.db), await saveCustomer(server.db)];
    const order = await saveOrder(server.db, { customer_id: one.id });
    const gone = await server.delete(`${ROOT}/customers/${one.id}?force=true&reassign=${other.id}`);
    expect(gone.status).toBe(200);
    expect((await server.get(`${ROOT}/orders/${order.id}`)).body.customer_id).toBe(other.id);
    expect(await server.delete(`${ROOT}/customers/${other.id}?force=true&reassign=99999999`)).toMatchObject({
      ...{ status: 400, body: { code: 'woocommerce_rest_invalid_customer_id' } },
    });
  });

  test.each([
    [{ email: 'TAKEN@example.org' }, 'registration-error-email-exists'],
    [{ email: 'nobody' }, 'rest_invalid_param'],
    [{}, 'rest_missing_callback_param'],
    [{ email: 'a@example.org', password: 'secret' }, 'rest_invalid_param'],
    [{ email: 'a@example.org', username: 'ann' }, 'rest_invalid_param'],
    [{ email: 'a@example.org', billing: { address_1: '1 Road' } }, 'rest_invalid_param'],
  ])('%j is %s', async (sent, code) => {
    await server.db.deleteFrom('customers').where('email', '=', 'taken@example.org').execute();
    await saveCustomer(server.db, { email: 'taken@example.org' });
    expect(await post('/customers', sent)).toMatchObject({ status: 400, body: { code } });
  });

  test('with somebody else’s e-mail is refused; not there is 400', async () => {
    const { id } = await saveCustomer(server.db, { email: 'own@example.org' });
    await saveCustomer(server.db, { email: 'other@example.org' });
    expect(await put(`/customers/${id}`, { email: 'Other@example.org' })).toMatchObject({
      ...{ status: 400, body: { code: 'woocommerce_rest_customer_invalid_email' } },
    });
    expect(await put('/customers/99999999', { first_name: 'X' })).toMatchObject({
      ...{ status: 400, body: { code: 'woocommerce_rest_invalid_id' } },
    });
  });
});
