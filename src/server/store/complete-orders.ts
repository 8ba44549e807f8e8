import { canBeCompleted } from '#domain/orders/completing.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Deps } from '../deps.ts';
import type { CompletedBy } from './store.ts';
import { tellCustomers } from './tell-customer.ts';

/** The order, the mail to its customer and the line in the log: all of it or nothing, and once for each order. */
export const completeOrders = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ids: readonly number[],
  { user_id, email, api_key, ip }: CompletedBy,
): Promise<number[]> =>
  db.transaction().execute(async (trx) => {
    const moved = await trx
      .updateTable('orders')
      .set({ status: 'completed' })
      // Held in the order of ids, as by whoever settles several payments.
      .where('id', 'in', (held) =>
        held
          .selectFrom('orders')
          .select('id')
          .where('id', 'in', [...ids])
          .orderBy('id')
          .forNoKeyUpdate(),
      )
      .where(
        'status',
        'in',
        ORDER_STATUSES.filter((status) => canBeCompleted({ status, sandbox: null })),
      )
      .where('sandbox_record', 'is', null)
      .returning('id')
      .execute();
    const completed = moved.map(({ id }) => id);
    await tellCustomers(
      trx,
      completed.map((id) => ({ order_id: id, mail: 'completed' })),
    );
    for (const id of completed)
      await writeAudit(trx, {
        at: utcInstant(now()),
        actor_id: user_id,
        actor_email: email,
        api_key,
        ip,
        action: 'order.complete',
        object_kind: 'order',
        object_id: String(id),
        after: { status: 'completed' },
        result: 'succeeded',
      });
    return completed;
  });
