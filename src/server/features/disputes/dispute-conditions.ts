import { type SqlBool, sql } from 'kysely';
import type { DisputeFilters } from '#contract/dispute-filters.ts';
import { DISPUTE_STATUSES, type DisputeStatus } from '#domain/disputes/dispute-status.ts';
import { rangesOf } from '#domain/shared/date-bounds.ts';
import { allOf, anyOf, type Condition, containing } from '../../db/conditions.ts';
import { inRange } from '../../db/in-range.ts';

/** The rows of `disputes` that filters mean, with the days of the store's zone. Columns are named without a table. */
export function disputesWhere(filters: DisputeFilters, zone: string): Condition {
  const dates = rangesOf(filters, zone).map((range) => inRange(sql`created`, range));
  const chosen = [...dates, ...statusConditions(filters)];
  return allOf([
    filters.match === 'any' && chosen.length > 0 ? anyOf(chosen) : allOf(chosen),
    ...alwaysHeld(filters),
  ]);
}

/**
 * The same filters as a question about kept totals, which know status and currency and nothing else; nothing when a filter
 * asks for more than that.
 */
export function totalsWhere(filters: DisputeFilters): Condition | undefined {
  const { date_before, date_after, date_between, search = [], match } = filters;
  if (date_before || date_after || date_between || !search.every(isStatus)) return undefined;
  const chosen = statusConditions(filters);
  return allOf([
    match === 'any' && chosen.length > 0 ? anyOf(chosen) : allOf(chosen),
    ...alwaysHeld(filters),
  ]);
}

function statusConditions({ status_is, status_is_not }: DisputeFilters): Condition[] {
  return [
    ...(status_is ? [sql<SqlBool>`status = ${status_is}`] : []),
    ...(status_is_not ? [sql<SqlBool>`status <> ${status_is_not}`] : []),
  ];
}

function alwaysHeld({ store_currency_is, search = [] }: DisputeFilters): Condition[] {
  return [
    ...(store_currency_is ? [sql<SqlBool>`currency = ${store_currency_is}`] : []),
    ...(search.length > 0 ? [searchCondition(search)] : []),
  ];
}

const isStatus = (term: string): boolean => DISPUTE_STATUSES.some((status) => status === term);
const ID = /^(?:dp|du|ch|py|pi)_\w+$/;
const ORDER = /^(?:order\s*)?#\s*(\S+)$/i;

/** The statuses a search names, each once. */
export const statusesSought = ({ search = [] }: DisputeFilters): readonly DisputeStatus[] =>
  DISPUTE_STATUSES.filter((status) => search.includes(status));

/**
 * Terms are statuses first of all; others are ids, orders, or a part of the customer's name or e-mail. Terms of one kind
 * widen each other, and the two kinds narrow each other: so one can look for somebody among what awaits a response.
 */
function searchCondition(terms: readonly string[]): Condition {
  const statuses = terms.filter(isStatus);
  const others = terms.filter((term) => !isStatus(term));
  return allOf([
    ...(statuses.length > 0 ? [sql<SqlBool>`status in (${sql.join(statuses)})`] : []),
    ...(others.length > 0 ? [anyOf(others.map(termCondition))] : []),
  ]);
}

function termCondition(term: string): Condition {
  if (ID.test(term)) return sql`(id = ${term} or charge_id = ${term} or payment_intent_id = ${term})`;
  const number = ORDER.exec(term)?.[1] ?? (/^\d+$/.test(term) ? term : undefined);
  if (number !== undefined) {
    return sql`charge_id in (
      select t.charge_id from transactions t join payment_orders o on o.id = t.order_id where o.number = ${number})`;
  }
  const pattern = containing(term);
  // People are looked for among payers, of whom there are far fewer than payments.
  return sql`charge_id in (
    select t.charge_id from transactions t where t.payer in (
      select p.payer from transaction_payers p
      where p.customer_name ilike ${pattern} or p.customer_email ilike ${pattern}))`;
}
