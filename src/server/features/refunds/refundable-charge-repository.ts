import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export type RefundableCharge = Readonly<{
  captured: boolean;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  /** The order it was made for, as the charge itself names it. */
  order_id: number | null;
}>;

export async function findChargeToRefund(
  db: Database,
  provider: string,
  id: string,
): Promise<RefundableCharge | undefined> {
  const { rows } = await sql<RefundableCharge>`
    select captured, amount_captured, amount_refunded, currency, order_named_in(data) as order_id
    from charges where provider = ${provider} and id = ${id}`.execute(db);
  return rows[0];
}
