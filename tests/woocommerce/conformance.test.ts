import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineId } from '#domain/woocommerce/line-id.ts';
import { refreshObject } from '#server/events/refresh-object.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

// Every field that WooCommerce documents for a resource, in the form it has there, looked at on answers of the running server.

type Form = (value: unknown) => boolean;
const text: Form = (value) => typeof value === 'string';
const whole: Form = (value) => Number.isSafeInteger(value);
const number: Form = (value) => typeof value === 'number';
const yesNo: Form = (value) => typeof value === 'boolean';
const anything: Form = (value) => value !== undefined;
/** What this store never has any of; `docs/woocommerce.md` says so of each. */
const none: Form = (value) => Array.isArray(value) && value.length === 0;
const decimal: Form = (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
const price: Form = (value) => value === '' || decimal(value);
const time: Form = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value);
const currency: Form = (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const orNull =
  (form: Form): Form =>
  (value) =>
    value === null || form(value);
const below: Form = (value) => decimal(value) && String(value).startsWith('-');
const each =
  (fields: Fields): Form =>
  (value) =>
    Array.isArray(value) && value.every((one) => wrong(one, fields).length === 0);
const object =
  (fields: Fields): Form =>
  (value) =>
    wrong(value, fields).length === 0;
type Fields = Readonly<Record<string, Form>>;

/** The names of what is missing, or has another form. */
function wrong(value: unknown, fields: Fields): string[] {
  if (typeof value !== 'object' || value === null) return ['no object'];
  const found = value as Readonly<Record<string, unknown>>;
  return Object.entries(fields)
    .filter(([name, form]) => !(name in found) || !form(found[name]))
    .map(([name]) => name);
}

const of = (names: string, form: Form): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, form] as const));
const links: Fields = { _links: object({ self: each({ href: text }), collection: each({ href: text }) }) };
const place = of('first_name last_name company address_1 address_2 city state postcode country phone', text);
const meta = { meta_data: each({ id: whole, key: text, value: anything }) };
const noMarks = { taxes: none, meta_data: none };
const line: Fields = {
  ...of('id product_id variation_id quantity', whole),
  ...of('name tax_class', text),
  ...of('subtotal subtotal_tax total total_tax', decimal),
  ...{
    sku: orNull(text),
    price: number,
    parent_name: orNull(text),
    image: object({ id: anything, src: text }),
  },
  ...noMarks,
};
const shippingLine: Fields = {
  ...of('method_title method_id instance_id', text),
  ...of('total total_tax', decimal),
  ...{ id: whole, ...noMarks },
};
const taxLine: Fields = {
  ...of('id rate_id', whole),
  ...of('rate_code label', text),
  ...of('tax_total shipping_tax_total', decimal),
  ...{ compound: yesNo, rate_percent: number, meta_data: none },
};
/** What a refund takes back of a line: below zero, with the item of the order that it is of. */
const lineTakenBack: Fields = {
  ...line,
  ...{ quantity: (value) => whole(value) && Number(value) < 0, total: below },
  meta_data: (value) =>
    each({ id: whole, key: text, value: anything, ...of('display_key display_value', text) })(value) &&
    (value as { key: string }[]).some(({ key }) => key === '_refunded_item_id'),
};
const FORMS: Readonly<Record<string, Fields>> = {
  orders: {
    ...of('id parent_id customer_id', whole),
    ...of('number order_key created_via version status currency_symbol customer_ip_address', text),
    ...of('customer_user_agent customer_note payment_method payment_method_title transaction_id', text),
    ...of('cart_hash payment_url', text),
    currency,
    ...of('date_created date_created_gmt date_modified date_modified_gmt', time),
    ...of('date_paid date_paid_gmt date_completed date_completed_gmt', orNull(time)),
    ...of('discount_total discount_tax shipping_total shipping_tax cart_tax total total_tax', decimal),
    ...of('prices_include_tax is_editable needs_payment needs_processing', yesNo),
    billing: object({ ...place, email: text }),
    shipping: object(place),
    line_items: each(line),
    shipping_lines: each(shippingLine),
    tax_lines: each(taxLine),
    ...of('fee_lines coupon_lines', none),
    refunds: each({ id: whole, reason: text, total: below }),
    ...meta,
    ...links,
  },
  refunds: {
    ...of('id parent_id refunded_by', whole),
    ...of('date_created date_created_gmt', time),
    amount: (value) => decimal(value) && !String(value).startsWith('-'),
    ...{ reason: text, refunded_payment: yesNo },
    line_items: each(lineTakenBack),
    ...of('shipping_lines tax_lines fee_lines meta_data', none),
    _links: object(
      Object.fromEntries(['self', 'collection', 'up'].map((name) => [name, each({ href: text })])),
    ),
  },
  products: {
    ...of(
      'id total_sales rating_count parent_id menu_order download_limit download_expiry shipping_class_id',
      whole,
    ),
    ...of('name slug permalink type status catalog_visibility description short_description sku', text),
    ...of('global_unique_id tax_status tax_class stock_status backorders weight shipping_class', text),
    ...of('average_rating purchase_note price_html external_url button_text', text),
    ...of('price regular_price sale_price', price),
    ...of('featured on_sale purchasable virtual downloadable manage_stock backorders_allowed', yesNo),
    ...of(
      'backordered sold_individually shipping_required shipping_taxable reviews_allowed has_options',
      yesNo,
    ),
    ...of('stock_quantity low_stock_amount', orNull(whole)),
    ...of('date_created date_created_gmt date_modified date_modified_gmt', orNull(time)),
    ...of('date_on_sale_from date_on_sale_from_gmt date_on_sale_to date_on_sale_to_gmt', orNull(time)),
    dimensions: object(of('length width height', text)),
    ...of('downloads related_ids upsell_ids cross_sell_ids categories tags images attributes', none),
    ...of('default_attributes variations grouped_products meta_data', none),
    ...links,
  },
  customers: {
    id: whole,
    ...of('date_created date_created_gmt', time),
    ...of('date_modified date_modified_gmt', orNull(time)),
    ...of('email first_name last_name role username avatar_url', text),
    billing: object({ ...place, email: text }),
    shipping: object(place),
    ...{ is_paying_customer: yesNo, meta_data: none },
    ...links,
  },
  webhooks: {
    id: whole,
    ...of('name status topic resource event delivery_url', text),
    hooks: none,
    ...of('date_created date_created_gmt date_modified date_modified_gmt', time),
    ...links,
  },
};
/** What a field must not be there for: v1 and v2 had these, and a secret is never told. */
const ABSENT: Readonly<Record<string, readonly string[]>> = {
  customers: ['orders_count', 'total_spent', 'last_order', 'password'],
  webhooks: ['secret'],
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { WEBHOOKS_PRIVATE: 'allow' } });
  const post = (path: string, sent: object) => server.post(`/wp-json/wc/v3/${path}`, sent);
  await saveCustomer(server.db);
  await post('products', { name: 'Cup', sku: 'CUP', regular_price: '12', stock_quantity: 5 });
  await post('customers', { email: 'new@example.org', first_name: 'New' });
  await post('orders', {
    ...{
      line_items: [{ sku: 'CUP', quantity: 2 }],
      shipping_lines: [{ method_id: 'flat_rate', total: '3' }],
    },
    ...{ billing: { first_name: 'Ana', country: 'ES' }, meta_data: [{ key: 'a', value: 1 }], set_paid: true },
  });
  const { id: product_id } = await saveProduct(server.db, { name: 'Jar', price: 2000, stock: 10 });
  const paid = await server.post('/simulator/api/payments', {
    ...{ amount: 6000, currency: 'usd', card: '4242424242424242', items: [{ product_id, quantity: 3 }] },
  });
  await refreshObject(server.deps, 'charge', paid.body.charge_id);
  await post(`orders/${paid.body.order_id}/refunds`, {
    ...{ amount: '20.00', reason: 'Late' },
    line_items: [{ id: lineId(paid.body.order_id, 1), quantity: 1, refund_total: '20.00' }],
  });
  await saveOrder(server.db, { total: 2200, items_total: 2000, total_tax: 200 });
  await post('webhooks', { topic: 'order.created', delivery_url: 'http://127.0.0.1:1/' });
});
afterAll(() => server.close());

