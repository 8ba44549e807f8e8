import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DatabaseError } from '../../db/database-errors.ts';
import { looseConstraints } from '../../db/loose-constraints.ts';
import { inTransaction } from '../../db/migrate.ts';
import { copyText } from './copy-text.ts';
import {
  continueCounting,
  hasDemoWorld,
  listFilledTables,
  recordDemoWorld,
  saveAccount,
} from './demo-repository.ts';
import { DEMO_COLUMNS, DEMO_TABLES, type DemoBatch, type DemoWorld } from './demo-world.ts';
import { looseIndexes } from './loose-indexes.ts';

export type OnProgress = (done: number, total: number) => void;
export type Loaded = Readonly<{ transactions: number; rows: number }>;

type LoadOptions = Readonly<{
  /** Whether what the tables hold now may be removed. */
  replace?: boolean;
  onProgress?: OnProgress;
}>;

/** Fills the database with a world, all of it or nothing. Refused when something is there and may not be replaced. */
export const loadWorld = (pool: pg.Pool, world: DemoWorld, options: LoadOptions = {}): Promise<Loaded> =>
  withLoader(pool, async (client) => {
    const filled = options.replace ? [] : await listFilledTables(client);
    if (filled.length > 0) {
      throw new DatabaseError(
        `The database already holds data (${filled.join(', ')}) and was not touched. ` +
          'Add --replace to remove it and fill the database anew.',
      );
    }
    return fill(client, world, options.onProgress ?? (() => undefined));
  });

/** Gives a new database its world, once: one that was ever filled, by us or by somebody, stays as it is. */
export const seedIfEmpty = (
  pool: pg.Pool,
  world: DemoWorld,
  onProgress: OnProgress = () => undefined,
): Promise<Loaded | undefined> =>
  withLoader(pool, async (client) => {
    if ((await hasDemoWorld(client)) || (await listFilledTables(client)).length > 0) return undefined;
    return fill(client, world, onProgress);
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

/** What people said of orders goes with the orders. */
const TOLD_OF_ORDERS = ['order_notes', 'order_refunds', 'checkouts'];

/** Copying is about six tenths of the work; keys, indexes and sums are the rest. */
const COPYING_SHARE = 0.6;

async function fill(client: pg.ClientBase, world: DemoWorld, onProgress: OnProgress): Promise<Loaded> {
  const tighten = await looseConstraints(client);
  const indexes = await looseIndexes(client, DEMO_TABLES);
  await client.query(`truncate ${[...DEMO_TABLES, ...TOLD_OF_ORDERS].join(', ')}, account`);

  const loaded = await copyBatches(client, world, (share) => onProgress(share * COPYING_SHARE, 1));
  const steps = [
    ...indexes,
    () => client.query(`analyze ${DEMO_TABLES.join(', ')}`),
    () => client.query('select rebuild_transaction_days()'),
    () => client.query('select rebuild_store_counts()'),
    tighten,
    () => continueCounting(client),
    () => recordDemoWorld(client, { ...world, transactions: loaded.transactions }),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    onProgress(COPYING_SHARE + ((1 - COPYING_SHARE) * (index + 1)) / steps.length, 1);
  }
  return loaded;
}

async function copyBatches(
  client: pg.ClientBase,
  world: DemoWorld,
  onShare: (share: number) => void,
): Promise<Loaded> {
  let [transactions, rows] = [0, 0];
  for (const batch of world.batches()) {
    if (batch.table === 'account') {
      await saveAccount(client, batch.account);
      continue;
    }
    await copy(client, batch);
    rows += batch.rows.length;
    if (batch.table !== 'transactions') continue;
    transactions += batch.rows.length;
    onShare(Math.min(1, transactions / Math.max(1, world.transactions)));
  }
  return { transactions, rows };
}

/** The tables were emptied in this transaction, so nobody can see their rows yet and they may arrive frozen. */
async function copy(
  client: pg.ClientBase,
  { table, rows }: Exclude<DemoBatch, { table: 'account' }>,
): Promise<void> {
  const columns = DEMO_COLUMNS[table];
  const names = columns.map((column) => `"${column}"`).join(', ');
  const target = client.query(copyFrom(`copy ${table} (${names}) from stdin with (freeze)`));
  target.end(copyText(columns, rows));
  await finished(target);
}
