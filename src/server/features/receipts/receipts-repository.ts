import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

export const RECEIPT_SENT = 'receipt.send';

/** When the receipt of an order last left, and where to, as the log remembers it. */
export async function findLastSent(
  db: Database,
  order_id: number,
): Promise<Readonly<{ at: UtcInstant; to: string }> | undefined> {
  const row = await db
    .selectFrom('audit_log')
    .select(['at', 'after'])
    .where('object_kind', '=', 'order')
    .where('object_id', '=', String(order_id))
    .where('action', '=', RECEIPT_SENT)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { at: row.at, to: (row.after as { to: string }).to };
}
