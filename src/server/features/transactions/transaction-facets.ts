import { sql } from 'kysely';
import type { Currency } from '#domain/shared/money.ts';
import type { Database } from '../../db/database.ts';
import { distinctValues } from '../../db/distinct-values.ts';

export type TransactionFacets = Readonly<{
  store_currencies: Currency[];
  customer_currencies: Currency[];
  sources: string[];
}>;

/** What the filters can offer, over all rows: the totals have a row for each value, however often it occurred. */
export async function findFacets(db: Database): Promise<TransactionFacets> {
  const { rows } = await sql<TransactionFacets>`
    select
      array(${distinctValues('currency', 'all')}) as store_currencies,
      array(${distinctValues('value', 'customer_currency')}) as customer_currencies,
      array(${distinctValues('value', 'source')}) as sources`.execute(db);
  return rows[0] ?? { store_currencies: [], customer_currencies: [], sources: [] };
}
