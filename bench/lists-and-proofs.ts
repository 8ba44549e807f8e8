import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#server/db/embedded-postgres.ts';
import { provePayout } from '#server/features/payouts/prove-payout.ts';
import { prepareJobs } from '#server/jobs/job-pool.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { measureExport } from './export-rate.ts';
import { serve } from './http-overhead.ts';
import { growLists, longExports, longListCases } from './long-lists.ts';
import { measureInTurns } from './measure.ts';
import { count, ms, printTable, times } from './print-table.ts';
import { type BenchWorld, makeWorld } from './worlds.ts';

const { values } = parseArgs({
  options: {
    transactions: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '9' },
  },
});
const [TRANSACTIONS, ROWS, ROUNDS] = [values.transactions, values.rows, values.rounds].map(Number);
if (!TRANSACTIONS || !ROWS || !ROUNDS) {
  console.error(
    'Usage: npx tsx bench/lists-and-proofs.ts [--transactions 100000] [--rows 1000000] [--rounds 9]',
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
  return { payouts: payouts.length, unexplained, msEach: taken / payouts.length };
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

const dataDir = makeTemporaryFolder('lists');
const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
const worlds: BenchWorld[] = [];
try {
  const [few, many] = [
    await makeWorld(postgres, TRANSACTIONS, dataDir),
    await makeWorld(postgres, TRANSACTIONS + 1, dataDir),
  ];
  worlds.push(few, many);
  const proofs = await proveAll(few);
  printTable(
    `Payout proofs over ${count(few.rows)} transactions`,
    ['payouts', 'unexplained', 'each'],
    [[count(proofs.payouts), count(proofs.unexplained), ms(proofs.msEach)]],
  );
  await growLists(few.deps.db, BASE_ROWS);
  await growLists(many.deps.db, ROWS);
  const lists = await measureLists([few, many]);
  printTable(
    `Payouts and disputes, median of ${ROUNDS} rounds in turns`,
    ['', `${count(BASE_ROWS)} rows`, `${count(ROWS)} rows`, 'growth', 'bar'],
    lists.map((one) => [
      one.name,
      ms(one.few),
      ms(one.many),
      times(one.growth),
      one.within === undefined ? '' : one.within ? 'met' : 'MISSED',
    ]),
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
  const host = { cpus: os.cpus().length, load: os.loadavg()[0], node: process.version, arch: process.arch };
  mkdirSync('bench/results', { recursive: true });
  const name = `bench/results/lists-and-proofs-${ROWS}.json`;
  writeFileSync(name, `${JSON.stringify({ host, rounds: ROUNDS, proofs, lists, exports }, null, 2)}\n`);
  console.log(`\nWritten to ${name} (load average ${host.load?.toFixed(1)}).`);
  if (proofs.unexplained > 0) {
    console.error('A payout is not explained.');
    process.exitCode = 1;
  }
} finally {
  for (const world of worlds) await world.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
