import { type SqlBool, sql } from 'kysely';
import type { AuditRow, listAudit } from '#contract/audit.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { rangesOf } from '#domain/shared/date-bounds.ts';
import { allOf, anyOf, type Condition, containing } from '../db/conditions.ts';
import type { Database } from '../db/database.ts';
import { inRange } from '../db/in-range.ts';

export type AuditFilters = Omit<
  Received<typeof listAudit>,
  'page' | 'paged' | 'pagesize' | 'per_page' | 'direction'
>;
/** Which part of the log a reader may see, whatever they ask for. */
type Part = Readonly<{ actions?: readonly string[]; actor_id?: number | undefined }>;
type Paging = Readonly<{ page: number; pagesize: number; direction: 'asc' | 'desc'; zone: string }>;

const EXACT = ['action', 'object_kind', 'object_id', 'actor_email', 'result'] as const;
/** The expression its index is made of. */
const WORDS = sql`lower(actor_email || ' ' || action || ' ' || object_kind || ' ' || object_id)`;

/** One page of the log, newest first unless asked otherwise, and how many rows there are in all. */
export async function listAuditRows(
  db: Database,
  filters: AuditFilters,
  { page, pagesize, direction, zone }: Paging,
  part: Part = {},
): Promise<{ data: AuditRow[]; total_count: number }> {
  const matching = db
    .selectFrom('audit_log')
    .where((where) => where.and([...auditConditions(filters, zone), ...limitsOf(part)]));
  const [data, { total_count }] = await Promise.all([
    matching
      .select(['id', 'at', 'actor_id', 'actor_email', 'ip', 'action', 'object_kind', 'object_id'])
      .select(['before', 'after', 'operation_id', 'result'])
      .select(sql<string>`encode(hash, 'hex')`.as('hash'))
      .orderBy('id', direction)
      .limit(pagesize)
      .offset((page - 1) * pagesize)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total_count')).executeTakeFirstOrThrow(),
  ]);
  return { data, total_count };
}

export function auditConditions(filters: AuditFilters, zone: string): Condition[] {
  const { search = [] } = filters;
  const exact = EXACT.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [sql<SqlBool>`${sql.ref(name)} = ${value}`];
  });
  const terms = [search].flat().filter((term) => term.trim() !== '');
  return [
    ...exact,
    ...(terms.length > 0 ? [anyOf(terms.map(wordsOf))] : []),
    ...rangesOf(filters, zone).map((range) => inRange(sql`at`, range)),
  ];
}

const limitsOf = ({ actions, actor_id }: Part): Condition[] => [
  ...(actions ? [sql<boolean>`action = any(${actions}::text[])`] : []),
  ...(actor_id === undefined ? [] : [sql<boolean>`actor_id = ${actor_id}`]),
];

/** A row that holds every word of the term, in whatever order. */
const wordsOf = (term: string): Condition => {
  const words = term.trim().toLowerCase().split(/\s+/);
  return allOf(words.map((word) => sql`${WORDS} like ${containing(word)}`));
};

/** Every fingerprint counted again, from the first row to the last. */
export async function verifyChain(db: Database) {
  const { rows } = await sql<{
    rows: number;
    broken: number;
    first_broken: number | null;
    head: string | null;
  }>`
    with chain as (
      select log.id, log.hash, log.previous_hash, audit_hash(log.*) as counted,
             row_number() over (order by log.id) as place,
             coalesce(lag(log.hash) over (order by log.id), sha256('')) as before_it
      from audit_log as log),
    broken as (select id from chain where hash <> counted or previous_hash <> before_it or id <> place)
    select (select count(*)::int from chain) as rows, (select count(*)::int from broken) as broken,
           (select min(id) from broken) as first_broken,
           (select encode(hash, 'hex') from audit_log order by id desc limit 1) as head`.execute(db);
  return rows[0] ?? { rows: 0, broken: 0, first_broken: null, head: null };
}
