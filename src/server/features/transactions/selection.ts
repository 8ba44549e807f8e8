import type { TransactionFilters } from '#contract/transaction-filters.ts';
import { type AmountRange, amountRanges, sharedRange } from '#domain/payments/amount-filter.ts';
import { rangesOf, type SecondsRange } from '#domain/shared/date-bounds.ts';
import { epochSeconds, secondsOf } from '#domain/shared/time.ts';
import { intersection, type TimeRange } from './time-range.ts';

/** The columns that filters compare; the rollups have them too, under the same names. */
export type FilterColumn =
  | 'type'
  | 'channel'
  | 'source'
  | 'source_device'
  | 'customer_country'
  | 'customer_currency'
  | 'risk_level';

/** One of the values, or none of them; a row without a value is none of them. */
export type ColumnCondition = Readonly<{
  column: FilterColumn;
  negated: boolean;
  values: readonly (string | number)[];
}>;

/** Which rows are meant, said once for lists, sums and files. */
export type Selection = Readonly<{
  match: 'all' | 'any';
  columns: readonly ColumnCondition[];
  ranges: readonly TimeRange[];
  amounts: readonly AmountRange[];
  currency?: string;
  deposit_id?: string;
  /** What a payout that came back had taken, or had not: what was available on the day it was made. */
  carried?: Readonly<{ from: string; negated: boolean }>;
  loan_id?: string;
  search: readonly string[];
}>;

/** Filters as they travelled become a selection, with the days of the store's zone. */
export function selectionOf(filters: TransactionFilters, zone: string): Selection {
  const columns = columnConditions(filters);
  const ranges = rangesOf(filters, zone).map(timeRange);
  const amounts = amountRanges(filters);
  // Any of one is all of one, and all is easier to answer. All dates together are one range, and so are all amounts.
  const match = columns.length + ranges.length + amounts.length > 1 ? filters.match : 'all';
  return {
    match,
    columns,
    amounts: match === 'all' ? sharedRange(amounts) : amounts,
    ranges: match === 'all' && ranges.length > 0 ? [intersection(ranges)] : ranges,
    ...(filters.store_currency_is && { currency: filters.store_currency_is }),
    ...(filters.deposit_id && { deposit_id: filters.deposit_id }),
    ...carriedCondition(filters),
    ...(filters.loan_id_is && { loan_id: filters.loan_id_is }),
    search: filters.search ?? [],
  };
}

function carriedCondition({
  carried_from,
  carried_from_not,
}: TransactionFilters): Pick<Selection, 'carried'> {
  if (carried_from) return { carried: { from: carried_from, negated: false } };
  return carried_from_not ? { carried: { from: carried_from_not, negated: true } } : {};
}

function columnConditions(filters: TransactionFilters): ColumnCondition[] {
  const found: ColumnCondition[] = [];
  const is = (column: FilterColumn, value: string | number | undefined) =>
    value !== undefined && found.push({ column, negated: false, values: [value] });
  const isNot = (column: FilterColumn, value: string | number | undefined) =>
    value !== undefined && found.push({ column, negated: true, values: [value] });

  is('type', filters.type_is ?? filters.type);
  isNot('type', filters.type_is_not);
  if (filters.type_is_in) found.push({ column: 'type', negated: false, values: filters.type_is_in });
  is('channel', filters.channel_is);
  isNot('channel', filters.channel_is_not);
  is('source', filters.source_is);
  isNot('source', filters.source_is_not);
  is('source_device', filters.source_device_is);
  isNot('source_device', filters.source_device_is_not);
  is('customer_country', filters.customer_country_is);
  isNot('customer_country', filters.customer_country_is_not);
  is('customer_currency', filters.customer_currency_is);
  isNot('customer_currency', filters.customer_currency_is_not);
  is('risk_level', filters.risk_level_is);
  isNot('risk_level', filters.risk_level_is_not);
  return found;
}

/** Only days need to know whose days they are. */
export const namesDays = ({ date_before, date_after, date_between }: TransactionFilters): boolean =>
  date_before !== undefined || date_after !== undefined || date_between !== undefined;

const timeRange = ({ first, last }: SecondsRange): TimeRange => ({
  ...(first && { from: secondsOf(first) }),
  ...(last && { until: epochSeconds(secondsOf(last) + 1) }),
});
