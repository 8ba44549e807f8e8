import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listWcCustomers } from '#contract/woocommerce/customers.ts';
import { listAllWcRefunds, listWcNotes, listWcRefunds } from '#contract/woocommerce/order-parts.ts';
import { listWcOrders } from '#contract/woocommerce/orders.ts';
import { listWcProducts } from '#contract/woocommerce/products.ts';
import { listWcWebhooks } from '#contract/woocommerce/webhooks.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { saveCustomer } from '#tests/factories/customer.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

// Every parameter that WooCommerce documents for a list: each chooses what it says, or is refused by its name. None is passed over.

const PAGES = 'context page per_page offset include exclude search order orderby'.split(' ');
const TIMES = 'after before modified_after modified_before dates_are_gmt'.split(' ');
const META = ['include_meta', 'exclude_meta'];
const DOCUMENTED = {
  orders: [
    ...[...PAGES, ...TIMES, ...META],
    ...'status customer product parent parent_exclude dp order_item_display_meta created_via'.split(' '),
  ],
  refunds: [...PAGES, ...TIMES, ...META, 'parent', 'parent_exclude', 'dp'],
  'refunds of an order': [...PAGES, ...TIMES, ...META, 'parent', 'parent_exclude', 'dp'],
  notes: ['context', 'type'],
  products: [
    ...[...PAGES, ...TIMES, ...META],
    ...'status type sku search_sku slug min_price max_price stock_status featured on_sale'.split(' '),
    ...'category tag shipping_class attribute attribute_term tax_class parent parent_exclude'.split(' '),
  ],
  customers: [...PAGES, 'email', 'role'],
  webhooks: [...PAGES, ...'after before'.split(' '), 'status'],
} as const satisfies Record<string, readonly string[]>;
type Resource = keyof typeof DOCUMENTED;
const ENDPOINTS = {
  ...{ orders: listWcOrders, refunds: listAllWcRefunds, 'refunds of an order': listWcRefunds },
  ...{ notes: listWcNotes, products: listWcProducts, customers: listWcCustomers, webhooks: listWcWebhooks },
} as const satisfies Record<Resource, { input: { shape: object } }>;

let server: TestServer;
/** What each list holds, by a short name; times are one second, one hour and one day apart. */
const ids: Record<string, number> = {};
/** Each list counts by itself, so that a number alone is nobody's. */
const NAMES: Readonly<Record<Resource, readonly string[]>> = {
  orders: ['one', 'two', 'tool'],
  ...{ refunds: ['late', 'broken'], 'refunds of an order': ['late', 'broken'] },
  ...{ notes: ['inside', 'outside'], products: ['cup', 'jar'] },
  ...{ customers: ['ada', 'bob'], webhooks: ['hears', 'sleeps'] },
};
const nameOf = (resource: Resource, id: number): string =>
  NAMES[resource].find((name) => ids[name] === id) ?? String(id);
const AT = 1_770_000_000; // 2026-02-02T02:40:00Z
const at = (seconds: number) => utcInstant(epochSeconds(AT + seconds));

beforeAll(async () => {
  server = await startTestServer({ env: { WEBHOOKS_PRIVATE: 'allow', STORE_TIMEZONE: 'Asia/Tokyo' } });
  const { db } = server;
  const post = async (path: string, sent: object): Promise<number> =>
    (await server.post(`/wp-json/wc/v3/${path}`, sent)).body.id;
  const ada = await saveCustomer(db, { name: 'Ada', email: 'ada@example.org', created: at(0) });
  const bob = await saveCustomer(db, { name: 'Bob', email: 'bob@example.org', created: at(-60) });
  const cup = await saveProduct(db, { name: 'Cup', slug: 'cup', sku: 'CUP', price: 1200, stock: 3 });
  const jar = await saveProduct(db, {
    ...{ name: 'Jar', slug: 'jar', sku: 'JAR', price: 2000, stock: 0, status: 'draft' },
  });
  Object.assign(ids, { ada: ada.id, bob: bob.id, cup: cup.id, jar: jar.id });
  const one = await saveOrder(db, {
    number: 'one',
    status: 'completed',
    customer_id: ada.id,
    created: at(0),
  });
  const two = await saveOrder(db, { number: 'two', status: 'failed', created: at(3600) });
  ids.one = one.id;
  ids.two = two.id;
  ids.tool = await post('orders', { line_items: [{ sku: 'CUP', quantity: 1 }], meta_data: MARKS });
  await db
    .insertInto('order_refunds')
    .values(
      [one, two].map(({ id }, nth) => ({
        ...{ order_id: id, refund_id: `re_${nth}`, amount: 500, reason: nth === 0 ? 'Late' : 'Broken' },
        ...{ items: '[]', refunded_by: null, status_before: null, date_created: at(nth * 3600) },
      })),
    )
    .execute();
  const refunds = await db.selectFrom('order_refunds').select(['id', 'order_id']).orderBy('id').execute();
  Object.assign(ids, { late: refunds[0]?.id, broken: refunds[1]?.id });
  ids.inside = await post(`orders/${one.id}/notes`, { note: 'For us' });
  ids.outside = await post(`orders/${one.id}/notes`, { note: 'For them', customer_note: true });
  const hook = { delivery_url: 'http://127.0.0.1:1/' };
  ids.hears = await post('webhooks', { ...hook, name: 'Hears', topic: 'order.created' });
  ids.sleeps = await post('webhooks', { ...hook, name: 'Sleeps', topic: 'order.updated' });
  await server.put(`/wp-json/wc/v3/webhooks/${ids.sleeps}`, { status: 'paused' });
  await db
    .updateTable('webhooks')
    .set({ created: at(0) })
    .where('id', '=', ids.hears ?? 0)
    .execute();
});
const MARKS = [
  { key: 'a', value: 1 },
  { key: 'b', value: 2 },
];
afterAll(() => server.close());

