import { createHash } from 'node:crypto';
import pg from 'pg';
import type { StoreTransaction } from '../../core/store.ts';
import { Overtaken } from './overtaken.ts';
import { openSession, type Session } from './session.ts';
import { storeTransaction } from './store-transaction.ts';

type Work<Answer> = (tx: StoreTransaction) => Promise<Answer>;

/** Locks of accounts live under this number; PostgreSQL keeps them apart from all other locks. */
const ACCOUNT_LOCKS = 730_541;
const ATTEMPTS_MAX = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/**
 * Runs a unit of work in a transaction of its own. The account is locked before anything is read, so that its commands run
 * one after another, in whatever process they were asked. A transaction may have to give way to another one; then nothing
 * of it has happened, and it starts again.
 */
export async function runTransaction<Answer>(
  pool: pg.Pool,
  account_id: string,
  work: Work<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLocked(pool, account_id, (session) => work(storeTransaction(session)));
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !wasInTheWay(error)) throw error;
    }
  }
}

const wasInTheWay = (error: unknown): boolean =>
  error instanceof Overtaken ||
  (error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK));

/** One attempt, for work that cannot be started again. */
export async function runLocked<Answer>(
  pool: pg.Pool,
  account_id: string,
  work: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  const session = openSession(client, account_id);
  let isBroken = false;
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${ACCOUNT_LOCKS}, ${lockOf(account_id)})`);
    const answer = await work(session);
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

/**
 * Takes everything back; answers whether the connection can be used again. A command that was refused has used up its
 * number, so that later ids do not depend on where the books are kept.
 */
async function undo({ client, commands }: Session, reason: unknown): Promise<boolean> {
  try {
    await client.query('rollback');
    if (commands.length > 0 && !(reason instanceof pg.DatabaseError) && !wasInTheWay(reason))
      await client.query('update simulator.company set commands = commands + $1', [commands.length]);
    return true;
  } catch {
    return false; // The connection is gone, and the database has rolled back by itself.
  }
}
