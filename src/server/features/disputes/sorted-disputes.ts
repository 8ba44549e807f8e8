import { type RawBuilder, sql } from 'kysely';
import type { DisputesQuery } from '#contract/dispute-filters.ts';
import { DISPUTE_STATUSES, isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import type { Condition } from '../../db/conditions.ts';
import { walkIds } from '../../db/walk-ids.ts';
import { statusesSought } from './dispute-conditions.ts';

type Direction = DisputesQuery['direction'];
export type Part = Readonly<{ direction: Direction; size: number; skipped: number }>;

const wayOf = (direction: Direction): RawBuilder<unknown> => (direction === 'asc' ? sql`asc` : sql`desc`);
const AWAITING = sql.join(DISPUTE_STATUSES.filter(isAwaitingResponse).map((status) => sql`${status}`));

/** The order of rows of `d`. What awaits no answer has no deadline to sort by: it comes last, whichever way. */
export function orderOfRows({ sort, direction }: DisputesQuery): RawBuilder<unknown> {
  const way = wayOf(direction);
  const first = sort === 'due_by' ? sql`d.status not in (${AWAITING}), ` : sql``;
  return sql`${first}${sql.ref(`d.${sort}`)} ${way}, d.id ${way}`;
}

/** The keys of one page, walked from the beginning of the list or, the other way round, from its end. */
export function disputeIds(query: DisputesQuery, meant: Condition, part: Part): RawBuilder<unknown> {
  if (query.sort === 'due_by') return walkDeadlines(query, meant, part);
  const { direction, size, skipped } = part;
  const order = sql`${sql.ref(query.sort)} ${wayOf(direction)}, id ${wayOf(direction)}`;
  const statuses = query.sort === 'created' ? statusesSought(query) : [];
  if (statuses.length < 2) {
    const list = { table: 'disputes', ids: ['provider', 'id'], where: meant, sorted: [query.sort, 'id'] };
    return walkIds({ ...list, order, size, skipped });
  }
  // Several statuses are walked one by one and then brought together. What awaits a response is always new: looking for the
  // oldest of it along the age of all disputes, the database would pass through every one that was ever decided.
  const walks = statuses.map(
    (status) => sql`(select provider, id, created from disputes
      where status = ${status} and ${meant} order by ${order} limit ${size + skipped})`,
  );
  return sql`select provider, id from (${sql.join(walks, sql` union all `)}) as walked
    order by ${order} limit ${size} offset ${skipped}`;
}

/** First what awaits an answer: found by its status, which is little, and sorted then. After it the others along their index. */
function walkDeadlines(
  query: DisputesQuery,
  meant: Condition,
  { direction, size, skipped }: Part,
): RawBuilder<unknown> {
  const order = sql`due_by ${wayOf(direction)}, id ${wayOf(direction)}`;
  const upTo = size + skipped;
  const sought = statusesSought(query);
  const isSought = (awaits: boolean): boolean =>
    sought.length === 0 || sought.some((status) => isAwaitingResponse(status) === awaits);
  // `offset 0` keeps the database from looking for these few along the deadlines of all.
  const awaiting = sql`(select provider, id, due_by, 0 as rank from (
    select provider, id, due_by from disputes where status in (${AWAITING}) and ${meant} offset 0) as awaiting
    order by ${order} limit ${upTo})`;
  const others = sql`(select provider, id, due_by, 1 as rank from disputes
    where status not in (${AWAITING}) and ${meant} order by ${order} limit ${upTo})`;
  const walks = [...(isSought(true) ? [awaiting] : []), ...(isSought(false) ? [others] : [])];
  const ranked = direction === query.direction ? sql`asc` : sql`desc`;
  return sql`select provider, id from (${sql.join(walks, sql` union all `)}) as walked
    order by rank ${ranked}, ${order} limit ${size} offset ${skipped}`;
}
