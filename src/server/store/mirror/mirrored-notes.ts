import { AppError } from '#contract/kit/errors.ts';
import type { OrderNote } from '#contract/orders.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { readForeignNotes, readForeignRefunds } from '#domain/woocommerce/foreign-notes.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { listNotes } from '../order-notes.ts';
import type { NewNote } from '../store.ts';
import { getStore } from '../store-repository.ts';
import { askToTell, findTold } from './store-writes-repository.ts';

/** Writes the note and asks that the store be told, both or neither: a note for the customer is mailed by the store itself. */
export const addMirroredNote = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  order_id: number,
  { note, customer_note, author_id, key }: NewNote,
): Promise<OrderNote | undefined> =>
  db.transaction().execute(async (trx) => {
    const known = await listNotes(trx, order_id);
    if (!known) return undefined;
    const written = await trx
      .insertInto('order_notes')
      .values({
        ...{ order_id, note, customer_note, author_id },
        key: key ?? null,
        date_created: utcInstant(now()),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    const id = written?.id ?? (await idOfKey(trx, key));
    if (written) await askToTell(trx, { kind: 'note', order_id, subject: String(written.id) });
    return (await listNotes(trx, order_id))?.find((one) => one.id === id);
  });

const idOfKey = async (trx: Database, key: string | undefined): Promise<number | undefined> =>
  (
    await trx
      .selectFrom('order_notes')
      .select('id')
      .where('key', '=', key ?? null)
      .executeTakeFirst()
  )?.id;

/** What is written about an order at its store, each as the store answers. */
export type NotesThere = Readonly<{ notes: unknown; refunds: unknown }>;

/**
 * Ours and the store's own, newest first. A store tells nobody of a note, so it is asked when somebody looks; while it does not
 * answer, ours are what there is.
 */
export async function withNotesThere(
  deps: Pick<Deps, 'db' | 'config'> & Readonly<{ readNotes: (order_id: number) => Promise<NotesThere> }>,
  order_id: number,
  ours: readonly OrderNote[],
): Promise<OrderNote[]> {
  const [there, told, { currency }, { locale }] = await Promise.all([
    deps.readNotes(order_id).catch(noneIfRefused),
    findTold(deps.db, order_id),
    deps.db.selectFrom('orders').select('currency').where('id', '=', order_id).executeTakeFirstOrThrow(),
    getStore(deps),
  ]);
  const way = { currency, locale: locale.replaceAll('_', '-') };
  return [
    ...ours,
    ...readForeignNotes({ list: there.notes, told: told.notes }),
    ...readForeignRefunds({ list: there.refunds, told: told.refunds }, way),
  ].sort((one, other) => Date.parse(other.date_created) - Date.parse(one.date_created));
}

function noneIfRefused(error: unknown): NotesThere {
  if (error instanceof AppError) return { notes: [], refunds: [] };
  throw error;
}
