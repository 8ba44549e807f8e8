import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { SEND_WRITES_JOB } from '#server/woocommerce/store-job-names.ts';
import { isCountedInFull } from '../rounds.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import {
  type ContractStore,
  STORE_KEY,
  STORE_SECRET,
  startContractStore,
} from '../woocommerce/contract-store.ts';
import { lookInside, startWhole, type WholeServer } from './whole-server.ts';

const ORDERS = isCountedInFull ? 5000 : 300;
/** Where it dies while it copies: before a page is kept, and after; the number is the page since its start, of the 50 in all. */
const DEATHS = isCountedInFull
  ? [1, 2, 4, 6, 8].flatMap((page) => [`store-page-before-commit:${page}`, `store-page-after-commit:${page}`])
  : ['store-page-before-commit:4', 'store-page-after-commit:1'];
const PATIENT = { timeout: 90_000, interval: 250 };

let store: ContractStore;
let dataDir: string;
let server: WholeServer | undefined;
beforeAll(async () => {
  store = await startContractStore();
  dataDir = makeTemporaryFolder('attached');
  store.addCustomer();
  store.addProduct();
  for (let nth = 0; nth < ORDERS; nth += 1) store.addOrder();
});
afterAll(async () => {
  await server?.kill();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (failpoint = '') =>
  startWhole(dataDir, failpoint, {
    ...{ STORE: 'woocommerce', WOOCOMMERCE_URL: store.url },
    ...{ WOOCOMMERCE_KEY: STORE_KEY, WOOCOMMERCE_SECRET: STORE_SECRET },
  });
const look = async <Found>(
  at: (inside: Awaited<ReturnType<typeof lookInside>>) => Promise<Found>,
): Promise<Found> => {
  const inside = await lookInside(dataDir);
  try {
    return await at(inside);
  } finally {
    await inside.close();
  }
};
/** What is sent every minute is sent at once. */
const sendNow = (db: Database) => enqueue(db, SEND_WRITES_JOB, {});
/** Both sides, as `12 processing 1000`. */
const theirs = () =>
  [...store.orders.values()]
    .map(({ id, status, total }) => `${id} ${status} ${Math.round(Number(total) * 100)}`)
    .sort();
const ours = () =>
  look(async ({ db }) => {
    const rows = await db.selectFrom('orders').select(['id', 'store_status', 'total']).execute();
    return rows.map(({ id, store_status, total }) => `${id} ${store_status} ${total}`).sort();
  });

test(
  'a store is copied whole by a product that is killed on the way, while orders are deleted and made',
  async () => {
    const ids = [...store.orders.keys()];
    for (const [nth, death] of DEATHS.entries()) {
      const doomed = await start(death).catch(() => undefined);
      await doomed?.died;
      store.orders.delete(Number(ids[nth * 7]));
      store.addOrder();
    }
    server = await start();
    await expect.poll(async () => (await ours()).length, PATIENT).toBeGreaterThanOrEqual(store.orders.size);
    await look(({ db }) =>
      expect
        .poll(
          async () =>
            (await db.selectFrom('backfills').select('kind').where('finished', 'is', null).execute()).length,
          PATIENT,
        )
        .toBe(0),
    );
    // What was deleted after it was copied is told by its webhook, or found at night: here by its own number.
    const told = new Set(theirs());
    const left = (await ours()).filter((line) => !told.has(line));
    expect(left.every((line) => !store.orders.has(Number(line.split(' ')[0])))).toBe(true);
    expect((await ours()).filter((line) => told.has(line))).toEqual(theirs());
  },
  isCountedInFull ? 600_000 : 240_000,
);

test('killed between sending a refund and writing that down, the store has it once', async () => {
  const [order] = [...store.orders.values()];
  if (!order) throw new Error('There is no order.');
  await server?.kill();
  server = await start('store-after-send');
  await look(async ({ db }) => {
    await db
      .insertInto('order_refunds')
      .values({
        ...{
          order_id: order.id,
          refund_id: 're_killed',
          amount: 400,
          refunded_by: null,
          status_before: null,
        },
        ...{ items: '[]', date_created: new Date().toISOString().slice(0, 19).replace('T', ' ') as never },
      })
      .execute();
    await db
      .updateTable('store_writes')
      .set({ next_try: '2020-01-01 00:00:00' as never })
      .execute();
    await sendNow(db);
  });
  expect(await server.died).toBe('SIGKILL');
  expect(store.refunds.get(order.id)).toHaveLength(1);
  server = await start();
  // The time in which the store might still be at work has passed.
  await look(async ({ db }) => {
    const past = '2020-01-01 00:00:00' as never;
    await db.updateTable('store_writes').set({ next_try: past, sending: past }).execute();
    await sendNow(db);
    const done = async () =>
      (await db.selectFrom('store_writes').select('done').where('done', 'is not', null).execute()).length;
    await expect.poll(done, PATIENT).toBe(1);
  });
  expect(store.refunds.get(order.id)).toMatchObject([{ amount: '4.00', api_refund: false }]);
  expect(store.moved).toEqual([]);
}, 240_000);
