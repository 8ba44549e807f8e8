import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { looseConstraints } from '#server/db/backup/loose-constraints.ts';
import { DatabaseError } from '#server/db/database-errors.ts';
import { inTransaction } from '#server/db/migrate.ts';
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
import type { DemoBooks, DemoHistory, DemoWorld, TableText, WorldText } from './demo-world.ts';
import { looseIndexes } from './loose-indexes.ts';
import { openLine } from './open-line.ts';
import { PROVIDER, worldTexts } from './world-texts.ts';

export type OnProgress = (done: number, total: number) => void;
export type Loaded = Readonly<{ transactions: number; rows: number }>;

type LoadOptions<History, BooksText> = Readonly<{
  /** The provider's side; without it only ours is filled. */
  books?: DemoBooks<History, BooksText>;
  /** Whether what the tables hold now may be removed. */
  replace?: boolean;
  onProgress?: OnProgress;
  /** Ends it on the way, as if it had never begun. */
  signal?: AbortSignal;
}>;

/** Fills both sides with a world, all of it or nothing. Refused when something is there and may not be replaced. */
export const loadWorld = <History extends DemoHistory, BooksText = unknown>(
  pool: pg.Pool,
  world: DemoWorld<History, BooksText>,
  options: LoadOptions<History, BooksText> = {},
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
export const seedIfEmpty = <History extends DemoHistory, BooksText = unknown>(
  pool: pg.Pool,
  world: DemoWorld<History, BooksText>,
  options: Omit<LoadOptions<History, BooksText>, 'replace'> = {},
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

/** Up to here a sample of some thousand rows says as much as the usual thirty thousand, in a third of the time. */
const SMALL_MAX = 100_000;

/**
 * Both sides in one go: each piece of the history is copied to ours while the provider takes it over. The provider commits
 * first, and only then do we write down that a world is there: a start that was cut off in between begins again.
 */
async function fill<History extends DemoHistory, BooksText>(
  client: pg.ClientBase,
  world: DemoWorld<History, BooksText>,
  { books, onProgress = () => undefined, signal }: LoadOptions<History, BooksText>,
): Promise<Loaded> {
  // The provider's own schema is left to the provider, which loads its books at the same time.
  const tighten = await looseConstraints(client, ['public']);
  const indexes = world.transactions > 0 ? await looseIndexes(client, DEMO_TABLES) : [];
  if (world.transactions <= SMALL_MAX) await client.query('set local default_statistics_target = 25');
  const isFrozen = await emptyTables(client, world);

  const progress = countProgress(world.transactions, (share) => onProgress(share * COPYING_SHARE, 1));
  let simulator: Promise<void> | undefined;
  // Our keys and indexes are made while the provider makes its own, on its own connection.
  const copied = new Promise<void>((resolve) => {
    const texts = world.texts?.() ?? worldTexts(world, books?.writer(world.account_id));
    const pieces = copyWhileRead(client, texts, { progress, isFrozen, signal, onCopied: resolve });
    simulator = books
      ? books.replace({ start: world.now, seed: world.seed }, world.account_id, pieces)
      : readAll(pieces);
  });
  const steps = [
    () => Promise.race([copied, simulator]),
    // Sums need no index and mostly one process; while the provider is busy too, the other has something to do.
    () => client.query('select rebuild_transaction_days()'),
    () => client.query('select rebuild_store_counts()'),
    () => client.query('select rebuild_payment_facts()'),
    ...indexes,
    () => client.query(`analyze ${DEMO_TABLES.join(', ')}`),
    tighten,
    () => continueCounting(client),
    () => recordCaughtUp(client, PROVIDER, world.now),
    () => simulator,
    () => recordDemoWorld(client, { ...world, transactions: progress.transactions }),
  ];
  try {
    for (const [index, step] of steps.entries()) {
      signal?.throwIfAborted();
      await step();
      onProgress(COPYING_SHARE + ((1 - COPYING_SHARE) * (index + 1)) / steps.length, 1);
    }
  } finally {
    await simulator?.catch(() => undefined); // It may not be left behind at work.
  }
  return { transactions: progress.transactions, rows: progress.rows };
}

/**
 * Answers whether the rows to come may arrive frozen: only into tables that were emptied in this transaction. A new database
 * that is to hold next to nothing has its files already; to make them all anew would be most of its first start.
 */
async function emptyTables(client: pg.ClientBase, world: Pick<DemoWorld, 'transactions'>): Promise<boolean> {
  const tables = [...DEMO_TABLES, ...FORGOTTEN_TABLES];
  if (world.transactions === 0 && (await listFilledTables(client, tables)).length === 0) return false;
  await client.query(`truncate ${tables.join(', ')}`);
  return true;
}

type Progress = { transactions: number; rows: number; copied: (transactions: number) => void };

function countProgress(expected: number, onShare: (share: number) => void): Progress {
  const progress: Progress = {
    transactions: 0,
    rows: 0,
    copied: (transactions) => {
      progress.transactions += transactions;
      onShare(Math.min(1, progress.transactions / Math.max(1, expected)));
    },
  };
  return progress;
}

async function readAll(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of pieces);
}

/** A day fills several tables at once: as many pieces may wait as the next days take to be made. */
const WAITING_MAX = 12;

type Copying = Readonly<{
  progress: Progress;
  isFrozen: boolean;
  signal: AbortSignal | undefined;
  onCopied: () => void;
}>;

/** Copies our share of each piece while the provider copies its own and the next is made. */
async function* copyWhileRead<BooksText>(
  client: pg.ClientBase,
  texts: Iterable<WorldText<BooksText>> | AsyncIterable<WorldText<BooksText>>,
  { progress, isFrozen, signal, onCopied }: Copying,
): AsyncGenerator<BooksText> {
  const line = openLine(WAITING_MAX);
  try {
    for await (const { tables, sites, books } of texts) {
      signal?.throwIfAborted();
      await line.add(async () => {
        for (const site of sites) await recordSiteState(client, site);
        for (const table of tables) await copyTable(client, table, { progress, isFrozen });
      });
      if (books) yield books;
    }
  } finally {
    await line.end();
  }
  onCopied();
}

async function copyTable(
  client: pg.ClientBase,
  { table, columns, rows, chunks }: TableText,
  { progress, isFrozen }: Pick<Copying, 'progress' | 'isFrozen'>,
): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const target = client.query(copyFrom(`copy ${table} (${names}) from stdin with (freeze ${isFrozen})`));
  for (const chunk of chunks) target.write(chunk);
  target.end();
  await finished(target);
  progress.rows += rows;
  if (table === 'transactions') progress.copied(rows);
}
