import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';

type Counted = Readonly<{ count: number }> & Readonly<Record<string, string | number>>;

/** Rows of a moment are written soon after it, and what was counted up to here stays so. */
const SETTLED_S = 120;

/** When this was asked, and up to when everything is settled. */
type Moments = Readonly<{ now: string; settled: string }>;

/**
 * Counts rows that are never taken away, all of them once and from then on only what is new: the larger part is remembered, by
 * whoever counts. Whatever grows is counted in the order of a moment that each row has.
 */
function growing(
  db: Database,
  count: (after: string, upTo: string) => RawBuilder<Counted>,
  first: () => string,
) {
  let known = new Map<string, Counted>();
  let upTo: string | undefined;
  const added = (rows: readonly Counted[]) => {
    const sums = new Map(known);
    for (const row of rows) {
      const key = JSON.stringify({ ...row, count: 0 });
      sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) });
    }
    return sums;
  };
  return async (): Promise<Counted[]> => {
    const { rows } = await sql<Moments>`
      select now()::text as now, (now() - ${SETTLED_S} * interval '1 second')::text as settled`.execute(db);
    const [at] = rows;
    if (!at) return [...known.values()];
    const settled = (await count(upTo ?? first(), at.settled).execute(db)).rows;
    known = added(settled);
    upTo = at.settled;
    return [...added((await count(at.settled, at.now).execute(db)).rows).values()];
  };
}

/** How operations ended, since there are any. */
export const endedOperations = (db: Database) =>
  growing(
    db,
    (after, upTo) => sql<Counted>`
      select kind, state as outcome, count(*)::int as count from operations
      where finished > ${after}::timestamptz and finished <= ${upTo}::timestamptz group by kind, state`,
    () => '-infinity',
  );

/** Events of the provider, by whether they were applied within half a minute; those of before this process are nobody's. */
export const seenEvents = (db: Database) =>
  growing(
    db,
    (after, upTo) => sql<Counted>`
      select (applied is not null and applied - received <= interval '30 seconds')::text as within_30s,
        count(*)::int as count
      from provider_events
      where received > ${after}::timestamptz and received <= least(${upTo}::timestamptz, now() - interval '31 seconds')
        and state <> 'ignored'
      group by 1`,
    () => new Date().toISOString(),
  );
