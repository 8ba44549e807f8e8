import { type RawBuilder, sql } from 'kysely';
import type { AuditColumnId } from '#contract/audit.ts';
import { AUDIT_FILE_HEADS } from '#contract/audit-copy.ts';
import { allOf } from '../db/conditions.ts';
import { csvText } from '../db/csv-text.ts';
import type { Database } from '../db/database.ts';
import { type AuditFilters, auditConditions } from './audit-repository.ts';

/** What a file of the log holds: the lines and the order of the screen, with every column. */
export type AuditFileRequest = Readonly<{
  filters: AuditFilters & Readonly<{ direction: 'asc' | 'desc' }>;
  columns: readonly AuditColumnId[];
}>;

const CELLS: Readonly<Record<AuditColumnId, RawBuilder<unknown>>> = {
  id: sql`id`,
  at: sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`,
  actor_email: csvText(sql`actor_email`),
  ip: csvText(sql`ip`),
  action: sql`action`,
  object_kind: csvText(sql`object_kind`),
  object_id: csvText(sql`object_id`),
  before: csvText(sql`before::text`),
  after: csvText(sql`after::text`),
  result: sql`result`,
  hash: sql`encode(hash, 'hex')`,
};

/** What was before and after may name a customer. */
const OF_PEOPLE: ReadonlySet<AuditColumnId> = new Set(['before', 'after']);

export const AUDIT_FILE_COLUMNS = Object.keys(CELLS) as AuditColumnId[]; // Every one of them has its cell.

const matching = ({ direction: _, ...filters }: AuditFileRequest['filters'], zone: string) =>
  allOf(auditConditions(filters, zone));

export const auditFileQuery = (
  { filters, columns }: AuditFileRequest,
  zone: string,
  withPeople = true,
): RawBuilder<unknown> => sql`
  select ${sql.join(columns.map((column) => sql`${withPeople || !OF_PEOPLE.has(column) ? CELLS[column] : sql`''`} as ${sql.id(AUDIT_FILE_HEADS[column])}`))}
  from audit_log where ${matching(filters, zone)}
  order by id ${filters.direction === 'asc' ? sql`asc` : sql`desc`}`;

export async function countAuditFileRows(
  db: Database,
  { filters }: AuditFileRequest,
  zone: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audit_log where ${matching(filters, zone)}`.execute(db);
  return rows[0]?.count ?? 0;
}
