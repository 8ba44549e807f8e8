import type { Books } from '#contract/books.ts';
import { monthOf } from '#domain/books/lock-periods.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { countOpenLines } from '../bank-matching/matches-repository.ts';
import { countPayouts } from '../payouts/payouts-list-repository.ts';

type Check = Books['checks'][number];
type Month = Readonly<{
  from: CalendarDate;
  to: CalendarDate;
  zone: string;
  month: NonNullable<Books['month']>;
}>;

/** What is to be looked at before a month is closed. Disputes that wait for an answer may still take money back. */
export async function checkMonth(
  db: Database,
  days: Month,
  today: CalendarDate,
  currencies: Books['currencies'],
): Promise<Check[]> {
  const off = currencies.filter(({ clearing }) => clearing.difference !== 0).length;
  const suspended = currencies.filter(({ accounts }) =>
    accounts.some(({ account, amount }) => account === 'suspense' && amount !== 0),
  ).length;
  return [
    { check: 'over', done: monthOf(days.to) < monthOf(today), count: 0 },
    counted('adds_up', off),
    counted('suspense', suspended),
    ...(await checkBank(db, days)),
    counted('disputes', await countDisputes(db)),
    { check: 'locked', done: days.month.locked !== null, count: 0 },
  ];
}

const counted = (check: Check['check'], count: number): Check => ({ check, done: count === 0, count });

/** Whether all that should have come in this month was seen there; nobody knows without a statement. */
async function checkBank(db: Database, { from, to, zone }: Month): Promise<Check[]> {
  const account = await db.selectFrom('bank_accounts').select('id').limit(1).executeTakeFirst();
  if (!account) return [{ check: 'statements', done: false, count: 0 }];
  const unseen = await countPayouts(
    db,
    { match: 'all', date_between: [from, to], at_bank_is: 'unseen' },
    zone,
  );
  return [counted('arrived', unseen), counted('bank_lines', await countOpenLines(db, { from, to }))];
}

async function countDisputes(db: Database): Promise<number> {
  const rows = await db.selectFrom('dispute_totals').select(['status', 'count']).execute();
  return rows
    .filter(({ status }) => isAwaitingResponse(status as 'needs_response'))
    .reduce((sum, { count }) => sum + count, 0);
}
