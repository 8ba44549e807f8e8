import type { LibraryEntry } from '#contract/evidence.ts';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

/** A small library: what is kept fits one screen of choices. */
export const LIBRARY_ENTRIES_MAX = 200;

const SHOWN = ['id', 'title', 'field', 'body', 'filename', 'size', 'pages', 'used'] as const;

export const listLibrary = (db: Database): Promise<LibraryEntry[]> =>
  db
    .selectFrom('evidence_library')
    .select(SHOWN)
    .orderBy('used', 'desc')
    .orderBy('id')
    .limit(LIBRARY_ENTRIES_MAX)
    .execute();

type NewEntry = Readonly<{
  title: string;
  field: string;
  body: string | null;
  file_id: string | null;
  filename: string | null;
  size: number | null;
  pages: number | null;
  created_by: number | null;
}>;

/** Nothing when the library is full. */
export const insertEntry = (
  db: Database,
  entry: NewEntry,
  now: EpochSeconds,
): Promise<LibraryEntry | undefined> =>
  db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('evidence_library')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= LIBRARY_ENTRIES_MAX) return undefined;
    return trx
      .insertInto('evidence_library')
      .values({ ...entry, created: utcInstant(now) })
      .returning(SHOWN)
      .executeTakeFirstOrThrow();
  });

export const findEntry = (db: Database, id: number) =>
  db
    .selectFrom('evidence_library')
    .select([...SHOWN, 'file_id'])
    .where('id', '=', id)
    .executeTakeFirst();

export const countUse = (db: Database, id: number): Promise<unknown> =>
  db
    .updateTable('evidence_library')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', id)
    .execute();

export async function deleteEntry(db: Database, id: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('evidence_library')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
