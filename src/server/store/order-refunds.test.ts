import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { readConfig } from '#server/config.ts';
import { anItem, saveOrderWithItems } from '#tests/factories/order-item.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { builtInStore } from './built-in-store.ts';
import { noteRefundsIn } from './order-refunds.ts';
import type { Store } from './store.ts';

const AT = utcInstant(epochSeconds(1_790_000_000));

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await createTestDatabase();
  const now = () => epochSeconds(1_790_000_000);
  store = builtInStore({ db: database.db, config: readConfig({ PORT: '0', DATA_DIR: '/tmp' }), now });
});
afterAll(() => database.drop());

const anOrderOf = async (stock: number | null) => {
  const product = await saveProduct(database.db, { stock });
  const order = await saveOrderWithItems(database.db, [
    anItem({ product_id: product.id, quantity: 3 }),
    anItem(),
  ]);
  return { product, order };
};
const refund = (refund_id: string, quantity: number, restock = true) => ({
  refund_id,
  amount: 2000 * quantity,
  reason: 'Came back',
  items: [{ line: 1, quantity }],
  restock,
  refunded_by: null,
});
const stateOf = async (order_id: number, product_id: number) => {
  const order = await store.findOrder(order_id);
  const product = await store.findProduct(product_id);
  return [order?.line_items.map((item) => item.refunded_quantity), product?.stock];
};

test('is noted once: items and stock follow, however often it is told', async () => {
  const { order, product } = await anOrderOf(10);
  const noted = await Promise.all([1, 2, 3].map(() => store.noteRefund(order.id, refund('re_once', 2))));
  expect(noted.filter(Boolean)).toHaveLength(1);
  expect(await stateOf(order.id, product.id)).toEqual([[2, 0], 12]);
});

test('while one is being noted, the money of its order can be: neither waits for the other', async () => {
  const { order } = await anOrderOf(10);
  await database.db.transaction().execute(async (noting) => {
    await noteRefundsIn(noting, [{ ...refund('re_held', 1), order_id: order.id, at: AT }]);
    await database.db.transaction().execute(async (news) => {
      await sql`set local lock_timeout = '5s'`.execute(news);
      await saveTransaction(news, { order_id: order.id });
    });
  });
});

test('without restocking, and for what nobody counts, the shelf stays as it is', async () => {
  const counted = await anOrderOf(10);
  await store.noteRefund(counted.order.id, refund('re_kept', 1, false));
  expect(await stateOf(counted.order.id, counted.product.id)).toEqual([[1, 0], 10]);
  const uncounted = await anOrderOf(null);
  await store.noteRefund(uncounted.order.id, refund('re_uncounted', 1));
  expect(await stateOf(uncounted.order.id, uncounted.product.id)).toEqual([[1, 0], null]);
});

test('the money has moved, so nothing refuses it: of a line no more is taken than was sold', async () => {
  const { order, product } = await anOrderOf(10);
  expect(await store.noteRefund(order.id, refund('re_much', 4))).toBe(true);
  expect(await stateOf(order.id, product.id)).toEqual([[3, 0], 13]);
  expect(await store.noteRefund(order.id, refund('re_more', 1))).toBe(true);
  expect(await stateOf(order.id, product.id)).toEqual([[3, 0], 13]);
  const elsewhere = { ...refund('re_line', 1), items: [{ line: 9, quantity: 1 }] };
  expect(await store.noteRefund(order.id, elsewhere)).toBe(true);
  expect(await store.noteRefund(999_999, refund('re_none', 1))).toBe(false);
});

test('several are noted as one after the other would be, also of one order', async () => {
  const [one, other] = [await anOrderOf(10), await anOrderOf(10)];
  const all = [
    { ...refund('re_several_3', 2), order_id: other.order.id, isEverything: true },
    { ...refund('re_several_1', 2), order_id: one.order.id },
    { ...refund('re_several_2', 2), order_id: one.order.id, isEverything: true },
    { ...refund('re_several_4', 1), order_id: one.order.id, isEverything: true },
    { ...refund('re_several_5', 1), order_id: other.order.id, failed: true },
    { ...refund('re_several_6', 1), order_id: 999_999 },
  ].map((told) => ({ ...told, at: AT }));
  const note = () => database.db.transaction().execute((trx) => noteRefundsIn(trx, all));
  const written = (await note()).map(({ refund_id }) => refund_id);
  expect(written.toSorted()).toEqual(
    all
      .slice(0, 5)
      .map(({ refund_id }) => refund_id)
      .toSorted(),
  );
  // Of three that were sold two came back, and then the third.
  expect(await stateOf(one.order.id, one.product.id)).toEqual([[3, 0], 13]);
  expect(await stateOf(other.order.id, other.product.id)).toEqual([[2, 0], 12]);
  const noted = await database.db
    .selectFrom('order_refunds')
    .select(['refund_id', 'items', 'restocked', 'failed', 'status_before'])
    .where('refund_id', 'like', 're_several%')
    .orderBy('refund_id')
    .execute();
  const took = (quantity: number) => [{ line: 1, quantity }];
  const kept = { restocked: true, failed: false, status_before: null };
  const before = 'completed';
  expect(noted).toEqual([
    { ...kept, refund_id: 're_several_1', items: took(2) },
    { ...kept, refund_id: 're_several_2', items: took(1), status_before: before },
    { ...kept, refund_id: 're_several_3', items: took(2), status_before: before },
    { ...kept, refund_id: 're_several_4', items: [] },
    { ...kept, refund_id: 're_several_5', items: [], restocked: false, failed: true },
  ]);
  const statuses = [
    (await store.findOrder(one.order.id))?.status,
    (await store.findOrder(other.order.id))?.status,
  ];
  expect(statuses).toEqual(['refunded', 'refunded']);
  expect(await note()).toEqual([]);
});
