import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PayoutFilters } from '#contract/payout-filters.ts';
import type { SeenAtBank } from '#domain/bank/payout-at-bank.ts';
import { amountRanges, sharedRange } from '#domain/payments/amount-filter.ts';
import { rangesOf, type SecondsRange } from '#domain/shared/date-bounds.ts';
import { amountWithin } from '../../db/amount-within.ts';
import type { Condition } from '../../db/conditions.ts';
import { inRange, instantOf } from '../../db/in-range.ts';

/** When a payout arrives, by the rule of `arrivalDay`: one that was told as a day does when that day begins in the store's zone. */
export const arrival = (
  zone: string,
): RawBuilder<unknown> => sql`case when date = date_trunc('day', date, 'UTC')
  then (date at time zone 'UTC') at time zone ${zone} else date end`;

/** No zone is a day away from UTC, so an index finds the days around the range, and the rule decides about these. */
const arrivesIn = (range: SecondsRange, zone: string): Condition => {
  const { first, last } = range;
  const ends = [inRange(arrival(zone), range)];
  if (first) ends.push(sql`date >= ${instantOf(first)} - interval '1 day'`);
  if (last) ends.push(sql`date <= ${instantOf(last)} + interval '1 day'`);
  return sql`(${sql.join(ends, sql` and `)})`;
};

/** The rows of `payouts` that a request means, in the store's zone. */
export const payoutsMeant = (filters: PayoutFilters, zone: string): Condition =>
  meant(
    filters,
    rangesOf(filters, zone).map((range) => arrivesIn(range, zone)),
  );

/**
 * The same filters as a question about kept totals, which know status and currency and nothing else; nothing when a filter
 * asks for more than that.
 */
export function payoutTotalsMeant(filters: PayoutFilters): Condition | undefined {
  const { date_before, date_after, date_between, source_is, source_is_not, at_bank_is } = filters;
  const asked = [date_before, date_after, date_between, source_is, source_is_not, at_bank_is];
  const isOfRows = asked.some((one) => one !== undefined) || amountRanges(filters).length > 0;
  return isOfRows ? undefined : meant(filters, []);
}

function meant(filters: PayoutFilters, dates: readonly Condition[]): Condition {
  const { status_is, status_is_not, source_is, source_is_not, at_bank_is, store_currency_is, match } =
    filters;
  const amounts = amountRanges(filters);
  const chosen = [...dates, ...(match === 'any' ? amounts : sharedRange(amounts)).map(amountWithin)];
  if (status_is) chosen.push(sql`status = ${status_is}`);
  if (status_is_not) chosen.push(sql`status <> ${status_is_not}`);
  if (source_is) chosen.push(holds(source_is));
  if (source_is_not) chosen.push(sql`not ${holds(source_is_not)}`);
  if (at_bank_is) chosen.push(seenAtBank(at_bank_is));
  const together =
    chosen.length === 0
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(${sql.join(chosen, match === 'any' ? sql` or ` : sql` and `)})`;
  return store_currency_is ? sql`(${together} and currency = ${store_currency_is})` : together;
}

/** Whether something paid by this method left with a payout. */
const holds = (source: string): Condition =>
  sql<SqlBool>`exists (select from transactions t where t.deposit_id = payouts.id and t.source = ${source})`;

/** What failed or was called off is waited for by nobody. */
function seenAtBank(asked: SeenAtBank): Condition {
  const seen = sql<SqlBool>`exists (select from bank_matches m
    where m.payout_id = payouts.id and m.leg = 'arrival' and m.state in ('automatic', 'confirmed'))`;
  return asked === 'seen' ? seen : sql`(status not in ('failed', 'canceled') and not ${seen})`;
}
