import { type RawBuilder, sql } from 'kysely';
import type { PayoutFilters, PayoutsQuery } from '#contract/payout-filters.ts';
import type { Payout } from '#contract/payouts.ts';
import { currency as asCurrency, type Currency, minor } from '#domain/shared/money.ts';
import type { Database } from '../../db/database.ts';
import { payoutsMeant, payoutTotalsMeant } from './payout-conditions.ts';
import { asSent, type PayoutRow } from './payout-repository.ts';

type Page = Readonly<{ page: number; pagesize: number }>;
type Order = Pick<PayoutsQuery, 'sort' | 'direction'>;

/** Up to here, skipping rows along the index costs less than finding out where the list ends. */
const DEEP_ROWS = 1000;

/** All in one direction: an index can be walked either way, and with the id at the end no row is on two pages. */
export function payoutOrder({ sort, direction }: Order): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return sql.join([...new Set([sort, 'date', 'id'])].map((column) => sql`${sql.ref(column)} ${way}`));
}

/** One page of the list. The second half of a long one is walked from its end. */
export async function listPayouts(
  db: Database,
  query: PayoutsQuery,
  zone: string,
  { page, pagesize }: Page,
): Promise<{ data: Payout[]; total_count: number }> {
  const offset = (page - 1) * pagesize;
  const read = async (on: Database, order: Order, size: number, skipped: number) => {
    const { rows } = await sql<PayoutRow>`
      select * from payouts where ${payoutsMeant(query, zone)}
      order by ${payoutOrder(order)} limit ${size} offset ${skipped}`.execute(on);
    return rows.map(asSent);
  };
  if (offset < DEEP_ROWS) {
    const [data, total_count] = await Promise.all([
      read(db, query, pagesize, offset),
      countPayouts(db, query, zone),
    ]);
    return { data, total_count };
  }
  // Counted from the end, a page depends on how many rows there are: both must be of the same moment.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const total_count = await countPayouts(snapshot, query, zone);
      const size = Math.min(pagesize, total_count - offset);
      if (size <= 0) return { data: [], total_count };
      const fromTheEnd = total_count - offset - size;
      if (fromTheEnd >= offset) return { data: await read(snapshot, query, size, offset), total_count };
      const direction = query.direction === 'asc' ? 'desc' : 'asc';
      const data = await read(snapshot, { sort: query.sort, direction }, size, fromTheEnd);
      return { data: data.toReversed(), total_count };
    });
}

type PayoutTotal = Readonly<{ currency: string; count: number; total: number }>;

/** How many match and what they come to, for each currency: from the kept totals where these know enough. */
async function sumPayouts(
  db: Database,
  filters: PayoutFilters,
  zone: string,
): Promise<readonly PayoutTotal[]> {
  const kept = payoutTotalsMeant(filters);
  const { rows } = kept
    ? await sql<PayoutTotal>`
        select currency, sum(count)::int8 as count, sum(amount)::int8 as total from payout_totals
        where ${kept} group by currency having sum(count) > 0 order by currency`.execute(db)
    : await sql<PayoutTotal>`
        select currency, count(*)::int8 as count, sum(amount)::int8 as total from payouts
        where ${payoutsMeant(filters, zone)} group by currency order by currency`.execute(db);
  return rows;
}

export async function countPayouts(db: Database, filters: PayoutFilters, zone: string): Promise<number> {
  const totals = await sumPayouts(db, filters, zone);
  return totals.reduce((sum, { count }) => sum + count, 0);
}

/** Every currency a payout was ever made in. */
async function listPayoutCurrencies(db: Database): Promise<Currency[]> {
  const { rows } = await sql<{ currency: string }>`
    select currency from payout_totals group by currency having sum(count) > 0 order by currency`.execute(db);
  return rows.map(({ currency }) => asCurrency(currency));
}

export async function summarizePayouts(db: Database, filters: PayoutFilters, zone: string) {
  const [sums, store_currencies] = await Promise.all([
    sumPayouts(db, filters, zone),
    listPayoutCurrencies(db),
  ]);
  const totals = sums.map(({ currency, count, total }) => ({
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
    store_currencies,
  };
}
