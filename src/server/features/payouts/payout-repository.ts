import { sql } from 'kysely';
import type { Payout } from '#contract/payouts.ts';
import { currency as asCurrency, minor } from '#domain/shared/money.ts';
import { type EpochSeconds, secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

export type PayoutRow = Omit<
  Payout,
  'date' | 'created' | 'returned' | 'fee_percentage' | 'amount' | 'fee' | 'currency'
> &
  Readonly<{
    date: UtcInstant;
    created: UtcInstant;
    returned: UtcInstant | null;
    fee_percentage: string;
    amount: number;
    fee: number;
    currency: string;
  }>;

/** Payouts travel with their arrival in milliseconds, as clients of this call expect. */
export const asSent = ({
  date,
  created,
  returned,
  fee_percentage,
  amount,
  fee,
  currency,
  ...row
}: PayoutRow): Payout => ({
  ...row,
  date: secondsOf(date) * 1000,
  created: secondsOf(created),
  returned: returned === null ? null : secondsOf(returned),
  amount: minor(amount),
  fee: minor(fee),
  fee_percentage: Number(fee_percentage),
  currency: asCurrency(currency),
});

export async function findPayout(db: Database, id: string): Promise<Payout | undefined> {
  const { rows } = await sql<PayoutRow>`select * from payouts where id = ${id}`.execute(db);
  return rows[0] && asSent(rows[0]);
}

/** The newest payouts of each currency, as the cards of the overview show them. */
export async function latestPayouts(db: Database, count: number): Promise<Payout[]> {
  const { rows } = await sql<PayoutRow>`
    select p.* from (select currency from payout_totals group by currency having sum(count) > 0) as c
    cross join lateral (
      select * from payouts where currency = c.currency order by date desc, id desc limit ${count}) as p
    order by p.date desc, p.id desc`.execute(db);
  return rows.map(asSent);
}

export const insertFeedback = (db: Database, user_id: number, comments: string, at: EpochSeconds) =>
  db
    .insertInto('feedback')
    .values({ user_id: user_id === 0 ? null : user_id, topic: 'payouts', comments, created: utcInstant(at) })
    .execute();
