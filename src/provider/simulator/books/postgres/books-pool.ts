import pg from 'pg';
import { assert } from '#domain/shared/assert.ts';

const INT8 = 20;

const wholeNumber = (text: string): number => {
  const value = Number(text);
  assert(Number.isSafeInteger(value), `${text} fits a JSON number exactly`);
  return value;
};

const types = {
  getTypeParser(oid: number, format?: string) {
    return oid === INT8 && format !== 'binary' ? wholeNumber : pg.types.getTypeParser(oid, format as 'text');
  },
};

/** A command that waited longer was never begun, and says so. */
const CONNECTION_WITHIN_MS = 10_000;

/** The provider's own connections: what it commits stays, whatever becomes of a transaction of the product. */
export function openBooksPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...{ min: 2, max: 4 },
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
    application_name: 'simulator',
    options:
      '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000 -c plan_cache_mode=force_generic_plan',
    types: types as pg.CustomTypesConfig,
    ...connection,
  });
  // A connection that breaks while idle is replaced by the next command; unheard, its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
