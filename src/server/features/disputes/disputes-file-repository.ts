import { type RawBuilder, sql } from 'kysely';
import type { DisputesQuery } from '#contract/dispute-filters.ts';
import { DISPUTE_COLUMNS, type DisputeColumnId } from '#domain/disputes/dispute-columns.ts';
import { disputeColumnLabels } from '#domain/disputes/dispute-columns-copy.ts';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import { DISPUTE_REASONS, DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { disputeStatusLabel } from '#domain/disputes/dispute-status-copy.ts';
import { PAYMENT_SOURCES, sourceWords } from '#domain/payments/payment-source.ts';
import { THREE_DECIMAL_CURRENCIES, ZERO_DECIMAL_CURRENCIES } from '#domain/shared/money.ts';
import { csvText } from '../../db/csv-text.ts';
import type { Database } from '../../db/database.ts';
import { identifierCell } from '../../db/identifier-cell.ts';
import { disputesWhere } from './dispute-conditions.ts';
import { SALE_JOIN } from './dispute-order.ts';
import { countDisputes } from './disputes-list-repository.ts';
import { orderOfRows } from './sorted-disputes.ts';

/** What a file of disputes holds: rows, order and columns as on the screen. */
export type DisputesFileRequest = Readonly<{ filters: DisputesQuery; columns: readonly DisputeColumnId[] }>;

type Cell = RawBuilder<unknown>;

/** A word that came after us as the screen says it: `some_new_word` reads "Some new word". */
const humanized = (column: Cell): Cell =>
  sql`upper(left(${column}, 1)) || translate(substr(${column}, 2), '_-', '  ')`;

/** One word for each value a column can have. */
const worded = (column: string, words: readonly (readonly [string, string])[]): Cell =>
  sql`case ${sql.ref(column)} ${sql.join(
    words.map(([value, word]) => sql`when ${value} then ${word}`),
    sql` `,
  )} else ${csvText(humanized(sql.ref(column)))} end`;

const codes = (currencies: readonly string[]): Cell => sql.join(currencies.map((code) => sql`${code}`));
const moment = (column: string): Cell => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SSTZH:TZM')`;

/** Each cell as the screen shows it. Text that came from outside is made safe; numbers stay numbers. Words are looked up for each file. */
const cellsOfFile = (): Readonly<Record<DisputeColumnId, Cell>> => ({
  amount: sql`d.amount * case when d.currency in (${codes(ZERO_DECIMAL_CURRENCIES)}) then 1::numeric
    when d.currency in (${codes(THREE_DECIMAL_CURRENCIES)}) then 0.001 else 0.01 end`,
  currency: sql`upper(d.currency)`,
  status: worded(
    'd.status',
    DISPUTE_STATUSES.map((status) => [status, disputeStatusLabel[status]]),
  ),
  reason: worded(
    'd.reason',
    DISPUTE_REASONS.map((reason) => [reason, disputeReasonLabel(reason)]),
  ),
  source: csvText(
    sql`concat_ws(' ', ${worded(
      'sale.source',
      PAYMENT_SOURCES.map((source) => [source, sourceWords(source).label]),
    )}, ${identifierCell(sql`sale.source_identifier`)})`,
  ),
  order: csvText(sql`o.number`),
  customerName: csvText(sql`sale.customer_name`),
  customerEmail: csvText(sql`sale.customer_email`),
  customerCountry: sql`sale.customer_country`,
  created: moment('d.created'),
  dueBy: sql`case when d.status in ('needs_response', 'warning_needs_response') then ${moment('d.due_by')} end`,
});

const OF_PEOPLE: ReadonlySet<DisputeColumnId> = new Set(['customerName', 'customerEmail']);

/** Beside the columns of the screen: a row needs its id, and an amount its currency, once they stand in a file. */
export function disputesFileQuery(
  { filters, columns }: DisputesFileRequest,
  zone: string,
  withPeople = true,
): Cell {
  const shown = DISPUTE_COLUMNS.filter(({ id }) => columns.includes(id) || id === 'currency');
  const known = cellsOfFile();
  const cellOf = (id: DisputeColumnId) => (withPeople || !OF_PEOPLE.has(id) ? known[id] : sql`''`);
  const cells = shown.map(({ id, label }) => sql`${cellOf(id)} as ${sql.id(label)}`);
  // Rows are chosen before anything is joined to them, so that a column name can mean only one thing.
  return sql`
    select ${csvText(sql`d.id`)} as ${sql.id(disputeColumnLabels.id)}, ${sql.join(cells)}
    from (select * from disputes where ${disputesWhere(filters, zone)}) as d
    ${SALE_JOIN} left join payment_orders o on o.id = sale.order_id
    order by ${orderOfRows(filters)}`;
}

export const countDisputeFileRows = (
  db: Database,
  { filters }: DisputesFileRequest,
  zone: string,
): Promise<number> => countDisputes(db, filters, zone);
