import { sql } from 'kysely';
import type { AuditRow, listAudit } from '#contract/audit.ts';
import type { Received } from '#contract/endpoint.ts';
import type { Database } from '../db/database.ts';

type Filters = Pick<Received<typeof listAudit>, 'action' | 'object_kind' | 'object_id' | 'result'>;
type Paging = Readonly<{ page: number; pagesize: number }>;

const FILTERS = ['action', 'object_kind', 'object_id', 'result'] as const;

/** One page of the log, newest first, and how many rows there are in all. */
export async function listAuditRows(
  db: Database,
  filters: Filters,
  { page, pagesize }: Paging,
): Promise<{ data: AuditRow[]; total_count: number }> {
  const asked = FILTERS.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [sql<boolean>`${sql.ref(name)} = ${value}`];
  });
  const matching = db.selectFrom('audit_log').where((where) => where.and(asked));
  const [data, { total_count }] = await Promise.all([
    matching
      .select(['id', 'at', 'actor_id', 'actor_email', 'ip', 'action', 'object_kind', 'object_id'])
      .select(['before', 'after', 'operation_id', 'result'])
      .select(sql<string>`encode(hash, 'hex')`.as('hash'))
      .orderBy('id', 'desc')
      .limit(pagesize)
      .offset((page - 1) * pagesize)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total_count')).executeTakeFirstOrThrow(),
  ]);
  return { data, total_count };
}
