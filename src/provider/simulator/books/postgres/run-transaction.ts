import { createHash } from 'node:crypto';
import pg from 'pg';
import { assert } from '#domain/shared/assert.ts';
import { together } from '../../../together.ts';
import type { StoreTransaction } from '../../core/store.ts';
import { Overtaken } from './overtaken.ts';
import { type Origin, openSession, type Session } from './session.ts';
import { storeTransaction } from './store-transaction.ts';

type Work<Answer> = (tx: StoreTransaction) => Promise<Answer>;

/** Locks of accounts live under this number; PostgreSQL keeps them apart from all other locks. */
const ACCOUNT_LOCKS = 730_541;
const ATTEMPTS_MAX = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

type Books = Readonly<{ pool: pg.Pool; origin: Origin }>;

/** What became of one unit of work among several. */
type Outcome = Readonly<{ answer: unknown } | { refusal: unknown }>;

/**
 * Runs units of work of one account one after another, in one transaction of their own: the account is locked before anything
 * is read, so that its commands follow each other, in whatever process they were asked. A unit that is refused before it wrote
 * anything leaves the others alone. A transaction may have to give way to another one; then nothing of it has happened, and it
 * starts again.
 */
async function runTogether(
  { pool, origin }: Books,
  account_id: string,
  works: readonly Work<unknown>[],
): Promise<ReadonlyMap<Work<unknown>, Outcome>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const runAll = async (session: Session) => {
        const outcomes = new Map<Work<unknown>, Outcome>();
        for (const work of works) outcomes.set(work, await runOne(session, work, works.length === 1));
        return outcomes;
      };
      return await runLocked(pool, account_id, runAll, origin);
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !wasInTheWay(error)) throw error;
    }
  }
}

async function runOne(session: Session, work: Work<unknown>, isAlone: boolean): Promise<Outcome> {
  const before = session.written.times;
  try {
    return { answer: await work(storeTransaction(session)) };
  } catch (error) {
    const isRefusal = !(error instanceof pg.DatabaseError) && !wasInTheWay(error);
    if (isAlone || !isRefusal || session.written.times > before) throw error;
    return { refusal: error };
  }
}

/** More would keep whoever came first waiting for the commit. */
const TOGETHER_MAX = 32;

/** What is asked of an account while its last commit is on the way is the next one: many commands are one write to the disk. */
export function accountLines(books: Books) {
  const lines = new Map<string, (work: Work<unknown>) => Promise<ReadonlyMap<Work<unknown>, Outcome>>>();
  const lineOf = (account_id: string) => {
    const line =
      lines.get(account_id) ??
      together((works: readonly Work<unknown>[]) => runTogether(books, account_id, works), TOGETHER_MAX);
    lines.set(account_id, line);
    return line;
  };
  return async <Answer>(account_id: string, work: Work<Answer>): Promise<Answer> => {
    // A line of its own for each call: the same function asked for twice is two units of work.
    const unit: Work<Answer> = (tx) => work(tx);
    const outcome = (await lineOf(account_id)(unit)).get(unit);
    assert(outcome, 'whatever was run has its outcome');
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.answer as Answer;
  };
}

const wasInTheWay = (error: unknown): boolean =>
  error instanceof Overtaken ||
  (error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK));

/** One attempt, for work that cannot be started again. */
export async function runLocked<Answer>(
  pool: pg.Pool,
  account_id: string,
  work: (session: Session) => Promise<Answer>,
  origin: Origin = { seed: '' }, // Whoever makes no ids has no use for it.
): Promise<Answer> {
  const client = await pool.connect();
  const session = openSession(client, account_id, origin);
  let isBroken = false;
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${ACCOUNT_LOCKS}, ${lockOf(account_id)})`);
    const answer = await work(session);
    await spendNumbers(client, session.numbers.unwritten); // Of those who were refused among others.
    await client.query('commit');
    return answer;
  } catch (error) {
    isBroken = !(await undo(session, error));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/**
 * An advisory lock instead of a locked row: reading takes it too, and leaves nothing that a commit would have to write to
 * disk. Two accounts of the same number only wait for each other.
 */
const lockOf = (account_id: string): number =>
  createHash('sha256').update(account_id).digest().readInt32BE(0);

async function spendNumbers(client: pg.ClientBase, numbers: number): Promise<void> {
  if (numbers > 0) await client.query('update simulator.company set commands = commands + $1', [numbers]);
}

/**
 * Takes everything back; answers whether the connection can be used again. A command that was refused has used up its
 * number, so that later ids do not depend on where the books are kept.
 */
async function undo({ client, commands }: Session, reason: unknown): Promise<boolean> {
  try {
    await client.query('rollback');
    if (!(reason instanceof pg.DatabaseError) && !wasInTheWay(reason))
      await spendNumbers(client, commands.length);
    return true;
  } catch {
    return false; // The connection is gone, and the database has rolled back by itself.
  }
}
