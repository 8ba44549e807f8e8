import { sql } from 'kysely';
import type { OperationSummary } from '#contract/operations.ts';
import type { Database } from '../db/database.ts';
import type { OperationState } from '../db/schema-operations.ts';

const summaries = (db: Database) =>
  db
    .selectFrom('operations')
    .select(['id', 'kind', 'state', 'actor_email', 'attempts', 'created', 'finished'])
    .select([
      sql<string | null>`error->>'code'`.as('error_code'),
      sql<string | null>`coalesce(
        input->>'charge', input->>'payment_intent', input->>'dispute', input->>'currency'
      )`.as('subject'),
    ]);

export const findSummary = (db: Database, id: string): Promise<OperationSummary | undefined> =>
  summaries(db).where(sql<boolean>`id = ${id}`).executeTakeFirst();

export async function listSummaries(
  db: Database,
  state: OperationState | undefined,
  { page, pagesize }: Readonly<{ page: number; pagesize: number }>,
): Promise<{ data: OperationSummary[]; total_count: number }> {
  const wanted = sql<boolean>`${state ?? null}::text is null or state = ${state ?? null}`;
  const [data, { total_count }] = await Promise.all([
    summaries(db)
      .where(wanted)
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(pagesize)
      .offset((page - 1) * pagesize)
      .execute(),
    db
      .selectFrom('operations')
      .select(({ fn }) => fn.countAll<number>().as('total_count'))
      .where(wanted)
      .executeTakeFirstOrThrow(),
  ]);
  return { data, total_count };
}
