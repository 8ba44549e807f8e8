import { Kysely, type Logger, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { JsonBytes } from '../rows/json-bytes.ts';
import { RowBytesQuery } from '../rows/row-bytes-query.ts';
import { RowTapClient } from '../rows/row-tap.ts';
import { type Database, openPool, SESSION } from './database.ts';
import type { Trip } from './read-trip.ts';
import type { Schema } from './schema/schema.ts';

/** What answers from the database's bytes: connections that can only read, and what is used again for every answer. */
export type RowReader = Readonly<{
  /** The one database whose rows can be taken as bytes. It refuses to write. */
  db: Database;
  /** Its connections. */
  pool: pg.Pool;
  /** Where an answer is written. */
  json: JsonBytes;
  /** Questions that were put together before. */
  trips: Map<string, Trip>;
}>;

/** A page takes two at most, and is short; the money's connections stay free of both. */
const READERS = { min: 2, max: 4 };

/**
 * A small pool of its own, because taking rows as bytes needs a tap inside the driver (ADR 12): no connection that
 * writes has it. `log` hears of every query, which only measuring needs.
 */
export function openRowReader(
  connection: pg.PoolConfig,
  onError: (error: Error) => void,
  log?: Logger,
): RowReader & Readonly<{ stop: () => Promise<void> }> {
  const pool = openPool(
    {
      ...connection,
      ...READERS,
      Client: RowTapClient,
      options: `${SESSION} -c default_transaction_read_only=on`,
    },
    onError,
  );
  const dialect = new PostgresDialect({ pool, cursor: RowBytesQuery });
  return {
    db: new Kysely<Schema>({ dialect, ...(log && { log }) }),
    pool,
    json: new JsonBytes(),
    trips: new Map(),
    stop: () => pool.end(),
  };
}
