import { type RawBuilder, sql } from 'kysely';
import type { Month } from '#domain/books/lock-periods.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

// What arrived at the bank, as the matches say: the rules are `domain/books/bank-arrivals.ts`.

/** What of each match is booked: `short` is what the first part of it lacks. */
const MATCHED = sql`
  select m.line_id as line, m.payout_id as payout, m.leg, l.currency, l.booked_on as day,
    case when m.has_several_lines then l.amount
      else (case m.leg when 'return' then -p.amount else p.amount end) - short.amount end as received,
    case m.difference_reason when 'bank_fee' then short.amount else 0 end as kept,
    case m.difference_reason when 'exchange' then short.amount else 0 end as exchanged,
    case when m.difference_reason in ('bank_fee', 'exchange') then 0 else short.amount end as unexplained
  from (
    select *, min(line_id) over every_part <> max(line_id) over every_part as has_several_lines,
      row_number() over (every_part order by line_id, payout_id, leg) = 1 as is_first
    from bank_matches where state in ('automatic', 'confirmed')
    window every_part as (partition by match_key)
  ) as m
  join bank_lines l on l.id = m.line_id join payouts p on p.id = m.payout_id
  cross join lateral (select case when m.is_first then -m.difference else 0 end as amount) as short`;

/** And what the bank itself took back, on the day of the line that did: a match of that line with the return says it already. */
const NOW = sql`
  with matched as (${MATCHED})
  select * from matched
  union all
  select k.other_line_id, m.payout, 'undone', m.currency, other.booked_on, -m.received, -m.kept, -m.exchanged, -m.unexplained
  from matched m join bank_line_marks k on k.line_id = m.line and k.mark = 'undone'
  join bank_lines other on other.id = k.other_line_id
  where m.leg = 'arrival' and not exists (select from matched r where r.line = k.other_line_id)`;

const CLOSED = sql`
  select line, payout, leg, currency, min(day) as day, sum(received)::int8 as received, sum(kept)::int8 as kept,
    sum(exchanged)::int8 as exchanged, sum(unexplained)::int8 as unexplained, count(*) as times
  from book_arrivals group by line, payout, leg, currency`;

/** What is booked on open days: what the matches say, less what locked months have. */
const OPEN = sql`
  select line, payout, leg, coalesce(n.currency, c.currency) as currency, coalesce(n.day, c.day) as day,
    greatest(coalesce(n.day, c.day), opening.opens) as booked_on, coalesce(c.times, 0) as times,
    coalesce(n.received, 0) - coalesce(c.received, 0) as received, coalesce(n.kept, 0) - coalesce(c.kept, 0) as kept,
    coalesce(n.exchanged, 0) - coalesce(c.exchanged, 0) as exchanged,
    coalesce(n.unexplained, 0) - coalesce(c.unexplained, 0) as unexplained
  from (${NOW}) as n full join (${CLOSED}) as c using (line, payout, leg)
  cross join (select max(opens) as opens from book_periods) as opening`;
const IS_SOMETHING = sql`(received <> 0 or kept <> 0 or exchanged <> 0 or unexplained <> 0)`;

/** Every arrival with the day it is booked on; `id` is one of its own for what sets an earlier one right. */
export const ARRIVALS: RawBuilder<unknown> = sql`
  select *, 'bank-' || line || '-' || payout || case leg when 'arrival' then '' else '-' || leg end
      || case times when 0 then '' else '-' || (times + 1) end as id,
    (day::timestamp at time zone 'UTC') as at, nullif(day, booked_on) as late_of
  from (
    select line, payout, leg, currency, day, booked_on, received, kept, exchanged, unexplained,
      row_number() over (partition by line, payout, leg order by month) - 1 as times from book_arrivals
    union all
    select line, payout, leg, currency, day, booked_on, received, kept, exchanged, unexplained, times from (${OPEN}) as o
    where ${IS_SOMETHING}
  ) as a`;

/** From now on these stay as they are: whatever is undone or said anew is booked later. */
export async function closeArrivals(db: Database, month: Month, last: CalendarDate): Promise<void> {
  await sql`
    insert into book_arrivals (month, line, payout, leg, currency, day, booked_on, received, kept, exchanged, unexplained)
    select ${month}, line, payout, leg, currency, day, booked_on, received, kept, exchanged, unexplained
    from (${OPEN}) as o where ${IS_SOMETHING} and booked_on <= ${last}::date`.execute(db);
}
