import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { COMPARE_STORE_JOB, READ_CHANGES_JOB } from '#server/woocommerce/store-job-names.ts';
import { anOrder } from '../factories/order.ts';
import { findFreePort } from '../free-port.ts';
import { isCountedInFull } from '../rounds.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { type MeddlingRelay, startMeddlingRelay } from '../woocommerce/meddling-relay.ts';
import { lookInside, startWhole, type WholeServer } from './whole-server.ts';

// The store is our own product in a process of its own, the back office another: what the one says, the other must understand,
// over the wire, whatever dies on the way, and whatever becomes of what the store tells by itself.

const ORDERS = isCountedInFull ? 5000 : 250;
const DEATHS = isCountedInFull
  ? [1, 3, 5, 7, 9].flatMap((page) => [`store-page-before-commit:${page}`, `store-page-after-commit:${page}`])
  : ['store-page-before-commit:3', 'store-page-after-commit:1'];
/** Beyond these in a minute the store asks for patience, which costs time and is shown elsewhere. */
const CHANGED = isCountedInFull ? 240 : 24;
const MADE = isCountedInFull ? 96 : 24;
const REMOVED = MADE / 2;
const PATIENT = { timeout: 120_000, interval: 500 };

const [storeDir, officeDir] = [makeTemporaryFolder('second-store'), makeTemporaryFolder('second-office')];
let store: WholeServer;
let office: WholeServer | undefined;
let relay: MeddlingRelay;
let env: Readonly<Record<string, string>>;
let unpaid: readonly number[];

beforeAll(async () => {
  store = await startWhole(storeDir, '', { WEBHOOKS_PRIVATE: 'allow' });
  const inside = await lookInside(storeDir);
  const rows = Array.from({ length: ORDERS }, (_, nth) =>
    anOrder({ created: utcInstant(epochSeconds(1_770_000_000 + nth * 60)), payment_intent_id: null }),
  );
  for (let from = 0; from < rows.length; from += 500)
    await inside.db
      .insertInto('orders')
      .values(rows.slice(from, from + 500))
      .execute();
  const { id: user_id } = await inside.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const now = () => epochSeconds(Math.floor(Date.now() / 1000));
  const config = readConfig({ DATA_DIR: storeDir });
  const { consumer_key, consumer_secret } = await createApiKey(
    { db: inside.db, now, config },
    { user_id, description: 'back office', scope: 'read_write' },
  );
  const without = inside.db.selectFrom('orders').select('id').where('payment_intent_id', 'is', null);
  unpaid = (await without.orderBy('id').execute()).map(({ id }) => id);
  await inside.close();
  const port = await findFreePort();
  relay = await startMeddlingRelay(`http://127.0.0.1:${port}`);
  env = {
    ...{ STORE: 'woocommerce', WOOCOMMERCE_URL: store.address, PORT: String(port), PUBLIC_URL: relay.url },
    ...{ WOOCOMMERCE_KEY: consumer_key, WOOCOMMERCE_SECRET: consumer_secret },
  };
}, 240_000);
afterAll(async () => {
  await office?.kill();
  await store.kill();
  await relay.close();
  for (const dir of [storeDir, officeDir]) rmSync(dir, { recursive: true, force: true });
});

async function sideOf(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'currency', 'total', 'created'])
    .orderBy('id')
    .execute();
  return rows.map((row) => Object.values(row).join(' '));
}

async function lookAt<Found>(dir: string, look: (db: Database) => Promise<Found>): Promise<Found> {
  const { db, close } = await lookInside(dir);
  try {
    return await look(db);
  } finally {
    await close();
  }
}

test(
  'both sides are equal at the end, however often the back office was killed',
  async () => {
    for (const death of DEATHS) {
      const doomed = await startWhole(officeDir, death, env).catch(() => undefined);
      await doomed?.died;
    }
    office = await startWhole(officeDir, '', env);
    const theirs = await lookAt(storeDir, sideOf);
    expect(theirs.length).toBeGreaterThanOrEqual(ORDERS);
    await lookAt(officeDir, async (db) => {
      await expect.poll(async () => (await sideOf(db)).length, PATIENT).toBe(theirs.length);
      expect(await sideOf(db)).toEqual(theirs);
    });
  },
  isCountedInFull ? 900_000 : 300_000,
);