const ADDRESS: Readonly<Record<Resource, () => string>> = {
  ...{ orders: () => 'orders', refunds: () => 'refunds', products: () => 'products' },
  'refunds of an order': () => `orders/${ids.one}/refunds`,
  notes: () => `orders/${ids.one}/notes`,
  ...{ customers: () => 'customers', webhooks: () => 'webhooks' },
};
/** `{cup}` in a query is the number of the cup. */
const ask = (resource: Resource, query: string) => {
  const numbered = query.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
  return server.get(`/wp-json/wc/v3/${ADDRESS[resource]()}?${numbered}`);
};

type Row = readonly [query: string, found: string | 'all' | '400', shown?: string];
/** Which of the list are found, in their order; `400` where the parameter is refused by its name. */
const ROWS: Readonly<Record<Resource, readonly Row[]>> = {
  orders: [
    ['context=edit', 'tool two one'],
    ['context=all', '400'],
    ['per_page=2', 'tool two'],
    ['per_page=2&page=2', 'one'],
    ['per_page=101', '400'],
    ['per_page=0', '400'],
    ['page=0', '400'],
    ['offset=2', 'one'],
    ['offset=-1', '400'],
    ['include={one},{two}', 'two one'],
    ['include[]={one}', 'one'],
    ['include=x', '400'],
    ['include={one}+{two}', 'two one'],
    ['include=', 'tool two one'],
    ['include[]=', '400'],
    ['exclude={one}', 'tool two'],
    ['exclude=', 'tool two one'],
    ['search=ada', 'one'],
    ['order=asc', 'one two tool'],
    ['order=up', '400'],
    ['orderby=id&order=asc', 'one two tool'],
    ['orderby=include&include={two},{one}', 'two one'],
    ['orderby=title', 'tool two one'],
    ['orderby=slug', 'tool two one'],
    ['orderby=modified&order=asc', 'one two tool'],
    ['orderby=total', '400'],
    // In the store's own time, which is nine hours ahead, unless it says otherwise; a bound itself is outside.
    ['after=2026-02-02T11:40:00', 'tool two'],
    ['after=2026-02-02T02:40:00&dates_are_gmt=true', 'tool two'],
    ['after=2026-02-02T02:39:59&dates_are_gmt=true', 'tool two one'],
    ['before=2026-02-02T12:40:00', 'one'],
    ['before=2026-02-02T03:40:00&dates_are_gmt=1', 'one'],
    ['after=yesterday', '400'],
    ['before=soon', '400'],
    ['after=2026-02-02T02:40:00&dates_are_gmt=True', 'tool two'],
    ['dates_are_gmt=perhaps', '400'],
    ['modified_after=2026-02-02T03:40:00&dates_are_gmt=true', 'tool'],
    ['modified_before=2026-02-02T03:40:00&dates_are_gmt=true', 'one'],
    ['modified_after=x', '400'],
    ['modified_before=x', '400'],
    ['status=any', 'tool two one'],
    ['status=failed', 'two'],
    ['status=failed,completed', 'two one'],
    ['status[]=failed&status[]=completed', 'two one'],
    ['status[0]=failed&status[1]=completed', 'two one'],
    ['status=', 'tool two one'],
    ['status=failed,+completed', 'two one'],
    ['status=trash', ''],
    ['status=shipped', '400'],
    ['customer={ada}', 'one'],
    ['customer=0', 'tool two'],
    ['customer=ada', '400'],
    ['product={cup}', 'tool'],
    ['product=cup', '400'],
    ['parent=0', 'tool two one'],
    ['parent=7', ''],
    ['parent=', 'tool two one'],
    ['parent=x', '400'],
    ['parent_exclude=0', ''],
    ['parent_exclude=7', 'tool two one'],
    ['created_via=', 'tool two one'],
    ['created_via=rest-api', 'tool'],
    ['created_via=checkout', 'two one'],
    ['created_via=admin', ''],
    ['dp=0&include={tool}', 'tool', '"total":"12"'],
    ['dp=4&include={tool}', 'tool', '"total":"12.0000"'],
    ['dp=many', '400'],
    ['order_item_display_meta=true', 'tool two one'],
    ['order_item_display_meta=x', '400'],
    ['include_meta=a&include={tool}', 'tool', '"key":"a"'],
    ['exclude_meta=a&include={tool}', 'tool', '"key":"b"'],
  ],
  refunds: [
    ['context=edit', 'broken late'],
    ['context=x', '400'],
    ['per_page=1', 'broken'],
    ['page=2&per_page=1', 'late'],
    ['offset=1', 'late'],
    ['include={late}', 'late'],
    ['exclude={late}', 'broken'],
    ['search=lat', 'late'],
    ['order=asc', 'late broken'],
    ['orderby=id', 'broken late'],
    ['orderby=include&include={late},{broken}', 'late broken'],
    ['orderby=amount', '400'],
    ['after=2026-02-02T02:40:00&dates_are_gmt=true', 'broken'],
    ['before=2026-02-02T12:40:00', 'late'],
    ['modified_after=2026-02-02T02:40:00&dates_are_gmt=true', 'broken'],
    ['modified_before=2026-02-02T03:40:00&dates_are_gmt=true', 'late'],
    ['after=x', '400'],
    ['parent={one}', 'late'],
    ['parent_exclude={one}', 'broken'],
    ['parent=x', '400'],
    ['dp=0&include={late}', 'late', '"amount":"5"'],
    ['dp=x', '400'],
    ['include_meta=a', 'broken late'],
    ['exclude_meta=a', 'broken late'],
  ],
  'refunds of an order': [
    ['context=edit', 'late'],
    ['per_page=1&page=2', ''],
    ['offset=1', ''],
    ['include={broken}', ''],
    ['exclude={late}', ''],
    ['search=broken', ''],
    ['order=asc&orderby=id', 'late'],
    ['orderby=x', '400'],
    ['after=2026-02-02T02:40:00&dates_are_gmt=true', ''],
    ['before=2026-02-02T02:40:00&dates_are_gmt=true', ''],
    ['modified_after=2026-02-02T02:40:00&dates_are_gmt=true', ''],
    ['modified_before=2026-02-02T02:40:00&dates_are_gmt=true', ''],
    ['parent={two}', ''],
    ['parent_exclude={one}', ''],
    ['dp=0', 'late', '"amount":"5"'],
    ['include_meta=a', 'late'],
    ['exclude_meta=a', 'late'],
  ],
  notes: [
    ['context=view', 'outside inside'],
    ['context=x', '400'],
    ['type=any', 'outside inside'],
    ['type=customer', 'outside'],
    ['type=internal', 'inside'],
    ['type=secret', '400'],
  ],
  products: [
    ['context=edit', 'jar cup'],
    ['context=x', '400'],
    ['per_page=1', 'jar'],
    ['page=2&per_page=1', 'cup'],
    ['offset=1', 'cup'],
    ['include={cup}', 'cup'],
    ['exclude={cup}', 'jar'],
    ['search=cu', 'cup'],
    ['order=asc', 'cup jar'],
    ...['date', 'id', 'modified', 'menu_order', 'popularity', 'rating'].map(
      (by) => [`orderby=${by}&order=asc`, 'cup jar'] as const,
    ),
    ['orderby=title', 'jar cup'],
    ['orderby=slug&order=asc', 'cup jar'],
    ['orderby=price', 'jar cup'],
    ['orderby=include&include={jar},{cup}', 'jar cup'],
    ['orderby=x', '400'],
    ...['after', 'before', 'modified_after', 'modified_before'].map(
      (name) => [`${name}=2026-02-02T02:40:00&dates_are_gmt=true`, '400'] as const,
    ),
    ['dates_are_gmt=x', '400'],
    ['status=any', 'jar cup'],
    ['status=publish', 'cup'],
    ['status=draft', 'jar'],
    ['status=trash', ''],
    ['status=x', '400'],
    ['type=simple', 'jar cup'],
    ['type=variable', ''],
    ['type=x', '400'],
    ['sku=CUP,JAR', 'jar cup'],
    ['sku=CU', ''],
    ['sku=', 'jar cup'],
    ['category=', 'jar cup'],
    ['search_sku=CU', 'cup'],
    ['slug=jar', 'jar'],
    ['min_price=15', 'jar'],
    ['max_price=12.00', 'cup'],
    ['min_price=cheap', '400'],
    ['min_price=12.345', '400'],
    ['max_price=12.345', '400'],
    ['stock_status=instock', 'cup'],
    ['stock_status=outofstock', 'jar'],
    ['stock_status=onbackorder', ''],
    ['stock_status=x', '400'],
    ['featured=true', ''],
    ['featured=false', 'jar cup'],
    ['featured=True', ''],
    ['featured=x', '400'],
    ['on_sale=true', ''],
    ['on_sale=false', 'jar cup'],
    ['parent=0', 'jar cup'],
    ['parent=7', ''],
    ['parent_exclude=0', ''],
    ['parent_exclude=7', 'jar cup'],
    ...['category', 'tag', 'shipping_class', 'attribute', 'attribute_term', 'tax_class'].map(
      (name) => [`${name}=1`, '400'] as const,
    ),
    ['include_meta=a', 'jar cup'],
    ['exclude_meta=a', 'jar cup'],
  ],
  customers: [
    ['context=edit', 'ada bob'],
    ['context=x', '400'],
    ['per_page=1', 'ada'],
    ['page=2&per_page=1', 'bob'],
    ['offset=1', 'bob'],
    ['include={bob}', 'bob'],
    ['exclude={bob}', 'ada'],
    ['search=bo', 'bob'],
    ['order=desc', 'bob ada'],
    ['orderby=name', 'ada bob'],
    ['orderby=id&order=desc', 'bob ada'],
    ['orderby=registered_date', 'bob ada'],
    ['orderby=include&include={bob},{ada}', 'bob ada'],
    ['orderby=x', '400'],
    ['email=BOB@example.org', 'bob'],
    ['email=bo', ''],
    ['role=all', 'ada bob'],
    ['role=customer', 'ada bob'],
    ['role=administrator', ''],
    ['role=x', '400'],
  ],
  webhooks: [
    ['context=edit', 'sleeps hears'],
    ['context=x', '400'],
    ['per_page=1', 'sleeps'],
    ['page=2&per_page=1', 'hears'],
    ['offset=1', 'hears'],
    ['include={hears}', 'hears'],
    ['exclude={hears}', 'sleeps'],
    ['search=hea', 'hears'],
    ['order=asc', 'hears sleeps'],
    ['orderby=id&order=asc', 'hears sleeps'],
    ['orderby=title', 'sleeps hears'],
    ['orderby=x', '400'],
    ['after=2026-02-02T02:40:00&dates_are_gmt=true', 'sleeps'],
    ['before=2026-02-03T02:40:00&dates_are_gmt=true', 'hears'],
    ['after=x', '400'],
    ['status=all', 'sleeps hears'],
    ['status=active', 'hears'],
    ['status=paused', 'sleeps'],
    ['status=x', '400'],
  ],
};
const namesIn = (query: string): string[] =>
  query.split('&').map((part) => part.replace(/(\[\d*\])?=.*/, ''));

