import { sql } from 'kysely';
import type { DayMovement } from '#domain/account/day-ledger.ts';
import { type EpochSeconds, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { instantOf } from '../../db/in-range.ts';

type Between = Readonly<{ from: EpochSeconds; until?: EpochSeconds }>;
export type MovedIn = DayMovement & Readonly<{ currency: string }>;
export type PaidOutIn = Readonly<{ currency: string; count: number; amount: number; fee: number }>;

const within = (column: string, { from, until }: Between) => {
  const at = sql.ref(column);
  const begun = sql`${at} >= ${instantOf(utcInstant(from))}`;
  return until === undefined ? begun : sql`${begun} and ${at} < ${instantOf(utcInstant(until))}`;
};
/** Whether a payout took money off the balance: one that came back did, until then; of one without that moment, nobody knows. */
const LEFT = sql`(status not in ('failed', 'canceled') or returned is not null)`;

/** What moved the balance that payouts are made of, by currency and type. */
export async function sumMovements(db: Database, between: Between): Promise<readonly MovedIn[]> {
  const { rows } = await sql<MovedIn>`
    select currency, type, count(*)::int8 as count, sum(amount)::int8 as amount, sum(fees)::int8 as fees
    from transactions where balance_type = 'payments' and ${within('date', between)}
    group by 1, 2`.execute(db);
  return rows;
}

/** Payouts that were made, less those that came back. */
export async function sumPayouts(db: Database, between: Between): Promise<readonly PaidOutIn[]> {
  const { rows } = await sql<PaidOutIn>`
    select currency, count(*)::int8 as count, sum(amount)::int8 as amount, sum(fee)::int8 as fee
    from (
      select currency, amount, fee from payouts where ${LEFT} and ${within('created', between)}
      union all
      select currency, -amount, -fee from payouts where ${within('returned', between)}
    ) as sent group by 1`.execute(db);
  return rows;
}

/**
 * What our books say was there before a moment: the kept sums over all days, less what came since, what stands on other
 * balances, and what had left for the bank.
 */
export async function sumBefore(
  db: Database,
  from: EpochSeconds,
): Promise<readonly Readonly<{ currency: string; amount: number }>[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select currency, sum(amount)::int8 as amount from (
      select currency, net as amount from transaction_totals where dimension = 'all'
      union all
      select currency, -sum(net) from transactions where ${within('date', { from })} group by 1
      union all
      select currency, -sum(net) from transactions
        where balance_type <> 'payments' and date < ${instantOf(utcInstant(from))} group by 1
      union all
      select currency, -sum(amount + fee) from payouts
        where ${LEFT} and created < ${instantOf(utcInstant(from))} group by 1
      union all
      select currency, sum(amount + fee) from payouts where returned < ${instantOf(utcInstant(from))} group by 1
    ) as parts group by currency`.execute(db);
  return rows;
}

export type SignOff = Readonly<{ actor_id: number | null; by: string; at: UtcInstant; note: string | null }>;

export async function listSignOffs(db: Database, day: string): Promise<readonly SignOff[]> {
  const { rows } = await sql<SignOff>`
    select a.actor_id, coalesce(u.display_name, a.actor_email) as by, a.at, a.after ->> 'note' as note
    from audit_log a left join users u on u.id = a.actor_id
    where a.object_kind = 'day' and a.object_id = ${day} and a.action = 'day.sign_off' order by a.id`.execute(
    db,
  );
  return rows;
}
