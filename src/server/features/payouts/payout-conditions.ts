import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PayoutFilters } from '#contract/payout-filters.ts';
import { rangesOf, type SecondsRange } from '#domain/shared/date-bounds.ts';

type Condition = RawBuilder<SqlBool>;

const inRange = ({ first, last }: SecondsRange): Condition => {
  const from: Condition = first ? sql`date >= ${`${first}Z`}::timestamptz` : sql`true`;
  return last ? sql`(${from} and date <= ${`${last}Z`}::timestamptz)` : from;
};

/** The rows of `payouts` that a request means, in the store's zone. */
export const payoutsMeant = (filters: PayoutFilters, zone: string): Condition =>
  meant(filters, rangesOf(filters, zone).map(inRange));

/**
 * The same filters as a question about kept totals, which know status and currency and nothing else; nothing when a filter
 * asks for more than that.
 */
export function payoutTotalsMeant(filters: PayoutFilters): Condition | undefined {
  const { date_before, date_after, date_between } = filters;
  return date_before || date_after || date_between ? undefined : meant(filters, []);
}

function meant(filters: PayoutFilters, dates: readonly Condition[]): Condition {
  const { status_is, status_is_not, store_currency_is, match } = filters;
  const chosen = [...dates];
  if (status_is) chosen.push(sql`status = ${status_is}`);
  if (status_is_not) chosen.push(sql`status <> ${status_is_not}`);
  const together =
    chosen.length === 0
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(${sql.join(chosen, match === 'any' ? sql` or ` : sql` and `)})`;
  return store_currency_is ? sql`(${together} and currency = ${store_currency_is})` : together;
}
