import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { assert } from '#domain/shared/assert.ts';
import { openPool } from '#server/db/database.ts';
import { askOnce, type Call } from '#tests/safety-load/drive.ts';
import { payBare, prepareBare } from './bare-writes.ts';
import { type CountedProduct, numbersTaken, startCounted, untilSettled } from './counted-product.ts';
import { backlogPerSecond } from './event-backlog.ts';
import { median } from './measure.ts';
import { perSecond } from './per-second.ts';
import { count, ms, printTable, times } from './print-table.ts';

/** What writing costs: statements and transactions of one money action, and how many come through in a second. */
const COUNTED = 20;
const SHOWN = 40;
const LOADED_MS = 8000;
/** A server runs for weeks: what its engine learns in the first half minute is no part of what a payment costs. */
const WARM_MS = 30_000;
const BACKLOG = process.argv.includes('--full') ? 50_000 : 5000;
const PAYMENTS = '/wp-json/wc/v3/payments';
const A_SALE = { amount: 10_000, currency: 'usd', card: '4242424242424242' };

type Answer = Readonly<{ order_id: number; payment_intent_id: string; charge_id: string }>;
type Action = Readonly<{ name: string; prepare: () => Promise<Call> }>;
type Cost = Readonly<{ name: string; statements: number; written: number; cpuMs: number }>;

const product = await startCounted('busy');
const { address, pool, callers } = product;
let asked = 0;
let isLoaded = false;
/** Each caller has a limit of its own, so they take turns under load; alone, each action has one that is known already. */
const nextCaller = () => {
  if (isLoaded) asked += 1;
  return callers[asked % callers.length] ?? {};
};

async function ask(call: Call): Promise<Answer> {
  const { status, body } = await askOnce(address, call);
  assert(status === 200, `${call.path} is answered, not ${status}: ${body.slice(0, 300)}`);
  return JSON.parse(body) as Answer;
}
const post = (path: string, body: object): Call => ({
  ...{ method: 'POST' as const, path, body },
  headers: { ...nextCaller(), 'idempotency-key': randomUUID() },
});
const pay = (over: object = {}): Call => post('/simulator/api/payments', { ...A_SALE, ...over });

const ACTIONS: readonly Action[] = [
  { name: 'payment', prepare: async () => pay() },
  {
    name: 'refund',
    prepare: async () => {
      const { charge_id } = await ask(pay());
      return post(`${PAYMENTS}/refund`, { charge_id, amount: 2500 });
    },
  },
  ...(['capture', 'cancel'] as const).map((settle) => ({
    name: settle,
    prepare: async () => {
      const { order_id, payment_intent_id } = await ask(pay({ capture: false }));
      return post(`${PAYMENTS}/orders/${order_id}/${settle}_authorization`, { payment_intent_id });
    },
  })),
];

const totalOf = (counted: readonly (readonly [string, number])[]): number =>
  counted.reduce((sum, [, times]) => sum + times, 0);

/** Each by itself, to its very end: told, applied, and nothing left waiting. */
async function countAction({ name, prepare }: Action): Promise<Cost> {
  asked += 1;
  await ask(pay());
  const calls: Call[] = [];
  for (let nth = 0; nth < COUNTED; nth += 1) calls.push(await prepare());
  await untilSettled(pool);
  const before = await product.counted();
  const first = await numbersTaken(pool);
  for (const call of calls) {
    await ask(call);
    await untilSettled(pool);
  }
  const { counted, cpuMs } = await product.counted();
  const savepoints = totalOf(counted.filter(([text]) => / savepoint /.test(text)));
  if (name === 'payment') printSources(counted);
  return {
    name,
    statements: totalOf(counted) / COUNTED,
    written: ((await numbersTaken(pool)) - first - savepoints) / COUNTED,
    cpuMs: (cpuMs - before.cpuMs) / COUNTED,
  };
}

/** Where they come from, the most first. */
function printSources(counted: readonly (readonly [string, number])[]): void {
  const sources = new Map<string, number>();
  for (const [text, times] of counted) {
    const source = text.slice(0, 90);
    sources.set(source, (sources.get(source) ?? 0) + times);
  }
  const most = [...sources].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN);
  printTable(
    `Statements of one payment, of ${COUNTED} counted, the ${SHOWN} most frequent`,
    ['', 'each'],
    most.map(([text, times]) => [text, (times / COUNTED).toFixed(2)]),
  );
}

