import { sql } from 'kysely';
import type { Replied } from '#contract/kit/endpoint.ts';
import type { listTransactions as contract } from '#contract/transactions.ts';
import { allOf, type Condition } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { FEW_ROWS } from '../../db/few-rows.ts';
import { readRowBytes, readTrip, type Trip, tripOf } from '../../db/read-trip.ts';
import type { RowReader } from '../../db/row-reader.ts';
import { numberIn } from '../../rows/row-fields.ts';
import type { Written } from '../../rows/written.ts';
import { partsOf } from './conditions.ts';
import { type ListOrder, reversed } from './list-order.ts';
import { pageRows, type Walk } from './page-rows.ts';
import { type ResolvedSearch, resolveSearch } from './resolved-search.ts';
import { bucketOf, isCountedByDay, isCountedInRollups, rollupParts } from './rollup-parts.ts';
import type { Selection } from './selection.ts';
import { TRANSACTION } from './transaction-rows.ts';
import { countOf, countTransactions } from './transaction-sums-repository.ts';

export type Page = Readonly<{ page: number; pagesize: number }>;
type Found = Readonly<{ rows: readonly Buffer[]; total_count: number }>;

/** Up to here, skipping rows one by one along the index costs less than finding out how to jump. */
const DEEP_ROWS = 1000;

export async function listTransactions(
  reader: RowReader,
  selection: Selection,
  order: ListOrder,
  page: Page,
): Promise<Written<Replied<typeof contract>>> {
  const { rows, total_count } = await findPage(reader, selection, order, page);
  return TRANSACTION.list(reader.json, rows, total_count);
}

async function findPage(
  reader: RowReader,
  selection: Selection,
  order: ListOrder,
  { page, pagesize }: Page,
): Promise<Found> {
  const { db } = reader;
  const search = await resolveSearch(db, selection.search);
  const offset = (page - 1) * pagesize;
  if (offset < DEEP_ROWS) {
    const walk = { order, offset, size: pagesize };
    if (isCountedByDay(selection)) return pageWithCount(reader, selection, walk);
    return selection.amounts.length > 0
      ? pageAfterCount(db, selection, search, walk)
      : pageBesideCount(db, selection, search, walk);
  }
  // A jump is measured in counts, so the counts and the rows must be of the same moment.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => deepPage(snapshot, selection, search, order, offset, pagesize));
}

/** A count that is kept travels with the page. */
async function pageWithCount(reader: RowReader, selection: Selection, walk: Walk): Promise<Found> {
  const [rows = [], count = []] = await readTrip(reader.db, remembered(reader, selection, walk));
  return { rows, total_count: numberIn(count) };
}

/** One that has to be made is made beside it. */
async function pageBesideCount(
  db: Database,
  selection: Selection,
  search: ResolvedSearch | undefined,
  walk: Walk,
): Promise<Found> {
  const [rows, total_count] = await Promise.all([
    readRowBytes(db, pageRows(partsOf(selection, search), walk)),
    countTransactions(db, selection, search),
  ]);
  return { rows, total_count };
}

/** Amounts are counted first: few are found by their amount, many along the days. */
async function pageAfterCount(
  db: Database,
  selection: Selection,
  search: ResolvedSearch | undefined,
  walk: Walk,
): Promise<Found> {
  const total_count = await countTransactions(db, selection, search);
  const page = { ...walk, isGathered: isFew(selection, total_count) };
  return { rows: await readRowBytes(db, pageRows(partsOf(selection, search), page)), total_count };
}

const isFew = ({ amounts }: Selection, count: number): boolean => amounts.length > 0 && count <= FEW_ROWS;

const TRIPS_REMEMBERED_MAX = 100;

/** Open screens ask for the same few pages whenever something changes, so their questions are put together once. */
function remembered({ db, trips }: RowReader, selection: Selection, walk: Walk): Trip {
  const asked = JSON.stringify([selection, walk]);
  const known = trips.get(asked);
  if (known) return known;
  const trip = tripOf(db, pageRows(partsOf(selection, undefined), walk), countOf(selection, undefined));
  if (trips.size >= TRIPS_REMEMBERED_MAX) trips.clear();
  trips.set(asked, trip);
  return trip;
}

async function deepPage(
  db: Database,
  selection: Selection,
  search: ResolvedSearch | undefined,
  order: ListOrder,
  offset: number,
  pagesize: number,
): Promise<Found> {
  const total_count = await countTransactions(db, selection, search);
  const size = Math.min(pagesize, total_count - offset);
  if (size <= 0) return { rows: [], total_count };

  const parts = partsOf(selection, search);
  const fromTheEnd = total_count - offset - size;
  const isNearTheEnd = fromTheEnd < Math.min(offset, DEEP_ROWS);
  if (!isNearTheEnd && order.sort === 'date' && selection.match === 'all' && isCountedInRollups(selection)) {
    const jump = await findJump(db, selection, order, offset);
    const beyond = parts.map((part) => allOf([part, jump.where]));
    const page = pageRows(beyond, { order, offset: offset - jump.skipped, size });
    return { rows: await readRowBytes(db, page), total_count };
  }
  const isGathered = isFew(selection, total_count);
  const page =
    fromTheEnd < offset
      ? pageRows(parts, { order: reversed(order), offset: fromTheEnd, size, isGathered }, order)
      : pageRows(parts, { order, offset, size, isGathered });
  return { rows: await readRowBytes(db, page), total_count };
}

/** The day (or month) the page starts in, and how many rows of the list lie before it. */
async function findJump(
  db: Database,
  selection: Selection,
  { direction }: ListOrder,
  offset: number,
): Promise<{ where: Condition; skipped: number }> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const length = bucketOf(selection) === 'day' ? sql`interval '1 day'` : sql`interval '1 month'`;
  const { rows } = await sql<{ starts: number; ends: number; skipped: number }>`
    with buckets as (
      select bucket, sum(count)::int8 as count
      from (${sql.join(rollupParts(selection, 'buckets'), sql` union all `)}) as parts
      group by bucket
    ), running as (
      select bucket, count, sum(count) over (order by bucket ${way})::int8 as upto from buckets
    )
    select extract(epoch from bucket)::int8 as starts, extract(epoch from bucket + ${length})::int8 as ends,
      upto - count as skipped
    from running where upto > ${offset}
    order by bucket ${way} limit 1`.execute(db);
  const [jump] = rows;
  if (!jump) return { where: allOf([]), skipped: 0 };
  return {
    where:
      direction === 'asc'
        ? sql`date >= to_timestamp(${jump.starts})`
        : sql`date < to_timestamp(${jump.ends})`,
    skipped: jump.skipped,
  };
}
