import type { Deps } from '../../deps.ts';
import type { ActingBy } from '../store-rest.ts';
import { noteWrite } from './audit-write.ts';

export const deleteRestNote = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { order_id, id }: Readonly<{ order_id: number; id: number }>,
  by: ActingBy,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('order_notes')
      .where('id', '=', id)
      .where('order_id', '=', order_id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await noteWrite(trx, now, by, {
      ...{
        action: 'order.delete_note',
        object_kind: 'order',
        object_id: String(order_id),
        after: { note: id },
      },
    });
    return true;
  });
