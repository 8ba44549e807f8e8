import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SecondsRange } from '#domain/shared/date-bounds.ts';
import type { UtcInstant } from '#domain/shared/time.ts';

export const instantOf = (at: UtcInstant): RawBuilder<unknown> => sql`${`${at}Z`}::timestamptz`;

/** Whether a moment of a row lies inside a range, the whole of its last second included. */
export function inRange(moment: RawBuilder<unknown>, { first, last }: SecondsRange): RawBuilder<SqlBool> {
  const ends: RawBuilder<SqlBool>[] = [];
  if (first) ends.push(sql`${moment} >= ${instantOf(first)}`);
  if (last) ends.push(sql`${moment} < ${instantOf(last)} + interval '1 second'`);
  return sql`(${sql.join(ends, sql` and `)})`;
}
