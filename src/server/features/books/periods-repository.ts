import { sql } from 'kysely';
import type { BookSettings } from '#domain/books/chart-of-accounts.ts';
import type { AccountTotal } from '#domain/books/fold-entries.ts';
import type { Month } from '#domain/books/lock-periods.ts';
import type { CalendarDate, EpochSeconds, UtcInstant } from '#domain/shared/time.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { instantOf } from '../../db/in-range.ts';
import { settingsOf } from './book-settings-repository.ts';

export type LockedPeriod = Readonly<{
  month: Month;
  totals: readonly AccountTotal[];
  settings: BookSettings;
  locked_by: string;
  locked_at: UtcInstant;
}>;

/** The last one first. */
export async function listPeriods(db: Database): Promise<readonly LockedPeriod[]> {
  const rows = await db
    .selectFrom('book_periods')
    .select(['month', 'totals', 'settings', 'locked_by', 'locked_at'])
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ totals, settings, ...row }) => ({
    ...row,
    totals: totals as readonly AccountTotal[], // Written by `insertPeriod`.
    settings: settingsOf(settings),
  }));
}

type NewPeriod = Omit<LockedPeriod, 'locked_at'> &
  Readonly<{ ends: EpochSeconds; opens: CalendarDate; locked_at: EpochSeconds }>;

export async function insertPeriod(
  db: Database,
  { ends, locked_at, totals, settings, ...rest }: NewPeriod,
): Promise<void> {
  await db
    .insertInto('book_periods')
    .values({
      ...rest,
      ends: utcInstant(ends),
      locked_at: utcInstant(locked_at),
      totals: JSON.stringify(totals),
      settings: JSON.stringify(settings),
    })
    .execute();
}

/** What was late only for this month is of its own day again; what is of an earlier one that is locked waits for its day. */
export async function deletePeriod(db: Database, month: Month): Promise<void> {
  await sql`
    with gone as (delete from book_periods where month = ${month} returning opens),
      before as (select ends, opens from book_periods where month < ${month} order by month desc limit 1),
      moved as (
        update book_late l set booked_on = before.opens from gone, before
        where l.booked_on = gone.opens and coalesce(
          (select t.date from transactions t where l.kind = 'transaction' and t.transaction_id = l.id),
          (select case l.kind when 'payout' then p.created else p.returned end from payouts p
            where l.kind <> 'transaction' and p.id = l.id)) < before.ends
        returning l.kind, l.id
      )
    delete from book_late l using gone
    where l.booked_on = gone.opens and not exists (select from moved where moved.kind = l.kind and moved.id = l.id)`.execute(
    db,
  );
}

/** Nobody writes a transaction until the commit: what is added up now is all there is. */
export const holdMovements = (db: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('transaction rollups'))`.execute(db);

/** What moved before a day and is booked on it or later, because its own was locked: the books do not have it yet. */
export async function sumLateBefore(
  db: Database,
  day: CalendarDate,
  moment: EpochSeconds,
): Promise<ReadonlyMap<string, number>> {
  const at = instantOf(utcInstant(moment));
  const { rows } = await sql<{ currency: string; amount: number }>`
    select currency, sum(amount)::int8 as amount from (
      select t.currency, t.net as amount from book_late l join transactions t on t.transaction_id = l.id
      where l.kind = 'transaction' and l.booked_on >= ${day}::date and t.date < ${at} and t.balance_type = 'payments'
      union all
      select p.currency, -(p.amount + p.fee) from book_late l join payouts p on p.id = l.id
      where l.kind = 'payout' and l.booked_on >= ${day}::date and p.created < ${at}
        and (p.status not in ('failed', 'canceled') or p.returned is not null)
      union all
      select p.currency, p.amount + p.fee from book_late l join payouts p on p.id = l.id
      where l.kind = 'return' and l.booked_on >= ${day}::date and p.returned < ${at}
    ) as late group by currency`.execute(db);
  return new Map(rows.map(({ currency, amount }) => [currency, amount]));
}

/** Of what is held at the end of a day: what becomes available later, and what is still on its way to the bank. */
export async function sumUnsettled(
  db: Database,
  day: CalendarDate,
  until: EpochSeconds,
): Promise<ReadonlyMap<string, { pending: number; in_transit: number }>> {
  const at = instantOf(utcInstant(until));
  const { rows } = await sql<{ currency: string; pending: number; in_transit: number }>`
    select currency, sum(pending)::int8 as pending, sum(in_transit)::int8 as in_transit from (
      select currency, net as pending, 0 as in_transit from transactions
      where balance_type = 'payments' and date < ${at} and available_on > ${day}::date
      union all
      select currency, 0, amount from payouts
      where created < ${at} and date >= ${at} and (returned is null or returned >= ${at})
        and (status not in ('failed', 'canceled') or returned is not null)
    ) as unsettled group by currency`.execute(db);
  return new Map(rows.map(({ currency, ...sums }) => [currency, sums]));
}
