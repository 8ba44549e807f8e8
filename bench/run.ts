import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { prepareJobs } from '#server/jobs/job-pool.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { measureExport } from './export-rate.ts';
import { fraudCases } from './fraud-cases.ts';
import { isOver, measureSizes, type Size } from './front-end-sizes.ts';
import { type HttpOverhead, measureHttp, serve } from './http-overhead.ts';
import { measureInTurns } from './measure.ts';
import { paymentCases } from './payment-cases.ts';
import { count, ms, printTable, times } from './print-table.ts';
import { type Case, transactionCases } from './transaction-cases.ts';
import { type BenchWorld, makeWorld, openFilled } from './worlds.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '15' },
    only: { type: 'string' },
    folder: { type: 'string' },
    full: { type: 'boolean' },
  },
});
const SIZES = values.rows
  .split(',')
  .map(Number)
  .toSorted((a, b) => a - b);
const ROUNDS = Number(values.rounds);
/** As one more world for the transactions and the growth: what `npm run seed` has filled there stays, and payments come to it. */
const FOLDER = values.folder;
/** A backlog of ten times as many events. */
const FULL = values.full ? ['--full'] : [];
/** Behind payouts and disputes; it is those that are many there. */
const TRANSACTIONS_MAX = 100_000;
/** Of an account that is made up in memory. */
const MOVEMENTS_MAX = 1_000_000;
if (!SIZES.every((size) => Number.isSafeInteger(size) && size > 0) || !(ROUNDS >= 1)) {
  console.error(
    'Usage: npm run bench -- [--rows 10000,100000,1000000] [--rounds 15] [--only sizes|transactions|lists|writes|growth|stripe|books|browser] [--folder DIR] [--full]',
  );
  process.exit(1);
}

type Measured = Readonly<{ name: string; ms: readonly number[]; growth: number; within?: boolean }>;

async function measureCases(worlds: readonly BenchWorld[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const one of [...transactionCases, ...paymentCases, ...fraudCases]) {
    const taken = await measureInTurns(
      worlds.map(({ deps }) => ({ run: () => one.run(deps) })),
      ROUNDS,
    );
    const [smallest = 0, largest = 0] = [taken[0], taken.at(-1)];
    const growth = largest / smallest;
    measured.push({ name: one.name, ms: taken, growth, within: isWithin(one, growth, largest) });
  }
  return measured;
}

const isWithin = ({ bar }: Case, growth: number, largest: number): boolean | undefined =>
  bar && ('growth' in bar ? growth <= bar.growth : largest <= bar.ms);
const mark = (within: boolean | undefined): string => (within === undefined ? '' : within ? 'met' : 'MISSED');

function printCases(measured: readonly Measured[], worlds: readonly BenchWorld[]): void {
  printTable(
    `Transactions, median of ${ROUNDS} rounds in turns; every world answers a page of as many rows`,
    ['', ...worlds.map(({ rows }) => `${count(rows)} rows`), 'growth', 'bar'],
    measured.map((one) => [one.name, ...one.ms.map(ms), times(one.growth), mark(one.within)]),
  );
}

function printSizes(sizes: readonly Size[] | undefined): void {
  if (!sizes) {
    console.log('\nThe browser files are not built, so their sizes were not measured.');
    return;
  }
  printTable(
    'Browser files, gzip',
    ['', 'kB', 'at most', 'bar'],
    sizes.map((size) => [
      size.name,
      size.kb.toFixed(1),
      size.most ? String(size.most) : '',
      size.most ? mark(!isOver(size)) : '',
    ]),
  );
}

function printOverhead(measured: HttpOverhead, rows: number): void {
  printTable(
    `A list page over HTTP beside its own SQL, ${count(rows)} rows; CPU of the server's process alone`,
    ['', 'bytes', 'SQL alone', 'over HTTP', 'ratio (≤ 3)', 'CPU of the SQL', 'CPU on top (≤ 0.6 ms)', 'bar'],
    measured.map(({ name, bytes, bare, ratio, cpuOnTopMs, ms: taken }) => [
      name,
      count(bytes),
      ms(bare.ms),
      ms(taken),
      times(ratio),
      ms(bare.cpuMs),
      ms(cpuOnTopMs),
      mark(ratio <= 3 && cpuOnTopMs <= 0.6),
    ]),
  );
}

