import { type RawBuilder, sql } from 'kysely';
import type { PayoutFilters, PayoutsQuery } from '#contract/payout-filters.ts';
import type { Payout } from '#contract/payouts.ts';
import { currency as asCurrency, minor } from '#domain/shared/money.ts';
import { type EpochSeconds, secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { payoutsMeant } from './payout-conditions.ts';

/** All in one direction: an index can be walked either way, and with the id at the end no row is on two pages. */
export function payoutOrder({
  sort,
  direction,
}: Pick<PayoutsQuery, 'sort' | 'direction'>): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return sql.join([...new Set([sort, 'date', 'id'])].map((column) => sql`${sql.ref(column)} ${way}`));
}

type PayoutRow = Omit<Payout, 'date' | 'created' | 'fee_percentage' | 'amount' | 'fee' | 'currency'> &
  Readonly<{
    date: UtcInstant;
    created: UtcInstant;
    fee_percentage: string;
    amount: number;
    fee: number;
    currency: string;
  }>;

/** Payouts travel with their arrival in milliseconds, as clients of this call expect. */
const asSent = ({ date, created, fee_percentage, amount, fee, currency, ...row }: PayoutRow): Payout => ({
  ...row,
  date: secondsOf(date) * 1000,
  created: secondsOf(created),
  amount: minor(amount),
  fee: minor(fee),
  fee_percentage: Number(fee_percentage),
  currency: asCurrency(currency),
});

type Page = Readonly<{ page: number; pagesize: number }>;

export async function listPayouts(
  db: Database,
  query: PayoutsQuery,
  zone: string,
  { page, pagesize }: Page,
): Promise<{ data: Payout[]; total_count: number }> {
  const where = payoutsMeant(query, zone);
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<PayoutRow>`select * from payouts where ${where} order by ${payoutOrder(query)}
      limit ${pagesize} offset ${(page - 1) * pagesize}`.execute(db),
    sql<{ count: number }>`select count(*)::int8 as count from payouts where ${where}`.execute(db),
  ]);
  return { data: rows.map(asSent), total_count: counted[0]?.count ?? 0 };
}

export async function summarizePayouts(db: Database, filters: PayoutFilters, zone: string) {
  const [{ rows }, { rows: all }] = await Promise.all([
    sql<{ currency: string; count: number; total: number }>`
      select currency, count(*)::int8 as count, sum(amount)::int8 as total from payouts
      where ${payoutsMeant(filters, zone)} group by currency order by currency`.execute(db),
    sql<{ currency: string }>`select distinct currency from payouts order by currency`.execute(db),
  ]);
  const totals = rows.map(({ currency, count, total }) => ({
    currency: asCurrency(currency),
    count,
    total: minor(total),
  }));
  const [only] = totals;
  const isOne = only !== undefined && totals.length === 1;
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    total: isOne ? only.total : minor(0),
    currency: isOne ? only.currency : '',
    totals,
    store_currencies: all.map(({ currency }) => asCurrency(currency)),
  };
}

export async function findPayout(db: Database, id: string): Promise<Payout | undefined> {
  const { rows } = await sql<PayoutRow>`select * from payouts where id = ${id}`.execute(db);
  return rows[0] && asSent(rows[0]);
}

/** The newest payouts of each currency, as the cards of the overview show them. */
export async function latestPayouts(db: Database, count: number): Promise<Payout[]> {
  const { rows } = await sql<PayoutRow>`
    select p.* from (select distinct currency from payouts) as c
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
