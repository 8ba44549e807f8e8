import { sql } from 'kysely';
import type { ViewedList } from '#domain/people/saved-views.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

export type ViewRow = Readonly<{
  id: number;
  list: ViewedList;
  name: string;
  owner_id: number;
  is_shared: boolean;
  parameters: Record<string, string | string[]>;
  columns: string[];
}>;

const SHOWN = ['id', 'list', 'name', 'owner_id', 'is_shared', 'parameters', 'columns'] as const;

/** A person's own and the shared ones, by name. */
export const listViews = (db: Database, list: ViewedList, user_id: number): Promise<ViewRow[]> =>
  db
    .selectFrom('saved_views')
    .select(SHOWN)
    .where('list', '=', list)
    .where(({ eb, or }) => or([eb('owner_id', '=', user_id), eb('is_shared', '=', true)]))
    .orderBy(({ fn }) => fn<string>('lower', ['name']))
    .orderBy('id')
    .execute();

export const findView = (db: Database, id: number): Promise<ViewRow | undefined> =>
  db.selectFrom('saved_views').select(SHOWN).where('id', '=', id).forUpdate().executeTakeFirst();

/** Of two who save at once, the second counts what the first saved. */
export const keepViewsStill = (trx: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('saved views'))`.execute(trx);

type Beside = Pick<ViewRow, 'list' | 'owner_id' | 'is_shared'>;

/** How many stand where this one would: among the store's, or among its owner's. */
export async function countBeside(trx: Database, { list, owner_id, is_shared }: Beside): Promise<number> {
  const { count } = await trx
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .where('is_shared', '=', is_shared)
    .$if(!is_shared, (own) => own.where('owner_id', '=', owner_id))
    .executeTakeFirstOrThrow();
  return count;
}

export const insertView = (
  trx: Database,
  { parameters, ...view }: Omit<ViewRow, 'id'> & Readonly<{ created: UtcInstant }>,
): Promise<ViewRow> =>
  trx
    .insertInto('saved_views')
    .values({ ...view, parameters: JSON.stringify(parameters) })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();

export const updateView = (trx: Database, { id, name, is_shared, parameters, columns }: ViewRow) =>
  trx
    .updateTable('saved_views')
    .set({ name, is_shared, columns, parameters: JSON.stringify(parameters) })
    .where('id', '=', id)
    .execute();

export const deleteView = (trx: Database, id: number) =>
  trx.deleteFrom('saved_views').where('id', '=', id).execute();
