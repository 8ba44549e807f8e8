import type { OrderPayment } from '#contract/orders.ts';
import type { Database } from '../db/database.ts';

/** In the transaction that forgets a sandbox: the order is a test from now on, and keeps what was recorded of its payment. */
export async function keepSandboxPayment(
  trx: Database,
  order_id: number,
  payment: OrderPayment | null,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ sandbox_record: JSON.stringify({ payment }) })
    .where('id', '=', order_id)
    .execute();
}
