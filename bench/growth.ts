import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { assert } from '#domain/shared/assert.ts';
import {
  type Answered,
  askOnce,
  type Call,
  driveAtRate,
  isGood,
  percentile,
} from '#tests/safety-load/drive.ts';
import { fillFolder } from '#tests/safety-load/loaded-product.ts';
import { type CountedProduct, startCounted, untilSettled } from './counted-product.ts';
import { perSecond } from './per-second.ts';
import { count, ms, printTable, times } from './print-table.ts';
import { rowsIn } from './rows-in.ts';

/** What a store's size does to its writing, and what writing does to its lists. */
const SIZES = (process.argv[2] ?? '10000,1000000').split(',').map(Number);
/** One that was filled before, and stays. */
const FOLDER = process.argv[3];
const TOGETHER = 8;
const WARM_MS = 20_000;
const LOADED_MS = 10_000;
/** What two cores carry beside the lists; faster, and it is the wait for a processor that is measured. */
const PAYMENTS_A_SECOND = 40;
const LISTS_A_SECOND = 20;
const LISTS_S = 20;
const LOOK_FOR_LOCKS_EVERY_MS = 10;
const API = '/wp-json/wc/v3/payments';
const LISTS = ['transactions', 'deposits', 'disputes', 'transactions/summary'];

type Growth = Readonly<{
  rows: number;
  loadedS?: number;
  perSecond: number;
  quiet: Latency;
  meanwhile: Latency;
  longestLockMs: number;
}>;
type Latency = Readonly<{ medianMs: number; p99Ms: number }>;

async function measureSize(size: number): Promise<Growth> {
  const began = performance.now();
  const dataDir = fillFolder(size);
  const loadedS = (performance.now() - began) / 1000;
  return { ...(await measureFolder(dataDir)), loadedS };
}

async function measureFolder(dataDir: string, isKept = false): Promise<Growth> {
  const product = await startCounted('fresh', dataDir, isKept);
  product.uncounted();
  try {
    const rows = await rowsIn(product.pool, 'transactions');
    await paid(product, WARM_MS);
    await readLists(product, LISTS_S / 4);
    const rate = await paid(product, LOADED_MS);
    await untilSettled(product.pool);
    const quiet = latencyOf(await readLists(product, LISTS_S));
    const [meanwhile, longestLockMs] = await whileLookingForLocks(product.pool, async () => {
      const coming = driveAtRate(product.address, {
        rate: PAYMENTS_A_SECOND,
        seconds: LISTS_S,
        next: (nth) => payment(product, nth),
      });
      const read = await readLists(product, LISTS_S);
      assert((await coming).every(isGood), 'each payment is answered');
      return latencyOf(read);
    });
    await untilSettled(product.pool);
    return { rows, perSecond: rate, quiet, meanwhile, longestLockMs };
  } finally {
    await product.stop();
  }
}

const callerOf = ({ callers }: CountedProduct, nth: number) => callers[nth % callers.length] ?? {};
const payment = (product: CountedProduct, nth: number): Call => ({
  method: 'POST',
  path: '/simulator/api/payments',
  body: { amount: 10_000, currency: 'usd', card: '4242424242424242' },
  headers: { ...callerOf(product, nth), 'idempotency-key': randomUUID() },
});

/** How many come through in a second, and each of them well. */
function paid(product: CountedProduct, forMs: number): Promise<number> {
  let begun = 0;
  const once = async () => {
    begun += 1;
    const { status, body } = await askOnce(product.address, payment(product, begun));
    assert(status === 200, `a payment is answered, not ${status}: ${body.slice(0, 300)}`);
  };
  return perSecond(TOGETHER, once, forMs);
}

async function readLists(product: CountedProduct, seconds: number): Promise<readonly Answered[]> {
  const next = (nth: number): Call => ({
    path: `${API}/${LISTS[nth % LISTS.length]}`,
    headers: callerOf(product, nth),
  });
  const answers = await driveAtRate(product.address, { rate: LISTS_A_SECOND, seconds, next });
  assert(answers.every(isGood), 'each list is answered');
  return answers;
}

const latencyOf = (answers: readonly Answered[]): Latency => ({
  medianMs: percentile(answers, 0.5),
  p99Ms: percentile(answers, 0.99),
});

/** The longest that anybody was seen waiting for a lock meanwhile. */
async function whileLookingForLocks<Done>(
  pool: pg.Pool,
  work: () => Promise<Done>,
): Promise<readonly [Done, number]> {
  let longest = 0;
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const { rows } = await pool.query<{ ms: number }>(
        `select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::float as ms
         from pg_locks where not granted`,
      );
      longest = Math.max(longest, rows[0]?.ms ?? 0);
      await pause(LOOK_FOR_LOCKS_EVERY_MS);
    }
  };
  const looking = look();
  const done = await work().finally(() => {
    isOver = true;
  });
  await looking;
  return [done, longest];
}

const sizes: Growth[] = [];
for (const size of SIZES) sizes.push(await measureSize(size));
if (FOLDER) sizes.push(await measureFolder(FOLDER, true));
const [smallest] = sizes;
printTable(
  `Payments a second, ${TOGETHER} at a time, and lists while ${PAYMENTS_A_SECOND} a second come in`,
  ['rows', 'loaded', 'a second', 'slower', 'list p99', 'meanwhile', 'ratio (≤ 2)', 'longest lock (≤ 100 ms)'],
  sizes.map(({ rows, loadedS, perSecond: rate, quiet, meanwhile, longestLockMs }) => [
    count(rows),
    loadedS === undefined ? 'before' : `${loadedS.toFixed(0)} s`,
    rate.toFixed(1),
    times((smallest?.perSecond ?? Number.NaN) / rate),
    ms(quiet.p99Ms),
    ms(meanwhile.p99Ms),
    times(meanwhile.p99Ms / quiet.p99Ms),
    ms(longestLockMs),
  ]),
);
const host = { cpus: os.cpus().length, load: os.loadavg()[0], node: process.version, arch: process.arch };
mkdirSync('bench/results', { recursive: true });
const name = `growth-${sizes.map(({ rows }) => rows).join('-')}`;
writeFileSync(`bench/results/${name}.json`, `${JSON.stringify({ host, sizes }, null, 2)}\n`);
