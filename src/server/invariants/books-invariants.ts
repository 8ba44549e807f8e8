import { invariant } from './invariant.ts';

/** What is kept of the books: all else of them is counted from the movements whenever somebody asks. */
export const booksInvariants = [
  invariant(
    'late movements',
    'What is booked late is booked on the first day after a month that is locked',
    `select kind, id, booked_on from book_late where booked_on not in (select opens from book_periods)`,
  ),
  invariant(
    'closed arrivals',
    'What arrived at the bank and a month was locked with is booked before the first day after it',
    `select month, line, payout, leg from book_arrivals join book_periods using (month) where booked_on >= opens`,
  ),
  invariant(
    'locked months',
    'Locked months follow each other without a gap, and what each was locked with comes to nothing',
    `select month, 'gap' as problem from book_periods p
     where exists (select from book_periods e where e.month < p.month)
       and not exists (select from book_periods e where e.opens = to_date(p.month, 'YYYY-MM'))
     union all
     select month, 'sum' from book_periods cross join lateral (
       select sum((total ->> 'amount')::int8) as amount from jsonb_array_elements(totals) as total group by total ->> 'currency'
     ) as sums where sums.amount <> 0`,
  ),
];
