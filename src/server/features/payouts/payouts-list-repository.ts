import { type RawBuilder, sql } from 'kysely';
import type { PayoutFilters, PayoutsQuery } from '#contract/payout-filters.ts';
import type { Payout } from '#contract/payouts.ts';
import { amountRanges } from '#domain/payments/amount-filter.ts';
import { summedStatuses } from '#domain/payouts/payout-status.ts';
import { currency as asCurrency, type Currency, minor } from '#domain/shared/money.ts';
import type { Database } from '../../db/database.ts';
import { distinctValues } from '../../db/distinct-values.ts';
import { FEW_ROWS } from '../../db/few-rows.ts';
import { walkPage } from '../../db/walk-page.ts';
import { payoutsMeant, payoutTotalsMeant } from './payout-conditions.ts';
import { asSent, type PayoutRow } from './payout-repository.ts';

type Page = Readonly<{ page: number; pagesize: number }>;
type Order = Pick<PayoutsQuery, 'sort' | 'direction'>;

/** All in one direction: an index can be walked either way, and with the id at the end no row is on two pages. */
export function payoutOrder({ sort, direction }: Order): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return sql.join([...new Set([sort, 'date', 'id'])].map((column) => sql`${sql.ref(column)} ${way}`));
}

export async function listPayouts(
  db: Database,
  query: PayoutsQuery,
  zone: string,
  page: Page,
): Promise<{ data: Payout[]; total_count: number }> {
  const isOfAmounts = amountRanges(query).length > 0;
  const counted = isOfAmounts ? await countPayouts(db, query, zone) : undefined;
  const meant = sql`select * from payouts where ${payoutsMeant(query, zone)}`;
  // `offset 0` keeps the order and the limit outside, so that no index is walked for their sake.
  const rows = (counted ?? Infinity) <= FEW_ROWS ? sql`select * from (${meant} offset 0) as few` : meant;
  return walkPage(
    db,
    { ...page, direction: query.direction },
    {
      // Within a snapshot it is counted again.
      count: async (on) => (on === db ? counted : undefined) ?? countPayouts(on, query, zone),
      read: async (on, { direction, size, skipped }) => {
        const { rows: found } = await sql<PayoutRow>`
          ${rows} order by ${payoutOrder({ sort: query.sort, direction })} limit ${size} offset ${skipped}`.execute(
          on,
        );
        return (direction === query.direction ? found : found.toReversed()).map(asSent);
      },
    },
  );
}

type PayoutTotal = Readonly<{ currency: string; count: number; total: number }>;

/** How many match and what was or will be paid of them, for each currency: from the kept totals where these know enough. */
async function sumPayouts(
  db: Database,
  filters: PayoutFilters,
  zone: string,
): Promise<readonly PayoutTotal[]> {
  const totalsMeant = payoutTotalsMeant(filters);
  const summed = sql`status in (${sql.join(summedStatuses(filters.status_is))})`;
  const { rows } = totalsMeant
    ? await sql<PayoutTotal>`
        select currency, sum(count)::int8 as count,
          coalesce(sum(amount) filter (where ${summed}), 0)::int8 as total from payout_totals
        where ${totalsMeant} group by currency having sum(count) > 0 order by currency`.execute(db)
    : await sql<PayoutTotal>`
        select currency, count(*)::int8 as count,
          coalesce(sum(amount) filter (where ${summed}), 0)::int8 as total from payouts
        where ${payoutsMeant(filters, zone)} group by currency order by currency`.execute(db);
  return rows;
}

export async function countPayouts(db: Database, filters: PayoutFilters, zone: string): Promise<number> {
  const totals = await sumPayouts(db, filters, zone);
  return totals.reduce((sum, { count }) => sum + count, 0);
}

/** What the filters can offer: every currency a payout was ever made in, and every method somebody paid by. */
async function findFacets(db: Database): Promise<{ store_currencies: Currency[]; sources: string[] }> {
  const { rows } = await sql<{ currencies: string[]; sources: string[] }>`
    select
      array(select currency::text from payout_totals
        group by currency having sum(count) > 0 order by currency) as currencies,
      array(${distinctValues('value', 'source')}) as sources`.execute(db);
  const { currencies = [], sources = [] } = rows[0] ?? {};
  return { store_currencies: currencies.map(asCurrency), sources };
}

export async function summarizePayouts(db: Database, filters: PayoutFilters, zone: string) {
  const [sums, facets] = await Promise.all([sumPayouts(db, filters, zone), findFacets(db)]);
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
    ...facets,
  };
}