describe.each(Object.keys(DOCUMENTED) as Resource[])('%s', (resource) => {
  const rows = ROWS[resource].map(([query, found, shown = '']) => [query, found, shown] as const);
  test.each(rows)('?%s: %s', async (query, found, shown) => {
    const { status, body, text } = await ask(resource, query);
    if (found === '400') {
      expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
      // Of a list, the one that is wrong is named: `status.0`.
      const refused = Object.keys(body.data.params).map((name) => name.replace(/\.\d+$/, ''));
      expect(namesIn(query)).toEqual(expect.arrayContaining(refused));
      return;
    }
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: number }) => nameOf(resource, id)).join(' ')).toBe(found);
    expect(text).toContain(shown);
  });

  test('every parameter that is documented is known, and tried above', () => {
    const documented: readonly string[] = DOCUMENTED[resource];
    const known = Object.keys(ENDPOINTS[resource].input.shape);
    const tried = ROWS[resource].flatMap(([query]) => namesIn(query));
    expect(documented.filter((name) => !known.includes(name))).toEqual([]);
    expect(documented.filter((name) => !tried.includes(name))).toEqual([]);
  });
});

test('what nobody documents is passed over, as everywhere', async () => {
  for (const resource of Object.keys(DOCUMENTED) as Resource[])
    expect(await ask(resource, 'of_some_plugin=1')).toMatchObject({ status: 200 });
});
