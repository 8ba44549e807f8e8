import { sql } from 'kysely';
import type { OperationSummary } from '#contract/operations.ts';
import type { Database } from '../db/database.ts';
import type { OperationState } from '../db/schema/schema-operations.ts';
import { refusalOf } from './run-operation.ts';

const summaries = (db: Database) =>
  db
    .selectFrom('operations')
    .select(['id', 'kind', 'state', 'actor_email', 'attempts', 'created', 'finished', 'error'])
    .select(
      sql<string | null>`coalesce(
        input->>'charge', input->>'payment_intent', input->>'dispute', input->>'currency'
      )`.as('subject'),
    );

type Found = Omit<OperationSummary, 'error_code' | 'error_message'> & Readonly<{ error: unknown }>;

/** One that failed says why in the words of the catalogue; the details of one that may still end are not for pages. */
function withReason({ error, ...operation }: Found): OperationSummary {
  const refusal = operation.state === 'failed' ? refusalOf(error) : undefined;
  return { ...operation, error_code: refusal?.code ?? null, error_message: refusal?.message ?? null };
}

export async function findSummary(db: Database, id: string): Promise<OperationSummary | undefined> {
  const found = await summaries(db).where(sql<boolean>`id = ${id}`).executeTakeFirst();
  return found && withReason(found);
}

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
  return { data: data.map(withReason), total_count };
}
