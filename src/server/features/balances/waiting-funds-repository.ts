import { sql } from 'kysely';
import type { ComingFunds } from '#domain/payouts/payout-forecast.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

/** What becomes available after a day, of the money that no payout has taken yet. */
export async function listComingFunds(
  db: Database,
  today: CalendarDate,
): Promise<readonly (ComingFunds & Readonly<{ currency: string }>)[]> {
  const { rows } = await sql<ComingFunds & { currency: string }>`
    select currency, available_on, sum(net)::int8 as net from transactions
    where deposit_id is null and balance_type = 'payments' and available_on > ${today}::date
    group by currency, available_on order by currency, available_on`.execute(db);
  return rows;
}
