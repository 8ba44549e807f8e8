import { type RawBuilder, sql } from 'kysely';
import type { TransactionSort } from '#domain/payments/transaction-columns.ts';

export type Direction = 'asc' | 'desc';
export type ListOrder = Readonly<{ sort: TransactionSort; direction: Direction }>;

export const reversed = ({ sort, direction }: ListOrder): ListOrder => ({
  sort,
  direction: direction === 'asc' ? 'desc' : 'asc',
});

/** Payouts are made in the store's currency. Ties fall to the date and at last to the id. */
export const orderColumns = (sort: TransactionSort): string[] => [
  ...new Set([sort === 'deposit_currency' ? 'currency' : sort, 'date', 'transaction_id']),
];

/** All in one direction: an index can be walked either way, and with the id at the end no row is on two pages. */
export function orderBy({ sort, direction }: ListOrder, table?: 't'): RawBuilder<unknown> {
  const name = `${table ?? ''} ${sort} ${direction}`;
  const clause = made.get(name) ?? makeClause(sort, direction, table);
  made.set(name, clause);
  return clause;
}

/** There are few, and each list asks for two: putting them together from their parts was a good part of its question. */
const made = new Map<string, RawBuilder<unknown>>();

/** Only names of our own, so they may stand in the text as they are. */
const makeClause = (sort: TransactionSort, direction: Direction, table?: 't'): RawBuilder<unknown> =>
  sql.raw(
    orderColumns(sort)
      .map((column) => `${table ? `${table}.` : ''}"${column}" ${direction}`)
      .join(', '),
  );
