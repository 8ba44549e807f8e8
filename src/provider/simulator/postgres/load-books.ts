import type pg from 'pg';
import { assert } from '#domain/shared/assert.ts';
import type { DueDraft } from '../core/changes.ts';
import { assertBalanced, type LedgerEntry } from '../core/ledger.ts';
import type { SimObject } from '../core/sim-object.ts';
import { copyRows } from './copy-rows.ts';
import { looseIndexes } from './loose-indexes.ts';
import type { Beginning } from './postgres-store.ts';
import { emptyBooks } from './replace-books.ts';
import { runLocked } from './run-transaction.ts';
import type { Session } from './session.ts';

/** A piece of a finished history. Each object comes once, as it is in the end; the entries of a piece add up to nothing. */
export type HistoryBatch = Readonly<{
  /** With their text, where whoever made them has it already. */
  put: readonly (SimObject & Readonly<{ json?: string }>)[];
  ledger: readonly LedgerEntry[];
  due: readonly DueDraft[];
}>;
export type HistoryBatches = Iterable<HistoryBatch> | AsyncIterable<HistoryBatch>;

/**
 * Writes a history that was made elsewhere. It brings no events: whoever wants to know all of it walks through the objects,
 * and events begin with what happens next.
 */
export async function loadBooks(
  pool: pg.Pool,
  account_id: string,
  batches: HistoryBatches,
  /** With it everything that was there is forgotten first. */
  beginning?: Beginning,
): Promise<void> {
  await runLocked(pool, account_id, async (session) => {
    // Whoever makes the history may take longer than any command.
    await session.client.query(
      'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    const finish = beginning ? await beginAnew(session, beginning) : undefined;
    await loadAll(session, batches, beginning !== undefined);
    await finish?.();
  });
  await pool.query('analyze simulator.objects, simulator.entries, simulator.due');
}

/** The next piece is made while this one is written. Nothing is being written any more when this ends, however it ends. */
async function loadAll(session: Session, batches: HistoryBatches, isFresh: boolean): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const batch of batches) {
      await writing;
      writing = loadBatch(session, batch, isFresh);
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

async function loadBatch(
  session: Session,
  { put, ledger, due }: HistoryBatch,
  isFresh: boolean,
): Promise<void> {
  assertBalanced(ledger);
  const numbers = await drawNumbers(session, put.filter(isWaiting).length, due.length);
  await copyRows(
    session.client,
    'simulator.objects (account_id, kind, id, value, currency, payout, is_available, waiting)',
    objectRows(session.account_id, put, numbers.waiting),
    isFresh,
  );
  await copyRows(
    session.client,
    'simulator.entries (account_id, command, ledger, currency, amount, transaction, payout)',
    ledger.map(({ ledger: name, currency, amount, transaction, payout }) => [
      session.account_id,
      numbers.command,
      name,
      currency,
      amount,
      transaction,
      payout,
    ]),
    isFresh,
  );
  await copyRows(
    session.client,
    'simulator.due (sequence, at, account_id, kind, subject)',
    due.map(({ at, kind, subject }, index) => [numbers.due + index, at, session.account_id, kind, subject]),
    isFresh,
  );
}

const isWaiting = (object: SimObject): boolean =>
  object.kind === 'transaction' && object.value.payout === null;

function* objectRows(account_id: string, put: HistoryBatch['put'], firstWaiting: number) {
  let waiting = firstWaiting;
  for (const object of put) {
    const { kind, id, value } = object;
    const transaction = object.kind === 'transaction' ? object.value : undefined;
    yield [
      account_id,
      kind,
      id,
      object.json ?? JSON.stringify(value),
      transaction?.currency ?? null,
      transaction?.payout ?? null,
      transaction?.status === 'available',
      isWaiting(object) ? waiting++ : null,
    ];
  }
}

type Numbers = Readonly<{ command: number; due: number; waiting: number }>;

/** A piece counts as one command. The first numbers of those it needs in a row; nobody else draws while it holds the company. */
async function drawNumbers({ client }: Session, waiting: number, dues: number): Promise<Numbers> {
  const { rows } = await client.query<Numbers>(
    `update simulator.company set commands = commands + 1, dues = dues + $2::bigint
     returning commands as command, dues - $2::bigint + 1 as due,
               setval('simulator.waiting_order', nextval('simulator.waiting_order') + $1::bigint) - $1::bigint as waiting`,
    [waiting, dues],
  );
  const [numbers] = rows;
  assert(numbers, 'the company has its row');
  return numbers;
}
