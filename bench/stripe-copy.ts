import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { epochSeconds } from '#domain/shared/time.ts';
import { openLine } from '#provider/stripe/stripe-line.ts';
import { stripeProvider } from '#provider/stripe/stripe-provider.ts';
import { openDatabase, openPool } from '#server/db/database.ts';
import { startPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { backfill } from '#server/events/backfill.ts';
import { refreshWaiting } from '#server/events/refresh-jobs.ts';
import { openLog } from '#server/http/log.ts';
import { prepareJobs } from '#server/jobs/job-pool.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { LEAVE_WAITING } from './event-backlog.ts';
import { count, printTable } from './print-table.ts';
import { rowsIn } from './rows-in.ts';

/** A first copy from Stripe and a backlog of its events, with nothing that says how often we may ask. */
const MOVEMENTS = Number(process.argv[2] ?? 100_000);
const BACKLOG = process.argv.includes('--full') ? 50_000 : 5000;
const NOW = () => epochSeconds(1_772_700_000);
const log = openLog('error');

const facade = fork(new URL('./scripted-stripe.ts', import.meta.url), [String(MOVEMENTS)]);
const [origin] = (await once(facade, 'message')) as [string];
const secret = ['rk', 'test', 'madeup'].join('_');
const line = openLine(
  {
    ...{ secretKey: () => secret, publishableKey: 'pk_test_madeup', account: undefined },
    ...{ opensAccounts: false, isLive: false, ownAccount: undefined },
  },
  {
    fetch: (asked, init) => {
      const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked);
      return fetch(`${origin}${pathname}${search}`, init);
    },
    sleep: async () => undefined, // The pace of walks is Stripe's limit, not ours.
  },
);
const provider = stripeProvider(line);
const dataDir = makeTemporaryFolder('copy');
const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
const pool = openPool(postgres.connection, (error) => console.error(error));

type Pace = Readonly<{ rows: number; perSecond: number; ourCpuMs: number }>;

/** Beside how long it took, what our own process and the façade worked meanwhile is told apart. */
async function timed(work: () => Promise<number>): Promise<Pace> {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const rows = await work();
  const { user, system } = process.cpuUsage(cpu);
  return {
    rows,
    perSecond: (rows * 1000) / (performance.now() - began),
    ourCpuMs: (user + system) / 1000 / rows,
  };
}

const figures = ({ rows, perSecond, ourCpuMs }: Pace): readonly string[] => [
  count(rows),
  perSecond.toFixed(0),
  `${ourCpuMs.toFixed(2)} ms`,
];

try {
  await migrate(pool);
  await prepareJobs({ direct: () => postgres.connection, log });
  const deps = { db: openDatabase(pool), provider, now: NOW, log };
  const copied = await timed(async () => {
    await backfill(deps);
    return rowsIn(pool, 'payment_intents', 'charges', 'refunds', 'payouts', 'transactions');
  });
  await pool.query('analyze');
  const { rowCount } = await pool.query(LEAVE_WAITING, [BACKLOG, 1, 'stripe']);
  const applied = await timed(async () => {
    await refreshWaiting(deps);
    return rowCount ?? 0;
  });
  const { rows: left } = await pool.query(`select from provider_events where state = 'waiting' limit 1`);
  if (left.length > 0) throw new Error('Some events of the backlog still wait');
  printTable(
    `From Stripe's interface, ${count(MOVEMENTS)} movements of the balance, without its limits`,
    ['', 'rows', 'a second', 'our CPU for one'],
    [
      ['first copy (≥ 5,000)', ...figures(copied)],
      ['events of a backlog (≥ 1,500)', ...figures(applied)],
    ],
  );
  const host = { cpus: os.cpus().length, load: os.loadavg()[0], node: process.version, arch: process.arch };
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(
    'bench/results/stripe-copy.json',
    `${JSON.stringify({ host, movements: MOVEMENTS, copied, applied }, null, 2)}\n`,
  );
} finally {
  facade.disconnect();
  await pool.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
