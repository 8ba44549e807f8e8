import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPool } from '#server/db/database.ts';
import type { Figure } from '../safety-load/figure.ts';
import { makeCallersIn } from '../safety-load/loaded-product.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { ClusterRun } from './cluster-run.ts';
import { findPrograms } from './programs.ts';
import { CLUSTER_ROWS } from './rows.ts';
import { startServers } from './servers.ts';

/** Each may move money thirty times a minute. */
const CALLERS = 200;
const isFull = process.env.SAFETY_FULL === '1';
const ids = process.argv.slice(2);

type Row = Readonly<{
  id: string;
  outcome?: 'met' | 'missed' | 'did not end';
  notRun?: string;
  figures: readonly Figure[];
}>;

const rows: Row[] = [];
const say = (line: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
mkdirSync('reports', { recursive: true });
function keep(row: Row): void {
  rows.push(row);
  say(`${row.id}: ${row.outcome ?? row.notRun}`);
  for (const { name, value, unit, most, least } of row.figures)
    say(
      `  ${name}: ${value} ${unit} ${most === undefined ? '' : `at most ${most}`} ${least === undefined ? '' : `at least ${least}`}`.trimEnd(),
    );
  writeFileSync('reports/safety-cluster.json', `${JSON.stringify({ isFull, rows }, null, 2)}\n`);
}
const isWithin = ({ value, most, least }: Figure): boolean =>
  Number.isFinite(value) && (most === undefined || value <= most) && (least === undefined || value >= least);

async function runRow(run: ClusterRun, id: string): Promise<void> {
  try {
    const measure = CLUSTER_ROWS[id];
    if (!measure) throw new Error(`There is no row ${id} of the cluster.`);
    // A row that failed may have left it otherwise, and its figures would be those of another cluster.
    await run.cluster.agree({ failsafe_mode: true });
    await run.cluster.setSynchronous(true);
    const before = await run.cluster.countSynchronous();
    say(`${id} begins`);
    const measured = await measure(run);
    const after = await run.cluster.countSynchronous();
    const waitedFor = {
      ...{ name: 'standbys that each commit waits for, before and after', unit: '' },
      ...{ value: Math.min(before, after), least: 1 },
    };
    const figures = [...measured, waitedFor];
    keep({ id, outcome: figures.every(isWithin) ? 'met' : 'missed', figures });
  } catch (error) {
    say(String(error instanceof Error ? `${error.stack} ${error.cause ?? ''}` : error));
    keep({ id, outcome: 'did not end', figures: [] });
    await run.cluster.mend();
    await Promise.all(run.clients.map((money) => money.stop()));
  }
}

async function runAll(cluster: Cluster): Promise<void> {
  const dataDir = path.join(cluster.folder, 'data');
  mkdirSync(dataDir);
  const pool = openPool({ connectionString: cluster.url, max: 4 }, () => undefined);
  const env = { DATABASE_URL: cluster.url, DATABASE_REPLICA_URL: cluster.replicaUrl };
  const servers = await startServers(dataDir, env);
  say('three processes are ready');
  const callers = await makeCallersIn(pool, dataDir, CALLERS);
  for (const id of ids)
    await runRow({ cluster, servers, dataDir, callers, pool, isFull, clients: [], say }, id);
  await servers.stop();
  await pool.end();
}

const programs = findPrograms();
if ('reason' in programs) for (const id of ids) keep({ id, notRun: programs.reason, figures: [] });
else {
  const cluster = await startCluster(programs);
  say('the cluster is whole');
  try {
    await runAll(cluster);
  } finally {
    await cluster.takeDown();
  }
}
process.exit(rows.some(({ outcome }) => outcome && outcome !== 'met') ? 1 : 0);
