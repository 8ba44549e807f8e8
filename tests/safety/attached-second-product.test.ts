import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { readConfig } from '#server/config.ts';
import { anOrder } from '../factories/order.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { lookInside, startWhole, type WholeServer } from './whole-server.ts';

// The store is our own product in a process of its own, the back office another: what the one says, the other must understand,
// over the wire, whatever dies on the way.

const IS_FULL = Boolean(process.env.SAFETY_FULL);
const ORDERS = IS_FULL ? 5000 : 250;
const DEATHS = IS_FULL
  ? [1, 3, 5, 7, 9].flatMap((page) => [`store-page-before-commit:${page}`, `store-page-after-commit:${page}`])
  : ['store-page-before-commit:3', 'store-page-after-commit:1'];
const PATIENT = { timeout: 120_000, interval: 500 };

const [storeDir, officeDir] = [makeTemporaryFolder('second-store'), makeTemporaryFolder('second-office')];
let store: WholeServer;
let office: WholeServer | undefined;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  store = await startWhole(storeDir);
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
  await inside.close();
  env = {
    ...{ STORE: 'woocommerce', WOOCOMMERCE_URL: store.address },
    ...{ WOOCOMMERCE_KEY: consumer_key, WOOCOMMERCE_SECRET: consumer_secret },
  };
}, 240_000);
afterAll(async () => {
  await office?.kill();
  await store.kill();
  for (const dir of [storeDir, officeDir]) rmSync(dir, { recursive: true, force: true });
});

async function sideOf(dir: string): Promise<string[]> {
  const { db, close } = await lookInside(dir);
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'currency', 'total', 'created'])
    .orderBy('id')
    .execute();
  await close();
  return rows.map((row) => Object.values(row).join(' '));
}

test(
  'both sides are equal at the end, however often the back office was killed',
  async () => {
    for (const death of DEATHS) {
      const doomed = await startWhole(officeDir, death, env).catch(() => undefined);
      await doomed?.died;
    }
    office = await startWhole(officeDir, '', env);
    const theirs = await sideOf(storeDir);
    expect(theirs.length).toBeGreaterThanOrEqual(ORDERS);
    await expect.poll(async () => (await sideOf(officeDir)).length, PATIENT).toBe(theirs.length);
    expect(await sideOf(officeDir)).toEqual(theirs);
  },
  IS_FULL ? 900_000 : 300_000,
);