async function measureServer(world: BenchWorld) {
  await prepareJobs(world.deps);
  const server = await serve(world);
  try {
    const overhead = await measureHttp(world, ROUNDS * 2);
    printOverhead(overhead, world.rows);
    const file = await measureExport(world, server);
    printTable(
      `Export of ${count(file.rows)} rows (${(file.bytes / 1e6).toFixed(0)} MB)`,
      ['COPY alone', 'over HTTP', 'rate (≥ 0.8)', 'memory rise (≤ 80 MB)'],
      [
        [
          `${file.bareS.toFixed(2)} s`,
          `${file.httpS.toFixed(2)} s`,
          times(file.ratio),
          `${file.memoryRiseMb.toFixed(0)} MB`,
        ],
      ],
    );
    return { overhead, export: file };
  } finally {
    await server.app.close();
  }
}

async function measureDatabase() {
  const dataDir = makeTemporaryFolder('bench');
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const worlds: BenchWorld[] = [];
  try {
    for (const size of SIZES) worlds.push(await makeWorld(postgres, size, dataDir));
    if (FOLDER) worlds.push(await openFilled(FOLDER));
    const cases = await measureCases(worlds);
    printCases(cases, worlds);
    const largest = worlds.at(-1);
    return {
      worlds: worlds.map(({ rows, loadedS }) => ({ rows, loadedS })),
      cases,
      ...(largest && (await measureServer(largest))),
    };
  } finally {
    for (const world of worlds) await world.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Payouts, disputes and proofs, once the room that the transactions took is free again. */
function measureLists(): void {
  const largest = SIZES.at(-1) ?? 0;
  const sizes = ['--rows', String(largest), '--transactions', String(Math.min(TRANSACTIONS_MAX, largest))];
  const script = ['--import', 'tsx', 'bench/lists-and-proofs.ts', ...sizes];
  const { status } = spawnSync(process.execPath, script, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

/** The matching of bank lines, and the largest of the sizes as a journal against COPY. */
function measureBooks(): void {
  const scripts = [['bench/bank-matching.ts'], ['bench/journal.ts', '--rows', String(SIZES.at(-1) ?? 0)]];
  for (const script of scripts) {
    const words = ['--import', 'tsx', ...script];
    if (spawnSync(process.execPath, words, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
  }
}

/** What is measured in a product of its own: what money actions cost, and what somebody at a browser waits for. */
function measureAlone(script: string, ...wanted: readonly string[]): void {
  const words = ['--import', 'tsx', `bench/${script}.ts`, ...wanted];
  if (spawnSync(process.execPath, words, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
}

const isWanted = (part: string): boolean => values.only === undefined || values.only === part;
const database = isWanted('transactions') ? await measureDatabase() : undefined;
if (isWanted('lists')) measureLists();
if (isWanted('writes')) measureAlone('writes', ...FULL);
if (isWanted('growth')) measureAlone('growth', SIZES.join(','), ...(FOLDER ? [FOLDER] : []));
if (isWanted('stripe'))
  measureAlone('stripe-copy', String(Math.min(SIZES.at(-1) ?? 0, MOVEMENTS_MAX)), ...FULL);
if (isWanted('browser')) measureAlone('browser');
if (isWanted('books')) measureBooks();
/** What has a file of its own for its results leaves this one as it is. */
if (isWanted('sizes') || database) {
  const sizes = measureSizes();
  printSizes(sizes);
  const host = { cpus: os.cpus().length, load: os.loadavg()[0], node: process.version, arch: process.arch };
  const name = database ? `transactions-${database.worlds.map(({ rows }) => rows).join('-')}` : 'sizes';
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(
    `bench/results/${name}.json`,
    `${JSON.stringify({ host, rounds: ROUNDS, ...database, sizes }, null, 2)}\n`,
  );
  console.log(`\nWritten to bench/results/${name}.json (load average ${host.load?.toFixed(1)}).`);
  if (sizes?.some(isOver)) {
    console.error('A browser file is larger than its bar.');
    process.exitCode = 1;
  }
}
