import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/saved-views.ts';
import {
  hasRoomForView,
  mayChangeView,
  maySeeList,
  maySeeView,
  mayShareViews,
  VIEWS_MAX,
  type ViewedList,
} from '#domain/people/saved-views.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import {
  countBeside,
  deleteView,
  findView,
  insertView,
  keepViewsStill,
  listViews,
  updateView,
  type ViewRow,
} from './saved-views-repository.ts';

type Actor = Context['actor'];

const shownTo = (row: ViewRow, actor: Actor): contract.SavedView => {
  const { id, name, is_shared, owner_id, parameters, columns } = row;
  const is_own = owner_id === actor.user_id;
  return { id, name, is_shared, is_own, may_change: mayChangeView(row, actor), parameters, columns };
};

const forbidden = () => fail('rest_forbidden', { signed_in: true });

function askForList(list: ViewedList, actor: Actor): void {
  if (!maySeeList(list, actor)) throw forbidden();
}

/** Looks for room where the view comes to stand; nobody else saves until this has ended. */
async function takeRoom(trx: Database, view: Parameters<typeof countBeside>[1]): Promise<void> {
  await keepViewsStill(trx);
  if (!hasRoomForView(await countBeside(trx, view))) throw fail('views_full', { most: VIEWS_MAX });
}

/** A view that whoever asks may change; one they may not even see is as good as none. */
async function getChangeable(trx: Database, id: number, actor: Actor): Promise<ViewRow> {
  const row = await findView(trx, id);
  if (!row || !maySeeView(row, actor)) throw fail('resource_missing', { kind: 'view', id: String(id) });
  if (!mayChangeView(row, actor)) throw forbidden();
  return row;
}

/** What a line of the log says of a view. What was searched for may be a customer. */
const logged = ({ list, name, is_shared, parameters, columns }: ViewRow) => {
  const { search: _, ...filters } = parameters;
  return { list, name, is_shared, filters, columns };
};

/** A view of the store's stands in everybody's menu, so the log tells who changed it; one's own is nobody else's business. */
async function note(
  { now, actor, ip }: Context,
  trx: Database,
  action: string,
  before: ViewRow | undefined,
  after: ViewRow | undefined,
): Promise<void> {
  const id = (after ?? before)?.id;
  if (!before?.is_shared && !after?.is_shared) return;
  await writeAudit(trx, {
    ...authorOf({ actor, ip }),
    at: utcInstant(now()),
    ...{ action, object_kind: 'saved_view', object_id: String(id) },
    ...{ before: before && logged(before), after: after && logged(after), result: 'succeeded' },
  });
}

export const savedViewsRoutes: readonly Route[] = [
  route(contract.listSavedViews, async ({ db, actor }, { list }) => {
    askForList(list, actor);
    const rows = await listViews(db, list, actor.user_id);
    return { data: rows.filter((row) => maySeeView(row, actor)).map((row) => shownTo(row, actor)) };
  }),

  route(contract.saveView, async (context, input) => {
    const { db, actor, now } = context;
    askForList(input.list, actor);
    if (input.is_shared && !mayShareViews(actor)) throw forbidden();
    const view = { ...input, owner_id: actor.user_id, created: utcInstant(now()) };
    return db.transaction().execute(async (trx) => {
      await takeRoom(trx, view);
      const made = await insertView(trx, view);
      await note(context, trx, 'view.create', undefined, made);
      return shownTo(made, actor);
    });
  }),

  route(contract.changeView, (context, { id, ...changes }) =>
    context.db.transaction().execute(async (trx) => {
      const { actor } = context;
      const before = await getChangeable(trx, id, actor);
      const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
      const after: ViewRow = { ...before, ...Object.fromEntries(sent) };
      if (after.is_shared && !mayShareViews(actor)) throw forbidden();
      if (after.is_shared !== before.is_shared) await takeRoom(trx, after);
      await updateView(trx, after);
      await note(context, trx, 'view.change', before, after);
      return shownTo(after, actor);
    }),
  ),

  route(contract.deleteView, (context, { id }) =>
    context.db.transaction().execute(async (trx) => {
      const before = await getChangeable(trx, id, context.actor);
      await deleteView(trx, id);
      await note(context, trx, 'view.delete', before, undefined);
      return { deleted: true as const };
    }),
  ),
];
