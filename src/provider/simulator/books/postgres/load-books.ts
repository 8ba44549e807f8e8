import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { assert } from '#domain/shared/assert.ts';
import { type BooksText, booksText, countWaiting, type HistoryBatch, type Numbers } from './books-text.ts';
import { looseIndexes } from './loose-indexes.ts';
import { type Beginning, emptyBooks } from './replace-books.ts';
import { runLocked } from './run-transaction.ts';
import type { Session } from './session.ts';

export type HistoryBatches = Iterable<HistoryBatch> | AsyncIterable<HistoryBatch>;

/**
 * Writes a history that was made elsewhere. It brings no events: whoever wants to know all of it walks through the objects,
 * and events begin with what happens next.
 */
export const loadBooks = (pool: pg.Pool, account_id: string, batches: HistoryBatches): Promise<void> =>
  load(pool, account_id, (session) =>
    oneAfterTheOther(batches, async (batch) => {
      const numbers = await drawNumbers(session, countWaiting(batch.put), batch.due.length);
      await copyBooks(session, booksText(account_id, batch, numbers));
    }),
  );

/** The same with a history's text, after forgetting everything that was there. */
export const replaceBooks = (
  pool: pg.Pool,
  account_id: string,
  texts: AsyncIterable<BooksText>,
  beginning: Beginning,
): Promise<void> =>
  load(pool, account_id, async (session) => {
    const finish = await beginAnew(session, beginning);
    let next: Numbers | undefined;
    await oneAfterTheOther(texts, async (text) => {
      // Tables that were emptied in this transaction may be given frozen rows: nobody can see them yet.
      await copyBooks(session, text, ' with (freeze)');
      next = text.next;
    });
    if (next) await continueNumbers(session, next);
    await finish();
  });

async function load(
  pool: pg.Pool,
  account_id: string,
  work: (session: Session) => Promise<void>,
): Promise<void> {
  await runLocked(pool, account_id, async (session) => {
    // Whoever makes the history may take longer than any command.
    await session.client.query(
      'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    await work(session);
  });
  await pool.query('analyze simulator.objects, simulator.entries, simulator.due');
}

/** The next piece is made while this one is written. Nothing is being written any more when this ends, however it ends. */
async function oneAfterTheOther<Piece>(
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
  write: (piece: Piece) => Promise<void>,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const piece of pieces) {
      await writing;
      writing = write(piece);
      writing.catch(() => undefined); // It is looked at below, also when the next piece cannot be made.
    }
  } finally {
    await writing;
  }
}

/** Empty tables need no indexes while they are filled, and their balances are counted once, in the end. */
async function beginAnew({ client }: Session, beginning: Beginning): Promise<() => Promise<void>> {
  await client.query(`set local maintenance_work_mem = '256MB'`);
  await emptyBooks(client, beginning);
  const index = await looseIndexes(client, ['simulator.objects', 'simulator.entries', 'simulator.due']);
  await client.query('alter table simulator.entries disable trigger post_entries');
  return async () => {
    await client.query(BALANCES);
    await client.query('alter table simulator.entries enable trigger post_entries');
    await index();
  };
}

/** What the trigger of the entries adds up, statement by statement, over all of them at once. */
const BALANCES = `
  insert into simulator.balances (account_id, ledger, currency, amount)
  select account_id, ledger, currency, sum(amount)::bigint
  from simulator.entries group by account_id, ledger, currency order by min(position)`;

const OBJECTS = 'objects (account_id, kind, id, value, currency, payout, is_available, waiting)';
const ENTRIES = 'entries (account_id, command, ledger, currency, amount, transaction, payout)';
const DUE = 'due (sequence, at, account_id, kind, subject)';

async function copyBooks({ client }: Session, text: BooksText, how = ''): Promise<void> {
  await copy(client, `copy simulator.${OBJECTS} from stdin${how}`, text.objects);
  await copy(client, `copy simulator.${ENTRIES} from stdin${how}`, text.entries);
  await copy(client, `copy simulator.${DUE} from stdin${how}`, text.due);
}

/** The fastest way PostgreSQL knows. */
async function copy(client: pg.ClientBase, statement: string, chunks: readonly Uint8Array[]): Promise<void> {
  if (chunks.length === 0) return;
  const stream = client.query(copyFrom(statement));
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  await finished(stream);
}

/** The first numbers of those a piece needs in a row; nobody else draws while it holds the provider. */
async function drawNumbers({ client }: Session, waiting: number, dues: number): Promise<Numbers> {
  const { rows } = await client.query<Numbers>(
    `update simulator.company set commands = commands + 1, dues = dues + $2::bigint
     returning commands as command, dues - $2::bigint + 1 as due,
               setval('simulator.waiting_order', nextval('simulator.waiting_order') + $1::bigint) - $1::bigint as waiting`,
    [waiting, dues],
  );
  const [numbers] = rows;
  assert(numbers, 'the simulator has its row');
  return numbers;
}

/** What happens next is numbered behind what was written. */
async function continueNumbers({ client }: Session, { command, due, waiting }: Numbers): Promise<void> {
  await client.query('update simulator.company set commands = $1, dues = $2', [command - 1, due - 1]);
  await client.query(`select setval('simulator.waiting_order', $1, false)`, [waiting]);
}
