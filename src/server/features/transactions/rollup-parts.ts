import { type RawBuilder, sql } from 'kysely';
import { DAY_S, type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import { allOf, anyOf, type Condition } from '../../db/conditions.ts';
import { columnCondition, rangeCondition } from './conditions.ts';
import type { ColumnCondition, Selection } from './selection.ts';
import { intersection, isEmptyRange, outside, type TimeRange, union } from './time-range.ts';

/** A query for `bucket, currency, count, amount, fees, net`; the parts of a selection add up to it without overlap. */
export type Part = RawBuilder<unknown>;
export type Bucket = 'day' | 'month';
/** Sums do without buckets: over all of time they are read as kept, not added up from days. */
type Wanted = 'sums' | 'buckets';

type Piece = Readonly<{ range: TimeRange; columns: readonly ColumnCondition[]; match: 'all' | 'any' }>;

/** Rollups know nothing of single amounts, payouts, loans and searches. */
export const isCountedInRollups = ({ amounts, deposit_id, carried, loan_id, search }: Selection): boolean =>
  [deposit_id, carried, loan_id].every((condition) => condition === undefined) &&
  amounts.length + search.length === 0;

/** What takes no time to count: a few rows of what is kept for each day. */
export const isCountedByDay = (selection: Selection): boolean =>
  isCountedInRollups(selection) && bucketOf(selection) === 'day';

/** Days answer no filter or one; several filters need the months, where their combinations are counted. */
export const bucketOf = ({ columns }: Pick<Selection, 'columns'>): Bucket =>
  columns.length > 1 ? 'month' : 'day';

/** Whole days or months come from the rollups; only the ones a range cuts through are counted row by row. */
export function rollupParts(selection: Selection, wanted: Wanted): Part[] {
  const bucket = bucketOf(selection);
  return piecesOf(selection).flatMap((piece) => {
    const { whole, cut } = splitRange(piece.range, bucket);
    return [
      ...cut.map((range) => rowsPart(bucket, piece, range, selection.currency)),
      ...(whole ? wholeParts(bucket, piece, whole, selection.currency, wanted) : []),
    ];
  });
}

/** When any filter may match, time inside a date filter counts wholly, and outside of it the other filters decide. */
function piecesOf({ match, columns, ranges }: Selection): Piece[] {
  if (match === 'all') return [{ range: intersection(ranges), columns, match }];
  const inside = union(ranges);
  return [
    ...inside.map((range) => ({ range, columns: [], match: 'all' as const })),
    ...(columns.length > 0 ? outside(inside) : []).map((range) => ({ range, columns, match })),
  ];
}

type Split = Readonly<{ whole?: TimeRange; cut: readonly TimeRange[] }>;

function splitRange(range: TimeRange, bucket: Bucket): Split {
  if (isEmptyRange(range)) return { cut: [] };
  const from = range.from === undefined ? undefined : bucketStart(range.from, bucket, 'up');
  const until = range.until === undefined ? undefined : bucketStart(range.until, bucket, 'down');
  if (from !== undefined && until !== undefined && from >= until) return { cut: [range] };
  const cut = [
    { from: range.from, until: from },
    { from: until, until: range.until },
  ].filter((edge) => edge.from !== undefined && edge.until !== undefined && !isEmptyRange(edge));
  return { whole: { from, until }, cut };
}

/** The start of the UTC day or month an instant lies in, or of the next one when it lies inside. */
function bucketStart(at: EpochSeconds, bucket: Bucket, round: 'up' | 'down'): EpochSeconds {
  if (bucket === 'day')
    return epochSeconds((round === 'up' ? Math.ceil(at / DAY_S) : Math.floor(at / DAY_S)) * DAY_S);
  const start = new Date(at * 1000);
  start.setUTCHours(0, 0, 0, 0);
  start.setUTCDate(1);
  if (round === 'up' && start.getTime() / 1000 < at) start.setUTCMonth(start.getUTCMonth() + 1);
  return epochSeconds(start.getTime() / 1000);
}

const inCurrency = (currency: string | undefined): Condition[] =>
  currency ? [sql`currency = ${currency}`] : [];
const columnsOf = ({ columns, match }: Piece): Condition =>
  match === 'all' || columns.length === 0
    ? allOf(columns.map(columnCondition))
    : anyOf(columns.map(columnCondition));

function rowsPart(bucket: Bucket, piece: Piece, range: TimeRange, currency: string | undefined): Part {
  const where = allOf([rangeCondition(range), columnsOf(piece), ...inCurrency(currency)]);
  const at = bucket === 'day' ? sql`utc_day(date)` : sql`utc_month(date)`;
  return sql`select ${at} as bucket, currency, 1::int8 as count, amount, fees, net from transactions where ${where}`;
}

function wholeParts(
  bucket: Bucket,
  piece: Piece,
  whole: TimeRange,
  currency: string | undefined,
  wanted: Wanted,
): Part[] {
  const where = [...bucketRange(bucket, whole), ...inCurrency(currency)];
  if (bucket === 'month') return [monthsPart(allOf([columnsOf(piece), ...where]))];
  const isAllTime = whole.from === undefined && whole.until === undefined;
  const from = wanted === 'sums' && isAllTime ? TOTALS : DAYS;
  const [condition] = piece.columns;
  if (!condition) return [countedPart(from, 'all', [''], where, 1)];
  const { column, negated } = condition;
  const values = countedPart(from, column, condition.values.map(String), where, negated ? -1 : 1);
  return negated ? [countedPart(from, 'all', [''], where, 1), values] : [values];
}

function bucketRange(bucket: Bucket, { from, until }: TimeRange): Condition[] {
  const name = sql.ref(bucket);
  const bounds: Condition[] = [];
  if (from !== undefined) bounds.push(sql`${name} >= utc_day(to_timestamp(${from}))`);
  if (until !== undefined) bounds.push(sql`${name} < utc_day(to_timestamp(${until}))`);
  return bounds;
}

type Counted = Readonly<{ bucket: RawBuilder<unknown>; table: RawBuilder<unknown> }>;
const DAYS: Counted = { bucket: sql`day`, table: sql`transaction_days` };
const TOTALS: Counted = { bucket: sql`null::date`, table: sql`transaction_totals` };

const countedPart = (
  { bucket, table }: Counted,
  dimension: string,
  values: readonly string[],
  where: readonly Condition[],
  sign: 1 | -1,
): Part => {
  const condition = allOf([sql`dimension = ${dimension}`, sql`value in (${sql.join(values)})`, ...where]);
  return sign === 1
    ? sql`select ${bucket} as bucket, currency, count, amount, fees, net from ${table} where ${condition}`
    : sql`select ${bucket} as bucket, currency, -count, -amount, -fees, -net from ${table} where ${condition}`;
};

const monthsPart = (condition: Condition): Part =>
  sql`select month as bucket, currency, count, amount, fees, net from transaction_months where ${condition}`;