describe.each(Object.entries(FORMS))('%s', (resource, fields) => {
  test('have every field in its form, in lists and one by one', async () => {
    const { body } = await server.get(`/wp-json/wc/v3/${resource}`);
    expect(body.length).toBeGreaterThan(0);
    for (const one of body) {
      expect(wrong(one, fields)).toEqual([]);
      expect((ABSENT[resource] ?? []).filter((name) => name in one)).toEqual([]);
      const at =
        resource === 'refunds' ? `orders/${one.parent_id}/refunds/${one.id}` : `${resource}/${one.id}`;
      const single = await server.get(`/wp-json/wc/v3/${at}`);
      expect(wrong(single.body, fields)).toEqual([]);
      expect(single.body).toEqual(one);
    }
  });
});

/** A list that is empty has every form: each of these has something in it on an answer that was looked at. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  orders: ['line_items', 'shipping_lines', 'tax_lines', 'refunds', 'meta_data'],
  refunds: ['line_items'],
};
test.each(Object.entries(FILLED))(
  '%s were looked at with something in their lists',
  async (resource, names) => {
    const { body } = await server.get(`/wp-json/wc/v3/${resource}`);
    const isFilled = (name: string) => body.some((one: Record<string, unknown[]>) => one[name]?.length);
    expect(names.filter((name) => !isFilled(name))).toEqual([]);
  },
);

test('each list that is always empty is told as a difference', () => {
  const words = readFileSync('docs/woocommerce.md', 'utf8').split('\n');
  const told = words.find((line) => line.startsWith('- **Always empty**')) ?? '';
  const lists = (fields: Fields) => Object.keys(fields).filter((name) => fields[name] === none);
  const empty = [...Object.values(FORMS), line, shippingLine, taxLine].flatMap(lists);
  expect(empty).toContain('coupon_lines');
  expect([...new Set(empty)].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test('the table notices what is wrong', () => {
  const order = { id: '1', total: 5, date_created: '2026-01-01T00:00:00Z', currency: 'usd' };
  expect(wrong(order, FORMS.orders ?? {})).toEqual(
    expect.arrayContaining(['id', 'total', 'date_created', 'currency']),
  );
  const fees = { fee_lines: [{ id: 1, name: 'Wrapping' }], refunds: [{ id: 1, total: '-5.00' }] };
  expect(wrong(fees, FORMS.orders ?? {})).toEqual(expect.arrayContaining(['fee_lines', 'refunds']));
  const taken = { id: 1, line_items: [{ id: 1, quantity: 1, total: '5.00', meta_data: [] }] };
  expect(wrong(taken, FORMS.refunds ?? {})).toContain('line_items');
});
