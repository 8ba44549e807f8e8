import { type RawBuilder, sql } from 'kysely';
import type { CurrencyTotals } from '#domain/payments/summary-totals.ts';
import { allOf, anyOf, type Condition, isEverything } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';
import { rowsOf } from './conditions.ts';
import { type ResolvedSearch, resolveSearch } from './resolved-search.ts';
import { isCountedInRollups, type Part, rollupParts } from './rollup-parts.ts';
import type { Selection } from './selection.ts';

/** Count and sums of what is selected, one entry for each store currency that has rows, in the order of their codes. */
export async function sumTransactions(
  db: Database,
  selection: Selection,
  search?: ResolvedSearch,
): Promise<CurrencyTotals[]> {
  const resolved = search ?? (await resolveSearch(db, selection.search));
  const counted = partsToAdd(selection, resolved);
  if (counted.length === 0) return [];
  const { rows } = await sql<CurrencyTotals>`
    ${plannedIfAll(selection, resolved)} select currency, sum(count)::int8 as count, sum(amount)::int8 as total,
      sum(fees)::int8 as fees, sum(net)::int8 as net
    from (
      select currency, count, amount, fees, net from (${sql.join(counted, sql` union all `)}) as counted
      union all ${otherBalances(selection, resolved)}
    ) as parts
    group by currency having sum(count) > 0
    order by currency`.execute(db);
  return rows;
}

export async function countTransactions(
  db: Database,
  selection: Selection,
  search?: ResolvedSearch,
): Promise<number> {
  const { rows } = await countOf(selection, search ?? (await resolveSearch(db, selection.search))).execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** How many are selected, as a query. */
export function countOf(
  selection: Selection,
  search: ResolvedSearch | undefined,
): RawBuilder<{ count: number }> {
  const parts = partsToAdd(selection, search);
  if (parts.length === 0) return sql`select 0::int8 as count`;
  return sql`
    ${plannedIfAll(selection, search)} select coalesce(sum(count), 0)::int8 as count from (${sql.join(parts, sql` union all `)}) as parts`;
}

/** Without filters it is the same few rows of what is kept, whenever it is asked. */
const plannedIfAll = (selection: Selection, search: ResolvedSearch | undefined): RawBuilder<unknown> =>
  isEverything(rowsOf(selection, search)) ? plannedOnce : sql``;

/**
 * What is held back for risks, or set aside for cards, is listed and counted, and is no part of what the merchant can be paid
 * out: its amounts are taken out of the sums again. Such rows are few and have an index of their own.
 */
const otherBalances = (selection: Selection, search: ResolvedSearch | undefined): Part =>
  sql`select currency, 0::int8 as count, -amount as amount, -fees as fees, -net as net
    from transactions where balance_type <> 'payments' and ${rowsOf(selection, search)}`;

const partsToAdd = (selection: Selection, search: ResolvedSearch | undefined): Part[] =>
  isCountedInRollups(selection) ? rollupParts(selection, 'sums') : searchedParts(selection, search);

function searchedParts(selection: Selection, search: ResolvedSearch | undefined): Part[] {
  if (search && isOnlyAboutPeople(selection, search)) return [peoplePart(selection, search)];
  return [
    sql`select currency, 1::int8 as count, amount, fees, net from transactions where ${rowsOf(selection, search)}`,
  ];
}

/** People have sums of their own, so a search for people alone needs no rows at all. */
const isOnlyAboutPeople = (selection: Selection, { order_ids, ids }: ResolvedSearch): boolean =>
  order_ids.length + ids.length === 0 &&
  selection.columns.length + selection.ranges.length + selection.amounts.length === 0 &&
  selection.deposit_id === undefined &&
  selection.carried === undefined &&
  selection.loan_id === undefined;

function peoplePart({ currency }: Selection, { payers, patterns }: ResolvedSearch): Part {
  const found: Condition[] = [];
  if (payers.length > 0) found.push(sql`payer = any(${`{${payers.join(',')}}`}::uuid[])`);
  for (const pattern of patterns)
    found.push(sql`(customer_name ilike ${pattern} or customer_email ilike ${pattern})`);
  const where = allOf([anyOf(found), ...(currency ? [sql<boolean>`currency = ${currency}`] : [])]);
  return sql`select currency, count, amount, fees, net from transaction_payers where ${where}`;
}
