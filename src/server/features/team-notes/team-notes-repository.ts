import type { TeamNote, TeamNoteKind } from '#contract/team-notes.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

type About = Readonly<{ object_kind: TeamNoteKind; object_id: string }>;
export type NoteRow = Omit<TeamNote, 'is_own'> & About & Readonly<{ author_id: number | null }>;

const notes = (db: Database) =>
  db
    .selectFrom('team_notes')
    .leftJoin('users', 'users.id', 'team_notes.author_id')
    .select([
      'team_notes.id',
      'object_kind',
      'object_id',
      'note',
      'author_id',
      'users.display_name as author',
      'date_created',
      'date_edited',
    ]);

export const listNotes = (db: Database, { object_kind, object_id }: About): Promise<NoteRow[]> =>
  notes(db)
    .where('object_kind', '=', object_kind)
    .where('object_id', '=', object_id)
    .orderBy('date_created', 'desc')
    .orderBy('team_notes.id', 'desc')
    .execute();

/** A note that this person wrote; somebody else's is as good as none. */
export const findOwnNote = (db: Database, id: number, author_id: number): Promise<NoteRow | undefined> =>
  notes(db).where('team_notes.id', '=', id).where('author_id', '=', author_id).executeTakeFirst();

type NewNote = About &
  Readonly<{ note: string; key: string | null; author_id: number; date_created: UtcInstant }>;

/** Answers the note and whether this call was the one that wrote it. */
export async function insertNote(db: Database, note: NewNote): Promise<{ row: NoteRow; isNew: boolean }> {
  const written = await db
    .insertInto('team_notes')
    .values({ ...note, date_edited: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  const row = await notes(db)
    .where(({ eb }) => (written ? eb('team_notes.id', '=', written.id) : eb('key', '=', note.key)))
    .executeTakeFirstOrThrow();
  return { row, isNew: written !== undefined };
}

export const updateNote = (db: Database, id: number, note: string, date_edited: UtcInstant) =>
  db.updateTable('team_notes').set({ note, date_edited }).where('id', '=', id).execute();

export const deleteNote = (db: Database, id: number) =>
  db.deleteFrom('team_notes').where('id', '=', id).execute();
