import { sql } from 'kysely';

/** Every value that some row has in one dimension of the totals of transactions, in order. */
export const distinctValues = (column: 'currency' | 'value', dimension: string) => sql`
  select distinct ${sql.ref(column)}::text as found from transaction_totals
  where dimension = ${dimension} and count > 0 order by found`;
