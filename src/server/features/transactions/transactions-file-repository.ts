import { type RawBuilder, sql } from 'kysely';
import type { TransactionsQuery } from '#contract/transactions.ts';
import {
  type TransactionFileColumnId,
  transactionFileColumns,
} from '#domain/payments/transaction-file-columns.ts';
import type { Database } from '../../db/database.ts';
import { rowsOf } from './conditions.ts';
import { fileCell, fileJoins } from './file-cells.ts';
import { orderBy } from './list-order.ts';
import { resolveSearch } from './resolved-search.ts';
import { selectionOf } from './selection.ts';
import { countTransactions } from './transaction-sums-repository.ts';

/** What a file of transactions holds: rows, order and columns as on the screen. */
export type FileRequest = Readonly<{
  filters: TransactionsQuery;
  columns: readonly TransactionFileColumnId[];
}>;

const OF_PEOPLE: ReadonlySet<TransactionFileColumnId> = new Set(['customer_name', 'customer_email']);

/** The rows of a file, headed by the words of the screen. COPY reads it, so it carries its values inside the text. */
export async function transactionsFileQuery(
  db: Database,
  { filters, columns }: FileRequest,
  zone: string,
  withPeople = true,
): Promise<RawBuilder<unknown>> {
  const selection = selectionOf(filters, zone);
  const where = rowsOf(selection, await resolveSearch(db, selection.search));
  const written = transactionFileColumns(columns);
  const cellOf = (id: TransactionFileColumnId) => (withPeople || !OF_PEOPLE.has(id) ? fileCell[id] : sql`''`);
  const cells = written.map(({ id, label }) => sql`${cellOf(id)} as ${sql.id(label)}`);
  // Rows are chosen before anything is joined to them, so that a column name can mean only one thing.
  return sql`
    select ${sql.join(cells)}
    from (select * from transactions where ${where}) as t ${fileJoins(written.map(({ id }) => id))}
    order by ${orderBy(filters, 't')}`;
}

export const countFileRows = (db: Database, { filters }: FileRequest, zone: string): Promise<number> =>
  countTransactions(db, selectionOf(filters, zone));
