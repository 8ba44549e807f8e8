import type { OrderNote } from '#contract/orders.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { sendOnce } from '../mail/outbox.ts';
import { customerNoteMail } from '../mail/templates/customer-note.ts';
import type { NewNote } from './store.ts';
import { findOrder } from './store-orders.ts';
import { getStore, speakAsStore } from './store-repository.ts';

const notes = (db: Database) =>
  db
    .selectFrom('order_notes')
    .leftJoin('users', 'users.id', 'order_notes.author_id')
    .select(['order_notes.id', 'note', 'customer_note', 'users.display_name as author', 'date_created']);

const orderExists = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export async function listNotes(db: Database, order_id: number): Promise<OrderNote[] | undefined> {
  const found = await notes(db)
    .where('order_id', '=', order_id)
    .orderBy('date_created', 'desc')
    .orderBy('order_notes.id', 'desc')
    .execute();
  return found.length > 0 || (await orderExists(db, order_id)) ? found : undefined;
}

/** Writes the note and, when it is meant for the customer, the mail to them: both or neither. */
export function addNote(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  order_id: number,
  { note, customer_note, author_id, key }: NewNote,
): Promise<OrderNote | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    if (!(await orderExists(trx, order_id))) return undefined;
    const written = await trx
      .insertInto('order_notes')
      .values({
        order_id,
        note,
        customer_note,
        author_id,
        key: key ?? null,
        date_created: utcInstant(deps.now()),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (written && customer_note) await tellCustomer({ ...deps, db: trx }, order_id, written.id, note);
    return notes(trx)
      .where('order_id', '=', order_id)
      .where(({ eb }) => (written ? eb('order_notes.id', '=', written.id) : eb('key', '=', key ?? null)))
      .executeTakeFirst();
  });
}

async function tellCustomer(
  deps: Pick<Deps, 'db' | 'config'>,
  order_id: number,
  note_id: number,
  note: string,
): Promise<void> {
  const order = await findOrder(deps.db, order_id);
  if (!order?.customer_email) return;
  const { name } = await getStore(deps);
  const { customer_email: to, customer_name, number } = order;
  const mail = await speakAsStore(deps, () =>
    customerNoteMail({ to, customer_name: customer_name ?? '', storeName: name, number, note }),
  );
  await sendOnce(deps.db, `order note ${note_id}`, mail);
}
