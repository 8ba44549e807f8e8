import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

export const RECEIPT_SENT = 'receipt.send';

/** What a receipt is filed under: the order, or the charge of a payment without one. */
export type FiledUnder = Readonly<{ object_kind: 'order' | 'charge'; object_id: string }>;

/** When a receipt last left, and where to, as the log remembers it. */
export async function findLastSent(
  db: Database,
  { object_kind, object_id }: FiledUnder,
): Promise<Readonly<{ at: UtcInstant; to: string }> | undefined> {
  const row = await db
    .selectFrom('audit_log')
    .select(['at', 'after'])
    .where('object_kind', '=', object_kind)
    .where('object_id', '=', object_id)
    .where('action', '=', RECEIPT_SENT)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { at: row.at, to: (row.after as { to: string }).to };
}