/** As a tool of somebody else asks the store. */
async function ask(path: string, sent?: object) {
  const { WOOCOMMERCE_KEY, WOOCOMMERCE_SECRET } = env;
  const reply = await fetch(`${store.address}/wp-json/wc/v3/${path}`, {
    method: sent ? 'POST' : 'GET',
    headers: {
      authorization: `Basic ${btoa(`${WOOCOMMERCE_KEY}:${WOOCOMMERCE_SECRET}`)}`,
      'content-type': 'application/json',
    },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  expect(reply.status).toBe(200);
  return reply.json();
}

type Batch = 'create' | 'update' | 'delete';
/** At most a hundred at once; answers their numbers. */
async function askForAll(what: Batch, all: readonly unknown[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < all.length; from += 100) {
    const answered = await ask('orders/batch', { [what]: all.slice(from, from + 100) });
    const done = answered[what] as { id: number; error?: unknown }[];
    expect(done.filter(({ error }) => error)).toEqual([]);
    ids.push(...done.map(({ id }) => id));
  }
  return ids;
}

const heardAll = (topic: string, ids: readonly number[]) =>
  expect.poll(() => ids.filter((id) => !relay.heard(topic).includes(id)), PATIENT).toEqual([]);

test(
  'both sides are equal at the end, whatever of the store’s own webhooks is dropped, doubled, reordered or forged',
  async () => {
    const hooks = async () =>
      (await ask('webhooks?per_page=100')).map(({ status, delivery_url }: Record<string, string>) => [
        status,
        delivery_url,
      ]);
    await expect
      .poll(hooks, PATIENT)
      .toEqual(Array.from({ length: 8 }, () => ['active', `${relay.url}/store-events`]));

    const [theirs, ours] = [await lookInside(storeDir), await lookInside(officeDir)];
    const bothAgree = () =>
      expect
        .poll(async () => {
          const there = new Set(await sideOf(theirs.db));
          const here = await sideOf(ours.db);
          return [here.filter((line) => !there.delete(line)), [...there]];
        }, PATIENT)
        .toEqual([[], []]);

    const words = ['cancelled', 'failed', 'on-hold', 'processing'];
    const wanted = unpaid.slice(0, CHANGED).map((id, nth) => ({ id, status: words[nth % words.length] }));
    await askForAll('update', wanted);
    const made = await askForAll(
      'create',
      Array.from({ length: MADE }, () => ({})),
    );
    await heardAll('order.updated', unpaid.slice(0, CHANGED));
    await heardAll('order.created', made);
    await relay.settle();
    // What was dropped is told by nobody: it is asked for, as every minute.
    await enqueue(ours.db, READ_CHANGES_JOB, {});
    await bothAgree();

    // An order that is gone is found by no question for changes: those that vanish now were told of.
    const removed = await askForAll('delete', made.slice(0, REMOVED));
    await heardAll('order.deleted', removed);
    await relay.settle();
    const told = [...new Set(relay.passedOn('order.deleted'))];
    expect(told).toHaveLength((REMOVED / 3) * 2);
    const stillHere = ours.db.selectFrom('orders').select('id').where('id', 'in', told);
    await expect.poll(() => stillHere.execute(), PATIENT).toEqual([]);
    await enqueue(ours.db, COMPARE_STORE_JOB, {});
    await bothAgree();

    const meddled = relay.meddled();
    expect(meddled).toMatchObject({ refused: 0, believed: 0 });
    for (const count of [meddled.dropped, meddled.doubled, meddled.forged])
      expect(count).toBeGreaterThan(REMOVED / 3);
    // Nobody but the tool wrote a status.
    const written = await theirs.db
      .selectFrom('orders')
      .select(['id', 'status'])
      .where(
        'id',
        'in',
        wanted.map(({ id }) => id),
      )
      .orderBy('id')
      .execute();
    expect(written).toEqual(wanted);
    await Promise.all([theirs.close(), ours.close()]);
  },
  isCountedInFull ? 600_000 : 240_000,
);
