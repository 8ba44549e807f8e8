import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DatabaseError } from '../../db/database-errors.ts';
import { looseConstraints } from '../../db/loose-constraints.ts';
import { inTransaction } from '../../db/migrate.ts';
import { copyText } from './copy-text.ts';
import {
  continueCounting,
  DEMO_TABLES,
  FORGOTTEN_TABLES,
  hasDemoWorld,
  listFilledTables,
  recordCaughtUp,
  recordDemoWorld,
  recordSiteState,
} from './demo-repository.ts';
import { DEMO_COLUMNS, type DemoBooks, type DemoHistory, type DemoWorld } from './demo-world.ts';
import { historyRows } from './history-rows.ts';
import { looseIndexes } from './loose-indexes.ts';

export type OnProgress = (done: number, total: number) => void;
export type Loaded = Readonly<{ transactions: number; rows: number }>;

type LoadOptions<History> = Readonly<{
  /** The company's side; without it only ours is filled. */
  books?: DemoBooks<History>;
  /** Whether what the tables hold now may be removed. */
  replace?: boolean;
  onProgress?: OnProgress;
}>;

/** Fills both sides with a world, all of it or nothing. Refused when something is there and may not be replaced. */
export const loadWorld = <History extends DemoHistory>(
  pool: pg.Pool,
  world: DemoWorld<History>,
  options: LoadOptions<History> = {},
): Promise<Loaded> =>
  withLoader(pool, async (client) => {
    const filled = options.replace ? [] : await listFilledTables(client);
    if (filled.length > 0) {
      throw new DatabaseError(
        `The database already holds data (${filled.join(', ')}) and was not touched. ` +
          'Add --replace to remove it and fill the database anew.',
      );
    }
    return fill(client, world, options);
  });

/** Gives a new database its world, once: one that was ever filled, by us or by somebody, stays as it is. */
export const seedIfEmpty = <History extends DemoHistory>(
  pool: pg.Pool,
  world: DemoWorld<History>,
  options: Omit<LoadOptions<History>, 'replace'> = {},
): Promise<Loaded | undefined> =>
  withLoader(pool, async (client) => {
    if ((await hasDemoWorld(client)) || (await listFilledTables(client)).length > 0) return undefined;
    return fill(client, world, options);
  });

/** One connection and one transaction. Two processes that start on one new database load one world. */
async function withLoader<Answer>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    return await inTransaction(client, async () => {
      await client.query('set local statement_timeout = 0');
      await client.query('set local idle_in_transaction_session_timeout = 0');
      await client.query(`set local maintenance_work_mem = '256MB'`);
      await client.query(`select pg_advisory_xact_lock(hashtext('demo world'))`);
      return work(client);
    });
  } finally {
    client.release();
  }
}

/** Copying is about six tenths of the work; keys, indexes and sums are the rest. */
const COPYING_SHARE = 0.6;

/**
 * Both sides in one go: each piece of the history is copied to ours while the company takes it over. The company commits
 * first, and only then do we write down that a world is there: a start that was cut off in between begins again.
 */
async function fill<History extends DemoHistory>(
  client: pg.ClientBase,
  world: DemoWorld<History>,
  { books, onProgress = () => undefined }: LoadOptions<History>,
): Promise<Loaded> {
  // The company's own schema is left to the company, which loads its books at the same time.
  const tighten = await looseConstraints(client, ['public']);
  const indexes = await looseIndexes(client, DEMO_TABLES);
  await client.query(`truncate ${[...DEMO_TABLES, ...FORGOTTEN_TABLES].join(', ')}`);

  const progress = { transactions: 0, rows: 0 };
  const pieces = copyWhileRead(client, world, progress, (share) => onProgress(share * COPYING_SHARE, 1));
  if (books) await books.replace({ start: world.now, seed: world.seed }, world.account_id, pieces);
  else for await (const _ of pieces);

  const steps = [
    ...indexes,
    () => client.query(`analyze ${DEMO_TABLES.join(', ')}`),
    () => client.query('select rebuild_transaction_days()'),
    () => client.query('select rebuild_store_counts()'),
    tighten,
    () => continueCounting(client),
    () => recordCaughtUp(client, PROVIDER, world.now),
    () => recordDemoWorld(client, { ...world, transactions: progress.transactions }),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    onProgress(COPYING_SHARE + ((1 - COPYING_SHARE) * (index + 1)) / steps.length, 1);
  }
  return progress;
}

/** Worlds come from the simulator, and what they hold is told by it. */
const PROVIDER = 'simulator';

/** Hands the history on piece by piece, and copies each while the reader is busy with it. */
async function* copyWhileRead<History extends DemoHistory>(
  client: pg.ClientBase,
  world: DemoWorld<History>,
  progress: { transactions: number; rows: number },
  onShare: (share: number) => void,
): AsyncGenerator<History> {
  for (const batch of world.batches()) {
    if (batch.table !== 'history') {
      await copy(client, batch.table, DEMO_COLUMNS[batch.table], batch.rows);
      progress.rows += batch.rows.length;
      continue;
    }
    const copying = copyHistory(client, batch, progress);
    copying.catch(() => undefined); // Whoever reads may stop before we look at it.
    yield batch;
    await copying;
    onShare(Math.min(1, progress.transactions / Math.max(1, world.transactions)));
  }
}

async function copyHistory(
  client: pg.ClientBase,
  history: DemoHistory,
  progress: { transactions: number; rows: number },
): Promise<void> {
  for (const object of history.put) if (object.kind === 'site') await recordSiteState(client, object.value);
  for (const [table, rows] of historyRows(PROVIDER, history)) {
    await copy(client, table, Object.keys(rows[0] ?? {}), rows);
    progress.rows += rows.length;
    if (table === 'transactions') progress.transactions += rows.length;
  }
}

/** The tables were emptied in this transaction, so nobody can see their rows yet and they may arrive frozen. */
async function copy(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const target = client.query(copyFrom(`copy ${table} (${names}) from stdin with (freeze)`));
  target.end(copyText(columns, rows));
  await finished(target);
}
