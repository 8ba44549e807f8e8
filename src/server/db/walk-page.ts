import type { Database } from './database.ts';

type Direction = 'asc' | 'desc';
type Walk = Readonly<{ direction: Direction; size: number; skipped: number }>;
type Walked<Row> = Readonly<{
  count: (db: Database) => Promise<number>;
  /** So many rows along an index after so many skipped, in the order of the list whichever way they were walked. */
  read: (db: Database, walk: Walk) => Promise<Row[]>;
}>;

/** Up to here, skipping rows along the index costs less than finding out where the list ends. */
const DEEP_ROWS = 1000;

/** One page of a list. The second half of a long one is walked from its end. */
export async function walkPage<Row>(
  db: Database,
  { page, pagesize, direction }: Readonly<{ page: number; pagesize: number; direction: Direction }>,
  { count, read }: Walked<Row>,
): Promise<{ data: Row[]; total_count: number }> {
  const skipped = (page - 1) * pagesize;
  if (skipped < DEEP_ROWS) {
    const [data, total_count] = await Promise.all([
      read(db, { direction, size: pagesize, skipped }),
      count(db),
    ]);
    return { data, total_count };
  }
  // Counted from the end, a page depends on how many rows there are: both must be of the same moment.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const total_count = await count(snapshot);
      const size = Math.min(pagesize, total_count - skipped);
      if (size <= 0) return { data: [], total_count };
      const fromTheEnd = total_count - skipped - size;
      const walk: Walk =
        fromTheEnd < skipped
          ? { direction: direction === 'asc' ? 'desc' : 'asc', size, skipped: fromTheEnd }
          : { direction, size, skipped };
      return { data: await read(snapshot, walk), total_count };
    });
}
