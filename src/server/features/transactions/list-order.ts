import { type RawBuilder, sql } from 'kysely';
import type { TransactionSort } from '#domain/payments/transaction-columns.ts';

export type Direction = 'asc' | 'desc';
export type ListOrder = Readonly<{ sort: TransactionSort; direction: Direction }>;

export const reversed = ({ sort, direction }: ListOrder): ListOrder => ({
  sort,
  direction: direction === 'asc' ? 'desc' : 'asc',
});

/** Ties fall to the date and at last to the id, all in one direction: an index can be walked, and no row is on two pages. */
export function orderBy({ sort, direction }: ListOrder, table?: 't'): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const column = sort === 'deposit_currency' ? 'currency' : sort; // Payouts are made in the store's currency.
  const names = [...new Set([column, 'date', 'transaction_id'])];
  return sql.join(names.map((name) => sql`${sql.ref(table ? `${table}.${name}` : name)} ${way}`));
}
