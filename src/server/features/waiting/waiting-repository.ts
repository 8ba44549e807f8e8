import { sql } from 'kysely';
import { arrivesBy, type Deadline, RAIL_S } from '#domain/account/deadlines.ts';
import { DAY_S, type EpochSeconds } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';
import { CAPTURE_BY } from '../authorizations/list-authorizations-repository.ts';

/** A rail of three days does not count beyond this. */
const EACH_MAX = 1000;
const AWAITING = sql`status in ('needs_response', 'warning_needs_response')`;

export async function countWaiting(db: Database): Promise<{ disputes: number; uncaptured: number }> {
  const { rows } = await sql<{ disputes: number; uncaptured: number }>`
    ${plannedOnce} select (select coalesce(sum(count), 0)::int8 from dispute_totals where ${AWAITING}) as disputes,
      (select count(*) from payment_intents where status = 'requires_capture') as uncaptured`.execute(db);
  return rows[0] ?? { disputes: 0, uncaptured: 0 };
}

/** Everything that ends or arrives within the time the rail shows. */
export async function listDeadlines(
  db: Database,
  now: EpochSeconds,
  zone: string,
): Promise<readonly Deadline[]> {
  const { rows } = await sql<Deadline>`
    ${plannedOnce} (select 'dispute' as kind, charge_id as id, extract(epoch from due_by)::int8 as at, amount, currency from disputes
      where ${AWAITING} and due_by > to_timestamp(${now}) and due_by <= to_timestamp(${now + RAIL_S})
      order by due_by, id limit ${EACH_MAX})
    union all
    (select case when o.fraud_meta_box_type = 'review' then 'hold' else 'capture' end, i.id, ${CAPTURE_BY}, i.amount,
        i.currency
      from payment_intents i left join payment_orders o on o.id = order_named_in(i.data)
      where i.status = 'requires_capture' and ${CAPTURE_BY} between ${now}::int8 and ${now + RAIL_S}::int8
      order by ${CAPTURE_BY}, i.id limit ${EACH_MAX})
    union all
    (select 'payout', id, extract(epoch from date)::int8, amount, currency from payouts
      where status in ('pending', 'in_transit') and date between to_timestamp(${now - 2 * DAY_S}) and to_timestamp(${now + RAIL_S})
      order by date, id limit ${EACH_MAX})`.execute(db);
  return rows.map((row) => (row.kind === 'payout' ? { ...row, at: arrivesBy(row.at, zone) } : row));
}
