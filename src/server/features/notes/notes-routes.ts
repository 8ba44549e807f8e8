import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import * as contract from '#contract/notes.ts';
import { untoldNotes } from '#domain/account/mail-choices.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { readSiteState } from '../../store/site-state-repository.ts';
import { LIVE } from './live-notes.ts';
import { actionsOf, changeNotes, findNotes, listNotes, noteOf } from './notes-repository.ts';
import { refreshNotes } from './refresh-notes.ts';

export const notesRoutes: readonly Route[] = [
  route(contract.listNotes, async (context, { order, ...asked }) => {
    const retell = (await refreshNotes(context))();
    const untold = untoldNotes(context.actor.capabilities);
    const rows = await listNotes(context.db, { ...asked, untold }, { ...pageOf(asked), order });
    return rows.map(retell).map(noteOf);
  }),

  // Before those with an id in the same place: `all` and `update` are no ids.
  route(contract.dismissAllNotes, async ({ db }, asked) => {
    const shown = await listNotes(db, asked, { ...pageOf({ pagesize: ALL, ...asked }), order: 'desc' });
    return (
      await changeNotes(
        db,
        shown.map(({ id }) => id),
        { is_deleted: true },
      )
    ).map(noteOf);
  }),
  route(contract.updateNotes, async ({ db }, { noteIds, is_deleted }) =>
    (await changeNotes(db, noteIds, { is_deleted })).map(noteOf),
  ),

  route(contract.updateNote, ({ db }, { id, ...change }) => changeOne(db, id, change)),
  route(contract.dismissNote, ({ db }, { id }) => changeOne(db, id, { is_deleted: true })),
  route(contract.triggerNoteAction, ({ db }, { noteId, actionId }) => trigger(db, noteId, actionId)),

  /** Whether the promotion asked for is the one that is offered. What it grants is the provider's to apply. */
  route(contract.activatePromo, async ({ db }, { id }) => ({
    success: (await readSiteState(db)).incentive?.id === id,
  })),
];

const ALL = 500;

async function changeOne(
  db: Context['db'],
  id: number,
  change: Parameters<typeof changeNotes>[2],
): Promise<contract.Note> {
  const [row] = await changeNotes(db, [id], change);
  if (!row) throw fail('note_missing');
  return noteOf(row);
}

/** A message whose button was pressed has done its work; one that is about something still true stays until that is over. */
async function trigger(db: Context['db'], noteId: number, actionId: number): Promise<contract.Note> {
  const [row] = await findNotes(db, [noteId]);
  const actions = row && actionsOf(row);
  if (!actions?.some(({ id }) => id === actionId)) throw fail('note_missing');
  const pressed = actions.map((action) =>
    action.id === actionId ? { ...action, status: 'actioned' as const } : action,
  );
  const status = row?.name.startsWith(LIVE) ? row.status : 'actioned';
  return changeOne(db, noteId, { status, actions: JSON.stringify(pressed) });
}
