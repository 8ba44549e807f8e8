import { sql } from 'kysely';
import type { LedgerRow } from '#contract/charge.ts';
import type { Currency, Minor } from '#domain/shared/money.ts';
import type { CalendarDate, UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';

/** A movement of the balance with both sides of an exchange, and the payout it left with. */
export type MovementRow = LedgerRow &
  Readonly<{
    charge_id: string | null;
    customer_currency: Currency;
    customer_amount: Minor;
    exchange_rate: string | null;
    /** When it comes free for a payout. */
    available_on: CalendarDate;
    /** When the payout arrives at the bank; absent while the money waits for one. */
    arrival: UtcInstant | null;
  }>;

/** Everything that moved the balance about these charges, oldest first. */
export async function listMovements(db: Database, charge_ids: readonly string[]): Promise<MovementRow[]> {
  if (charge_ids.length === 0) return [];
  const { rows } = await sql<MovementRow>`
    ${plannedOnce} select t.transaction_id, t.type, t.date, t.charge_id, t.currency, t.amount, t.fees, t.net, t.customer_currency,
      t.customer_amount, t.exchange_rate, t.available_on, t.deposit_id, t.loan_id, p.status as deposit_status,
      p.type as deposit_type, p.date as arrival
    from transactions t left join payouts p on p.id = t.deposit_id
    where t.charge_id in (${sql.join(charge_ids)})
    order by t.date, t.transaction_id`.execute(db);
  return rows;
}

/** The transaction of a reader fee that a charge stands for. */
export async function findReaderFeeOfCharge(db: Database, charge_id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('transactions')
    .select('transaction_id')
    .where('charge_id', '=', charge_id)
    .orderBy('date', 'desc')
    .executeTakeFirst();
  return row?.transaction_id;
}
