import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Note } from '#contract/notes.ts';
import type { Database } from '../../db/database.ts';
import type { OverviewTables } from '../../db/schema/schema-overview.ts';

type Row = Selectable<OverviewTables['notes']>;
export type NoteFilters = Readonly<{
  status?: string;
  type?: string;
  source?: string;
  /** Kinds that the reader may not know of. */
  untold?: readonly string[];
}>;
type Paging = Readonly<{ page: number; pagesize: number; order: 'asc' | 'desc' }>;

const storedAction = z.object({
  id: z.int(),
  name: z.string(),
  label: z.string(),
  url: z.string(),
  primary: z.boolean(),
  status: z._default(z.enum(['unactioned', 'actioned', 'snoozed']), 'unactioned'),
});
const storedActions = z.array(storedAction);
export type StoredAction = z.output<typeof storedAction>;

export const noteOf = ({ actions, date_created, ...row }: Row): Note => ({
  ...row,
  layout: 'plain',
  image: '',
  date_created,
  date_created_gmt: date_created,
  actions: actionsOf({ actions }).map((action) => ({
    ...action,
    query: action.url,
    actioned_text: '',
    nonce_action: '',
    nonce_name: '',
  })),
});

export const actionsOf = ({ actions }: Pick<Row, 'actions'>): StoredAction[] => storedActions.parse(actions);

const wordsOf = (list: string | undefined): string[] | undefined => list?.split(',');

export async function listNotes(
  db: Database,
  filters: NoteFilters,
  { page, pagesize, order }: Paging,
): Promise<Row[]> {
  return selection(db, filters)
    .selectAll()
    .orderBy('date_created', order)
    .orderBy('id', order)
    .limit(pagesize)
    .offset((page - 1) * pagesize)
    .execute();
}

function selection(db: Database, { status, type, source, untold = [] }: NoteFilters) {
  let query = db.selectFrom('notes').where('is_deleted', '=', false);
  const [statuses, types] = [wordsOf(status), wordsOf(type)];
  if (statuses) query = query.where(sql<string>`status`, 'in', statuses);
  if (types) query = query.where(sql<string>`type`, 'in', types);
  if (untold.length > 0) query = query.where(sql`split_part(name, ':', 2)`, 'not in', untold);
  if (source) query = query.where('source', '=', source);
  return query;
}

type Change = Readonly<{ status?: Note['status']; is_deleted?: boolean; actions?: string }>;

/** Answers the notes as they are afterwards, in the order of their ids. */
export async function changeNotes(db: Database, ids: readonly number[], change: Change): Promise<Row[]> {
  if (ids.length === 0) return [];
  const query = db
    .updateTable('notes')
    .set({ ...change })
    .where('id', 'in', ids)
    .returningAll();
  const rows = Object.keys(change).length > 0 ? await query.execute() : await findNotes(db, ids);
  return rows.sort((one, other) => one.id - other.id);
}

export const findNotes = (db: Database, ids: readonly number[]): Promise<Row[]> =>
  db.selectFrom('notes').selectAll().where('id', 'in', ids).execute();
