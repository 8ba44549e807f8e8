import { sql } from 'kysely';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { amountWithin } from '../../db/amount-within.ts';
import { allOf, anyOf, type Condition } from '../../db/conditions.ts';
import type { ResolvedSearch } from './resolved-search.ts';
import type { ColumnCondition, Selection } from './selection.ts';
import type { TimeRange } from './time-range.ts';

export function columnCondition({ column, negated, values }: ColumnCondition): Condition {
  const name = sql.ref(column);
  if (negated) return sql`(${name} is null or ${name} not in (${sql.join(values)}))`;
  return values.length === 1 ? sql`${name} = ${values[0]}` : sql`${name} in (${sql.join(values)})`;
}

export function rangeCondition({ from, until }: TimeRange): Condition {
  const bounds: Condition[] = [];
  if (from !== undefined) bounds.push(sql`date >= to_timestamp(${from})`);
  if (until !== undefined) bounds.push(sql`date < to_timestamp(${until})`);
  return allOf(bounds);
}

/** The rows of `transactions` that a selection means. */
export function rowsOf(selection: Selection, search: ResolvedSearch | undefined): Condition {
  const filters = [
    ...selection.columns.map(columnCondition),
    ...selection.ranges.map(rangeCondition),
    ...selection.amounts.map(amountWithin),
  ];
  const conditions = [selection.match === 'all' ? allOf(filters) : anyOf(filters)];
  if (selection.currency) conditions.push(sql`currency = ${selection.currency}`);
  if (selection.deposit_id) conditions.push(sql`deposit_id = ${selection.deposit_id}`);
  if (selection.carried) conditions.push(carriedCondition(selection.carried));
  if (selection.loan_id) conditions.push(sql`loan_id = ${selection.loan_id}`);
  if (search) conditions.push(searchCondition(search));
  return allOf(conditions);
}

/** As the proof of a payout tells what it carries over from what it took first. */
function carriedCondition({ from, negated }: NonNullable<Selection['carried']>): Condition {
  const made = sql`(select utc_day(p.created) from payouts p where p.id = ${from})`;
  return negated ? sql`available_on > ${made}` : sql`available_on <= ${made}`;
}

/**
 * The same rows as parts that share none, each of one value, when one filter allows several. An index keeps the rows of
 * one value in list order, so a page of each part is a short walk; of several at once it could only sort them all.
 */
export function partsOf(selection: Selection, search: ResolvedSearch | undefined): Condition[] {
  const [only] = selection.columns;
  const values = only && selection.columns.length === 1 && selection.match === 'all' ? valuesOf(only) : [];
  if (!only || values.length < 2) return [rowsOf(selection, search)];
  return values.map((value) =>
    rowsOf({ ...selection, columns: [{ column: only.column, negated: false, values: [value] }] }, search),
  );
}

/** What a condition allows, where that can be listed: every row has a type, and there are only so many. */
function valuesOf({ column, negated, values }: ColumnCondition): readonly (string | number)[] {
  if (!negated) return [...new Set(values)];
  return column === 'type' ? TRANSACTION_TYPES.filter((type) => !values.includes(type)) : [];
}

function searchCondition({ order_ids, ids, payers, patterns }: ResolvedSearch): Condition {
  const found: Condition[] = [];
  if (order_ids.length > 0) found.push(sql`order_id = any(${arrayText(order_ids)}::int8[])`);
  if (payers.length > 0) found.push(sql`payer = any(${arrayText(payers)}::uuid[])`);
  for (const id of ids) {
    found.push(sql`transaction_id = ${id}`, sql`charge_id = ${id}`);
    found.push(sql`payment_intent_id = ${id}`, sql`deposit_id = ${id}`);
  }
  for (const pattern of patterns)
    found.push(sql`(customer_name ilike ${pattern} or customer_email ilike ${pattern})`);
  return anyOf(found);
}

/** Only for numbers and uuids: one parameter, however many there are. */
const arrayText = (values: readonly (number | string)[]): string => `{${values.join(',')}}`;
