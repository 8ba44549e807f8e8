import { sql } from 'kysely';
import type { Currency } from '#domain/shared/money.ts';
import type { Database } from '../../db/database.ts';

export type TransactionFacets = Readonly<{
  store_currencies: Currency[];
  customer_currencies: Currency[];
  sources: string[];
}>;

/** What the filters can offer, over all rows. Each value is one hop along the key of the rollup, however many rows it has. */
export async function findFacets(db: Database): Promise<TransactionFacets> {
  const { rows } = await sql<TransactionFacets>`
    select
      array(${distinct('currency', sql`dimension = 'all' and value = ''`)}) as store_currencies,
      array(${distinct('value', sql`dimension = 'customer_currency'`)}) as customer_currencies,
      array(${distinct('value', sql`dimension = 'source'`)}) as sources`.execute(db);
  return rows[0] ?? { store_currencies: [], customer_currencies: [], sources: [] };
}

const distinct = (column: 'currency' | 'value', where: ReturnType<typeof sql>) => {
  const name = sql.ref(column);
  return sql`
    with recursive hop as (
      (select ${name} as found from transaction_days where ${where} and count > 0 order by ${name} limit 1)
      union all
      select (
        select ${name} from transaction_days
        where ${where} and count > 0 and ${name} > hop.found order by ${name} limit 1
      ) from hop where hop.found is not null
    )
    select found::text from hop where found is not null`;
};
