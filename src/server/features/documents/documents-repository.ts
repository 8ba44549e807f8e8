import { sql } from 'kysely';
import type { DocumentFilters, PaymentsDocument } from '#contract/documents.ts';
import { documentNumber } from '#domain/account/document-type.ts';
import { rangesOf } from '#domain/shared/date-bounds.ts';
import type { Condition } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { inRange } from '../../db/in-range.ts';

/** A document has a day and no hour: it is inside when its day, as a day of the store, begins inside. */
const beginning = (zone: string) => sql`(date::timestamp at time zone ${zone})`;

function documentsMeant(filters: DocumentFilters, zone: string): Condition {
  const { type_is, type_is_not, match } = filters;
  const chosen: Condition[] = rangesOf(filters, zone).map((range) => inRange(beginning(zone), range));
  if (type_is) chosen.push(sql`type = ${type_is}`);
  if (type_is_not) chosen.push(sql`type <> ${type_is_not}`);
  if (chosen.length === 0) return sql`true`;
  return sql`(${sql.join(chosen, match === 'any' ? sql` or ` : sql` and `)})`;
}

/**
 * What was charged on the days of a document, each currency by itself: the fees of movements, and of payouts that left at once
 * and arrived. Days are those of UTC, as on the paper.
 */
const FEES = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency), '[]')
  from (
    select currency, sum(fees)::int8 as amount
    from (
      select currency, fees from transaction_days
      where dimension = 'all' and day between period_from and period_to
      union all
      select currency, fee from payouts
      where fee <> 0 and status not in ('failed', 'canceled')
        and created >= period_from::timestamp at time zone 'UTC'
        and created < (period_to + 1)::timestamp at time zone 'UTC'
    ) as charged
    group by currency having sum(fees) <> 0
  ) as sums)`;

type Asked = DocumentFilters & Readonly<{ direction: 'asc' | 'desc' }>;
type Page = Readonly<{ page: number; pagesize: number }>;

export async function listDocuments(
  db: Database,
  asked: Asked,
  zone: string,
  { page, pagesize }: Page,
): Promise<{ data: PaymentsDocument[]; total_count: number }> {
  const way = asked.direction === 'asc' ? sql`asc` : sql`desc`;
  const [{ rows }, total_count] = await Promise.all([
    sql<Omit<PaymentsDocument, 'number'>>`
      select document_id, type, date, period_from, period_to, ${FEES} as totals from documents
      where ${documentsMeant(asked, zone)} order by date ${way}, document_id ${way}
      limit ${pagesize} offset ${(page - 1) * pagesize}`.execute(db),
    countDocuments(db, asked, zone),
  ]);
  return { data: rows.map((row) => ({ ...row, number: documentNumber(row) })), total_count };
}

export async function countDocuments(db: Database, filters: DocumentFilters, zone: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int8 as count from documents where ${documentsMeant(filters, zone)}`.execute(db);
  return rows[0]?.count ?? 0;
}
