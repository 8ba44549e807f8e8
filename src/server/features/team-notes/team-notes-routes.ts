import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/team-notes.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import {
  deleteNote,
  findOwnNote,
  insertNote,
  listNotes,
  type NoteRow,
  updateNote,
} from './team-notes-repository.ts';

const shownTo = ({ author_id, ...row }: NoteRow, { user_id }: Context['actor']) => ({
  ...row,
  is_own: author_id === user_id,
});

type Change = Readonly<{ action: 'note.add' | 'note.edit' | 'note.delete'; before?: string; after?: string }>;

/** What was written stands in the log too: who changed or removed a note changed what the others know. */
const noteInLog = (
  trx: Database,
  { now, actor, ip }: Context,
  { object_kind, object_id }: NoteRow,
  { action, before, after }: Change,
) =>
  writeAudit(trx, {
    at: utcInstant(now()),
    ...authorOf({ actor, ip }),
    action,
    object_kind,
    object_id,
    ...(before !== undefined && { before: { note: before } }),
    ...(after !== undefined && { after: { note: after } }),
    result: 'succeeded',
  });

/** Changes a note of whoever asks, and notes it in the log, both or neither. */
const changeOwn = <Result>(
  context: Context,
  id: number,
  change: (trx: Database, row: NoteRow) => Promise<Result>,
): Promise<Result> =>
  context.db.transaction().execute(async (trx) => {
    const row = await findOwnNote(trx, id, context.actor.user_id);
    if (!row) throw fail('resource_missing', { kind: 'note', id: String(id) });
    return change(trx, row);
  });

export const teamNotesRoutes: readonly Route[] = [
  route(contract.listTeamNotes, async ({ db, actor }, about) => ({
    data: (await listNotes(db, about)).map((row) => shownTo(row, actor)),
  })),

  route(contract.addTeamNote, (context, { key, ...written }) =>
    context.db.transaction().execute(async (trx) => {
      const { row, isNew } = await insertNote(trx, {
        ...written,
        key: key ?? null,
        author_id: context.actor.user_id,
        date_created: utcInstant(context.now()),
      });
      if (isNew) await noteInLog(trx, context, row, { action: 'note.add', after: row.note });
      return shownTo(row, context.actor);
    }),
  ),

  route(contract.editTeamNote, (context, { id, note }) =>
    changeOwn(context, id, async (trx, row) => {
      const date_edited = utcInstant(context.now());
      await updateNote(trx, id, note, date_edited);
      await noteInLog(trx, context, row, { action: 'note.edit', before: row.note, after: note });
      return shownTo({ ...row, note, date_edited }, context.actor);
    }),
  ),

  route(contract.deleteTeamNote, (context, { id }) =>
    changeOwn(context, id, async (trx, row) => {
      await deleteNote(trx, id);
      await noteInLog(trx, context, row, { action: 'note.delete', before: row.note });
      return { deleted: true as const };
    }),
  ),
];
