import type pg from 'pg';
import { askedTogether } from '../../../together.ts';
import type { BookStore } from '../../core/store.ts';
import type { Dump } from '../memory-store.ts';
import type { MerchantPlaces } from '../merchant-places.ts';
import { applySchema } from './apply-schema.ts';
import { openBooksPool } from './books-pool.ts';
import { type BooksText, booksWriter, type HistoryBatch } from './books-text.ts';
import { dumpBooks } from './dump-books.ts';
import { type HistoryBatches, loadBooks, replaceBooks } from './load-books.ts';
import { postgresPlaces } from './merchants.ts';
import type { Beginning } from './replace-books.ts';
import { accountLines, runLocked } from './run-transaction.ts';
import { openAsking } from './session.ts';
import { questionsOf } from './store-transaction.ts';

export type PostgresStore = BookStore &
  MerchantPlaces &
  Readonly<{
    /** What the provider's ids and rates come from; as old as its books. */
    seed(): string;
    /** Writes a history made elsewhere, all of it or nothing; far faster than living through it. */
    load(account_id: string, batches: HistoryBatches): Promise<void>;
    /** Writes the pieces of a history that is to replace what is there. */
    writer(account_id: string): (batch: HistoryBatch) => BooksText;
    /** Loads what was written after forgetting everything, of every account: another provider, at another time. */
    replace(beginning: Beginning, account_id: string, texts: AsyncIterable<BooksText>): Promise<void>;
    dump(account_id: string): Promise<Dump>;
    close(): Promise<void>;
  }>;

/** The provider's books in its own schema of a database, over connections of its own. */
export async function openPostgresStore(
  connection: pg.PoolConfig,
  beginning: Beginning,
): Promise<PostgresStore> {
  const pool = openBooksPool(connection);
  try {
    const origin = { seed: await prepareBooks(pool, beginning) };
    // Every payment asks for the time, which is no account's.
    const clock = askedTogether(() => questionsOf(openAsking(pool, '', origin)).clock());
    return {
      ...postgresPlaces(pool),
      seed: () => origin.seed,
      ask: (account_id, question) =>
        question({ ...questionsOf(openAsking(pool, account_id, origin)), clock }),
      transaction: accountLines({ pool, origin }),
      load: (account_id, batches) => loadBooks(pool, account_id, batches),
      writer: booksWriter,
      replace: async (anew, account_id, texts) => {
        await replaceBooks(pool, account_id, texts, anew);
        origin.seed = anew.seed;
      },
      dump: (account_id) => runLocked(pool, account_id, dumpBooks),
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function prepareBooks(pool: pg.Pool, { start, seed }: Beginning): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await applySchema(client);
    // Looked at first: a copy that only replays its primary takes no row.
    const { rows } = await client.query<{ seed: string }>('select seed from simulator.company');
    if (rows.length === 0)
      await client.query('insert into simulator.company (seed, clock) values ($1, $2)', [seed, start]);
    await client.query('commit');
    client.release();
    return rows[0]?.seed ?? seed;
  } catch (error) {
    client.release(true); // Closing the connection takes back what was begun.
    throw error;
  }
}
