import { sql } from 'kysely';
import type { DocumentFilters, PaymentsDocument } from '#contract/documents.ts';
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
    sql<PaymentsDocument>`select document_id, type, date, period_from, period_to from documents
      where ${documentsMeant(asked, zone)} order by date ${way}, document_id ${way}
      limit ${pagesize} offset ${(page - 1) * pagesize}`.execute(db),
    countDocuments(db, asked, zone),
  ]);
  return { data: rows, total_count };
}

export async function countDocuments(db: Database, filters: DocumentFilters, zone: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int8 as count from documents where ${documentsMeant(filters, zone)}`.execute(db);
  return rows[0]?.count ?? 0;
}
