import { AppError } from '#contract/kit/errors.ts';
import type { OrderNote } from '#contract/orders.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { readForeignNotes } from '#domain/woocommerce/foreign-notes.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { listNotes } from '../order-notes.ts';
import type { NewNote } from '../store.ts';
import { askToTell, findToldNotes } from './store-writes-repository.ts';

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

/**
 * Ours and the store's own, newest first. A store tells nobody of a note, so it is asked when somebody looks; while it does not
 * answer, ours are what there is.
 */
export async function withNotesThere(
  { db, readNotes }: Pick<Deps, 'db'> & Readonly<{ readNotes: (order_id: number) => Promise<unknown> }>,
  order_id: number,
  ours: readonly OrderNote[],
): Promise<OrderNote[]> {
  const [there, told] = await Promise.all([
    readNotes(order_id).catch((error: unknown) => {
      if (error instanceof AppError) return [];
      throw error;
    }),
    findToldNotes(db, order_id),
  ]);
  return [...ours, ...readForeignNotes(there, told)].sort(
    (one, other) => Date.parse(other.date_created) - Date.parse(one.date_created),
  );
}
