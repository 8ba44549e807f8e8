import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { provePayout } from '#server/features/payouts/prove-payout.ts';
import { prepareJobs } from '#server/jobs/job-pool.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { measureExport } from './export-rate.ts';
import { serve } from './http-overhead.ts';
import { measureListsMeanwhile } from './lists-meanwhile.ts';
import { growLists, longExports, longListCases, payoutsExport } from './long-lists.ts';
import { measureInTurns } from './measure.ts';
import { count, ms, printTable, times } from './print-table.ts';
import { type BenchWorld, makeWorld } from './worlds.ts';

const { values } = parseArgs({
  options: {
    transactions: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '9' },
    only: { type: 'string' },
  },
});
const [TRANSACTIONS, ROWS, ROUNDS] = [values.transactions, values.rows, values.rounds].map(Number);
if (!TRANSACTIONS || !ROWS || !ROUNDS) {
  console.error(
    'Usage: npx tsx bench/lists-and-proofs.ts [--transactions 100000] [--rows 1000000] [--rounds 9] [--only proofs]',
  );
  process.exit(1);
}
const BASE_ROWS = 10_000;

/** Every payout of the world by its own proof, as a merchant would open one after another. */
async function proveAll({ deps }: BenchWorld) {
  const payouts = await deps.db.selectFrom('payouts').select('id').execute();
  const started = performance.now();
  let unexplained = 0;
  for (const { id } of payouts) if ((await provePayout(deps, id)).unexplained !== 0) unexplained += 1;
  const taken = performance.now() - started;
  return { payouts: payouts.length, unexplained, seconds: taken / 1000, msEach: taken / payouts.length };
}

async function measureLists(worlds: readonly [BenchWorld, BenchWorld]) {
  const measured = [];
  for (const { name, bar, run } of longListCases) {
    const [few = 0, many = 0] = await measureInTurns(
      worlds.map(({ deps }) => ({ run: () => run(deps) })),
      ROUNDS ?? 1,
    );
    const growth = many / few;
    const within = bar && 'growth' in bar ? growth <= bar.growth : undefined;
    measured.push({ name, few, many, growth, within });
  }
  return measured;
}

async function measureExports(world: BenchWorld) {
  await prepareJobs(world.deps);
  const server = await serve(world);
  try {
    const rates = [];
    for (const exported of longExports) rates.push(await measureExport(world, server, exported));
    return rates;
  } finally {
    await server.app.close();
  }
}

const mark = (within: boolean | undefined): string => (within === undefined ? '' : within ? 'met' : 'MISSED');

async function proofsOf(world: BenchWorld) {
  const proofs = await proveAll(world);
  printTable(
    `Payout proofs over ${count(world.rows)} transactions`,
    ['payouts', 'unexplained', 'all', 'each'],
    [[count(proofs.payouts), count(proofs.unexplained), `${proofs.seconds.toFixed(1)} s`, ms(proofs.msEach)]],
  );
  if (proofs.unexplained > 0) {
    console.error('A payout is not explained.');
    process.exitCode = 1;
  }
  return { transactions: world.rows, ...proofs };
}

async function listsAndExports(few: BenchWorld, many: BenchWorld) {
  await growLists(few.deps.db, BASE_ROWS);
  await growLists(many.deps.db, ROWS ?? 1);
  const lists = await measureLists([few, many]);
  printTable(
    `Payouts and disputes, median of ${ROUNDS} rounds in turns`,
    ['', `${count(BASE_ROWS)} rows`, `${count(ROWS ?? 1)} rows`, 'growth', 'bar'],
    lists.map((one) => [one.name, ms(one.few), ms(one.many), times(one.growth), mark(one.within)]),
  );
  const exports = await measureExports(many);
  printTable(
    'Exports',
    ['', 'rows', 'COPY alone', 'over HTTP', 'rate (≥ 0.8)', 'memory rise (≤ 80 MB)'],
    exports.map((file) => [
      file.name,
      count(file.rows),
      `${file.bareS.toFixed(2)} s`,
      `${file.httpS.toFixed(2)} s`,
      times(file.ratio),
      `${file.memoryRiseMb.toFixed(0)} MB`,
    ]),
  );
  const responsive = await measureListsMeanwhile(many, payoutsExport);
  printTable(
    `List pages while ${count(exports[0]?.rows ?? 0)} rows stream to one reader`,
    ['', 'calls', 'median', 'p99'],
    [
      ...(
        [
          ['alone', responsive.alone],
          ['meanwhile', responsive.meanwhile],
        ] as const
      ).map(([name, one]) => [name, count(one.calls), ms(one.medianMs), ms(one.p99Ms)]),
      ['ratio (p99 ≤ 2)', '', times(responsive.medianRatio), times(responsive.p99Ratio)],
    ],
  );
  return { lists, exports, responsive };
}

function write(name: string, measured: object): void {
  const host = { cpus: os.cpus().length, load: os.loadavg()[0], node: process.version, arch: process.arch };
  mkdirSync('bench/results', { recursive: true });
  const file = `bench/results/${name}.json`;
  writeFileSync(file, `${JSON.stringify({ host, rounds: ROUNDS, ...measured }, null, 2)}\n`);
  console.log(`\nWritten to ${file} (load average ${host.load?.toFixed(1)}).`);
}

const dataDir = makeTemporaryFolder('lists');
const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
const worlds: BenchWorld[] = [];
try {
  const few = await makeWorld(postgres, TRANSACTIONS, dataDir);
  worlds.push(few);
  const proofs = await proofsOf(few);
  if (values.only === 'proofs') write(`proofs-${TRANSACTIONS}`, { proofs });
  else {
    const many = await makeWorld(postgres, TRANSACTIONS + 1, dataDir);
    worlds.push(many);
    write(`lists-and-proofs-${ROWS}`, { proofs, ...(await listsAndExports(few, many)) });
  }
} finally {
  for (const world of worlds) await world.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
