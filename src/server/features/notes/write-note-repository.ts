import type { Note } from '#contract/notes.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

export type NewNote = Readonly<{
  /** Says what it is about: the same name is written once, also after it was dismissed. */
  name: string;
  type: Note['type'];
  title: string;
  content: string;
  actions?: readonly Readonly<{ name: string; label: string; url: string }>[];
  date_created: UtcInstant;
}>;

type NewAction = NonNullable<NewNote['actions']>[number];

/** Buttons are numbered from the first, which is the one to press. */
export const storedActionsOf = (actions: readonly NewAction[]) =>
  actions.map((action, index) => ({ ...action, id: index + 1, primary: index === 0 }));

/** Puts a message into the inbox, in the caller's transaction. Answers whether this call was the one that wrote it. */
export async function writeNote(trx: Database, { actions = [], ...note }: NewNote): Promise<boolean> {
  const written = await trx
    .insertInto('notes')
    .values({ ...note, actions: JSON.stringify(storedActionsOf(actions)) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}