/** Prepared beforehand, so that only the action itself is timed; it ends when they are used up. */
async function preparedPerSecond({ prepare }: Action, together: number, enough: number): Promise<number> {
  const calls: Call[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (calls.length < enough) calls.push(await prepare());
    }),
  );
  await untilSettled(pool);
  const began = performance.now();
  const all = calls.length;
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let call = calls.pop(); call; call = calls.pop()) await ask(call);
    }),
  );
  return (all * 1000) / (performance.now() - began);
}

async function aloneMs(): Promise<Readonly<{ answered: number; settled: number }>> {
  const answered: number[] = [];
  const settled: number[] = [];
  for (let nth = 0; nth < COUNTED; nth += 1) {
    const began = performance.now();
    await ask(pay());
    answered.push(performance.now() - began);
    await untilSettled(pool);
    settled.push(performance.now() - began);
  }
  return { answered: median(answered), settled: median(settled) };
}

/** When a key was last used is written once a minute: what a shop with one key meets once, so many keys would meet each time. */
async function callWithEachKey(): Promise<void> {
  for (const headers of callers)
    await askOnce(address, { method: 'GET', path: `${PAYMENTS}/accounts`, headers });
}

async function warmUp(own: CountedProduct['pool']): Promise<void> {
  isLoaded = true;
  await perSecond(8, () => ask(pay()), WARM_MS);
  isLoaded = false;
  await untilSettled(own);
}

async function measure({ pool: own, connection }: CountedProduct) {
  await warmUp(own);
  const costs: Cost[] = [];
  for (const action of ACTIONS) costs.push(await countAction(action));
  const alone = await aloneMs();
  const bare = openPool({ ...connection, max: 32 }, () => undefined);
  await prepareBare(bare);
  isLoaded = true;
  product.uncounted();
  await callWithEachKey();
  const loads: { name: string; together: number; rate: number; bare?: number }[] = [];
  for (const together of [8, 32]) {
    await perSecond(together, () => ask(pay()), LOADED_MS); // So many at a time run other code than one by one.
    const rate = await perSecond(together, () => ask(pay()), LOADED_MS);
    await untilSettled(own);
    await perSecond(together, () => payBare(bare), LOADED_MS / 8);
    const plain = await perSecond(together, () => payBare(bare), LOADED_MS);
    loads.push({ name: 'payments', together, rate, bare: plain });
  }
  await bare.end();
  const [, refund, capture] = ACTIONS;
  for (const action of [refund, capture])
    if (action)
      loads.push({ name: `${action.name}s`, together: 8, rate: await preparedPerSecond(action, 8, 200) });
  return { costs, alone, loads, backlog: await backlogPerSecond(own, BACKLOG) };
}

try {
  const measured = await measure(product);
  printTable(
    `One action alone until everything of it is applied, mean of ${COUNTED}`,
    ['', 'statements', 'transactions that wrote', "server's CPU"],
    measured.costs.map((one) => [one.name, one.statements.toFixed(1), one.written.toFixed(1), ms(one.cpuMs)]),
  );
  printTable(
    'Actions a second',
    ['', 'at a time', 'a second', 'plain SQL', 'share'],
    measured.loads.map(({ name, together, rate, bare }) => [
      ...[name, count(together), rate.toFixed(1)],
      ...(bare === undefined ? ['', ''] : [bare.toFixed(1), times(rate / bare)]),
    ]),
  );
  const { answered, settled } = measured.alone;
  console.log(`\nOne payment alone: answered in ${ms(answered)}, everything applied after ${ms(settled)}.`);
  const { events, rate } = measured.backlog;
  console.log(`Of a backlog of ${count(events)} events ${rate.toFixed(0)} are applied a second.`);
  const host = { cpus: os.cpus().length, load: os.loadavg()[0], node: process.version, arch: process.arch };
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/writes.json', `${JSON.stringify({ host, ...measured }, null, 2)}\n`);
  console.log('\nWritten to bench/results/writes.json.');
} finally {
  await product.stop();
}
