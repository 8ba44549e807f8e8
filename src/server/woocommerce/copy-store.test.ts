import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '#tests/test-server.ts';
import { type AttachedOffice, startAttachedOffice } from '#tests/woocommerce/attached-office.ts';
import type { ContractStore } from '#tests/woocommerce/contract-store.ts';
import { armFailpoint, disarmFailpoint, SimulatedCrash, STORE_FAILPOINTS } from '../failpoints.ts';
import { settleStore } from '../start/attach-store.ts';
import { copyStore, type FollowDeps } from './copy-store.ts';
import { compareOrders } from './follow-store.ts';

const ORDERS = 230;
let office: AttachedOffice;
let store: ContractStore;
let server: TestServer;
let deps: FollowDeps;
beforeAll(async () => {
  office = await startAttachedOffice();
  ({ store, server, deps } = office);
  const grace = store.addCustomer();
  const cup = store.addProduct();
  for (let nth = 0; nth < ORDERS; nth += 1) store.addOrder();
  store.addOrder({
    customer_id: grace.id,
    line_items: [{ name: 'Cup', product_id: cup.id, quantity: 1, subtotal: '10', total: '10' }],
  });
  store.addOrder({
    customer_id: 7777,
    billing: { first_name: 'Un', last_name: 'Known', email: 'u@example.com' },
  });
  store.addOrder({ status: 'shipped' });
  store.addOrder({ status: 'checkout-draft' });
  store.addOrder({ currency: 'XXX' });
});
afterEach(() => {
  disarmFailpoint();
  store.setFault(undefined);
});
afterAll(() => office.close());

describe('the first copy', () => {
  test.each(STORE_FAILPOINTS.slice(0, 2))('dies at %s and goes on where it was', async (name) => {
    armFailpoint(name, 2);
    await expect(copyStore(deps)).rejects.toThrow(SimulatedCrash);
  });
  test('ends with both sides equal; what makes no sense is set aside', async () => {
    await copyStore(deps);
    await office.agree();
    const { body } = await server.get('/sync');
    expect(body.set_aside).toMatchObject({
      total: 1,
      newest: [{ kind: 'store_order', reason: '“XXX” is no currency.' }],
    });
    expect(
      body.backfills.map(({ kind, objects }: { kind: string; objects: number }) => [kind, objects]),
    ).toEqual([
      ['store_customer', 1],
      ['store_order', ORDERS + 4],
      ['store_product', 1],
    ]);
  });
  test('lists, buyers, goods and the page of an order are read as of any store', async () => {
    const { body } = await server.get('/wp-json/wc-admin/store/orders?per_page=100');
    expect(body.total_count).toBe(ORDERS + 3);
    const shipped = body.data.find(
      ({ store_status }: { store_status: string }) => store_status === 'shipped',
    );
    expect(shipped).toMatchObject({ status: 'processing' });
    expect(await office.order(shipped.id)).toMatchObject({
      store_url: `${store.url}/wp-admin/admin.php?page=wc-orders&action=edit&id=${shipped.id}`,
      billing: { name: expect.stringContaining('Ada'), country: 'DE' },
      line_items: [{ name: 'Cup', quantity: 2, price: 500 }],
    });
    const people = await server.get('/wp-json/wc-admin/store/customers');
    expect(people.body.data.map(({ name }: { name: string }) => name).sort()).toEqual([
      expect.stringContaining('Grace Hopper'),
      'Un Known',
    ]);
  });
});

test('an order that is deleted while the list is read costs no other its place', async () => {
  await server.db.deleteFrom('backfills').where('kind', '=', 'store_order').execute();
  const [early] = store.orders.keys();
  store.setFault(({ path, query }) => {
    if (path === 'orders' && Number(query.get('offset') ?? 0) > 0) store.orders.delete(Number(early));
    return false;
  });
  await copyStore(deps);
  store.setFault(undefined);
  expect(store.orders.has(Number(early))).toBe(false);
  await compareOrders(deps);
  await office.agree();
  expect((await server.get('/sync')).body.problems).toEqual([]);
});

test('a store that gives half of a page at once is copied whole', async () => {
  store.giveAtMost(50);
  await server.db.deleteFrom('backfills').where('kind', '=', 'store_order').execute();
  await copyStore(deps);
  const listed = [...store.orders.values()].filter(({ status }) => status !== 'checkout-draft');
  expect(listed.length).toBeGreaterThan(200);
  const { backfills } = (await server.get('/sync')).body;
  expect(backfills).toContainEqual(expect.objectContaining({ kind: 'store_order', objects: listed.length }));
});

test('a cache that gives the first page for every other is told, and not read for ever', async () => {
  await server.db.deleteFrom('backfills').where('kind', '=', 'store_order').execute();
  store.setFault(({ path, query }, answer) => {
    if (path !== 'orders' || Number(query.get('offset') ?? 0) === 0) return false;
    const first = JSON.stringify([...store.orders.values()].slice(0, 50));
    answer.writeHead(200, { 'content-type': 'application/json' }).end(first);
    return true;
  });
  await expect(copyStore(deps)).rejects.toMatchObject({ code: 'store_no_data' });
  await expect(compareOrders(deps)).rejects.toMatchObject({ code: 'store_no_data' });
  store.setFault(undefined);
  await copyStore(deps);
  await office.agree();
});

test('the database says whose orders it holds', async () => {
  const { config, db } = server.deps;
  const other = { ...config, woocommerce: { url: 'http://127.0.0.1:1', key: () => '', secret: () => '' } };
  await expect(settleStore({ db, config: other })).rejects.toThrow(
    `this database holds the orders of ${store.url}`,
  );
  const { woocommerce: _none, ...builtIn } = config;
  await expect(settleStore({ db, config: builtIn })).rejects.toThrow('Set STORE=woocommerce');
});
