import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isReplicaFailure } from '#domain/running/replica-failure.ts';
import type { Logger } from '../logger.ts';
import { type Database, openDatabase, openPool, SESSION } from './database.ts';

/** A copy of the database that is only read, for what takes long: files, proofs, reports. */
export type Replica = Readonly<{
  db: Database;
  pool: pg.Pool;
  /** Whether it has everything that anybody was told was written before this was asked; else the primary is asked. */
  isCaughtUp(): Promise<boolean>;
  /** For whoever met a failure of its: for a while nobody asks it. Answers whether it was one. */
  distrust(error: unknown): boolean;
  /** How far it is behind, in seconds; nothing where it cannot be asked. */
  lagSeconds(): Promise<number | undefined>;
  stop(): Promise<void>;
}>;

type Opening = Readonly<{
  connection: pg.PoolConfig;
  /** The primary, which knows how far it has come. */
  primary: Pick<pg.Pool, 'query'>;
  log: Logger;
}>;

const READERS_MAX = 4;
const CONNECT_WITHIN_MS = 2000;
/** Who reads a report waits so long for the copy; then the primary answers. */
const CAUGHT_UP_WITHIN_MS = 500;
const LOOK_AGAIN_MS = 20;
const DISTRUSTED_MS = 30_000;

export function openReplica({ connection, primary, log }: Opening): Replica {
  const pool = openPool(
    {
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      ...connection,
      max: READERS_MAX,
      options: `${SESSION} -c default_transaction_read_only=on`,
    },
    () => undefined, // Whoever asks next meets it, and asks the primary.
  );
  let distrustedUntil = 0;
  const distrust = (error: unknown): boolean => {
    if (!isReplicaFailure(error)) return false;
    log.warn({ err: error }, 'the replica failed, and the primary is asked for a while');
    distrustedUntil = performance.now() + DISTRUSTED_MS;
    return true;
  };
  return {
    db: openDatabase(pool),
    pool,
    distrust,
    isCaughtUp: async () => {
      if (performance.now() < distrustedUntil) return false;
      // After whatever was committed before: a position that was taken sooner may be before it.
      const { rows } = await primary.query<{ position: string }>(
        'select pg_current_wal_insert_lsn()::text as position',
      );
      return hasReached(pool, rows[0]?.position ?? '').catch((error: unknown) => {
        distrust(error);
        return false;
      });
    },
    lagSeconds: async () => {
      const { rows } = await pool.query<{ lag: number | null }>(LAG);
      return rows[0]?.lag ?? undefined;
    },
    stop: () => pool.end(),
  };
}

async function hasReached(pool: pg.Pool, position: string): Promise<boolean> {
  const giveUp = performance.now() + CAUGHT_UP_WITHIN_MS;
  for (;;) {
    // One that became a primary itself replays nothing, and is no copy any more.
    const { rows } = await pool.query<{ reached: boolean | null }>(
      'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
      [position],
    );
    if (rows[0]?.reached) return true;
    if (performance.now() >= giveUp) return false;
    await pause(LOOK_AGAIN_MS);
  }
}

/** While nothing is written on the primary the last change grows old, and nothing is behind. */
const LAG = `
  select case when not pg_is_in_recovery() then null
              when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
              else greatest(0, extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())) end::float8 as lag`;

type Reading = Readonly<{ db: Database; replica?: Replica }>;

/**
 * Reads on the copy where there is one that has caught up, and else on the primary; what fails of the copy is read again. For
 * what is only read, and in one piece.
 */
export async function readAside<Answer>(
  { db, replica }: Reading,
  read: (db: Database) => Promise<Answer>,
): Promise<Answer> {
  if (!replica || !(await replica.isCaughtUp())) return read(db);
  try {
    return await read(replica.db);
  } catch (error) {
    if (!replica.distrust(error)) throw error;
    return read(db);
  }
}

/** A connection for a file: of the copy, or of the primary. A file that fails in the middle is never gone on with elsewhere. */
export async function connectAside({
  pool,
  replica,
}: Readonly<{ pool: pg.Pool; replica?: Replica }>): Promise<
  Readonly<{ client: pg.PoolClient; onFailure: (error: unknown) => void }>
> {
  if (replica && (await replica.isCaughtUp())) {
    const client = await replica.pool.connect().catch((error: unknown) => {
      if (!replica.distrust(error)) throw error;
      return undefined;
    });
    if (client) return { client, onFailure: replica.distrust };
  }
  return { client: await pool.connect(), onFailure: () => undefined };
}
