import { Kysely, type Logger, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { assert } from '#domain/shared/assert.ts';
import type { Schema } from './schema/schema.ts';

export type Database = Kysely<Schema>;

const INT8 = 20;
const NUMERIC_SUM_OF_INT8 = 1700;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

const wholeNumber = (text: string): number => {
  const value = Number(text);
  assert(Number.isSafeInteger(value), `${text} fits a JSON number exactly`);
  return value;
};

/** Instants arrive as `YYYY-MM-DD HH:MM:SS` in UTC and days as `YYYY-MM-DD`: no Date object crosses a function. */
const types = {
  getTypeParser(oid: number, format?: string) {
    if (format !== 'binary') {
      if (oid === INT8) return wholeNumber;
      if (oid === NUMERIC_SUM_OF_INT8 || oid === DATE) return (text: string) => text;
      if (oid === TIMESTAMPTZ) return (text: string) => text.slice(0, 19);
    }
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** What every connection of ours begins with. */
export const SESSION_SETTINGS = {
  TimeZone: 'UTC',
  statement_timeout: '30000',
  idle_in_transaction_session_timeout: '60000',
} as const;
export const SESSION = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** Longer than any healthy wait for a connection, shorter than a person's patience: then the answer is that we are busy. */
const CONNECTION_WITHIN_MS = 10_000;

/** The pool of the process for everything that is written, and what is read as objects. `onError` hears of connections that broke while idle; without it they would end the process. */
export function openPool(connection: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
    options: SESSION,
    types: types as pg.CustomTypesConfig,
    ...connection,
  });
  pool.on('error', onError);
  // A connection that breaks while it is lent out fails its query; unheard, the same error would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The same queries on one connection, inside whatever transaction it is in. */
export const openOnConnection = (client: pg.ClientBase): Database => {
  const lent = { query: client.query.bind(client), release: () => undefined };
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect: async () => lent, end: async () => undefined } }),
  });
};

/** `log` hears of every query, which only measuring and traces need. */
export const openDatabase = (pool: PostgresPool, log?: Logger): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
