import { hash } from 'node:crypto';
import type { CompiledQuery, RawBuilder } from 'kysely';
import { assert } from '#domain/shared/assert.ts';
import type { NamedQuery } from '../rows/row-bytes-query.ts';
import type { Database } from './database.ts';
import { isPlannedOnce } from './plan-once.ts';

/** Queries that are put together and go out together. */
export type Trip = CompiledQuery;

/** Kysely hands text and values on untouched, so the queries themselves stand where the values of one would. */
export function tripOf(db: Database, ...queries: readonly RawBuilder<unknown>[]): Trip {
  const compiled = queries.map((query) => named(query.compile(db)));
  const [first] = compiled;
  assert(first, 'something is asked');
  return { ...first, parameters: compiled };
}

/** A text is asked under one name everywhere, so that no connection keeps two plans for it. */
const named = (query: CompiledQuery): NamedQuery =>
  isPlannedOnce(query.sql) ? { ...query, name: hash('sha256', query.sql, 'base64url') } : query;

/** The rows of each query as bytes, to be walked field by field. */
export async function readTrip(db: Database, trip: Trip): Promise<Buffer[][]> {
  const answers: Buffer[][] = [];
  const stream = db.getExecutor().stream<Buffer[]>(trip, trip.parameters.length);
  for await (const { rows } of stream) answers.push(...rows);
  return answers;
}

/** The rows of one query. */
export const readRowBytes = async (db: Database, query: RawBuilder<unknown>): Promise<Buffer[]> =>
  (await readTrip(db, tripOf(db, query))).flat();

/** What a log of queries heard of: the queries of one trip, or the one query itself. */
export const queriesIn = (heard: CompiledQuery): readonly CompiledQuery[] => {
  const isTrip = heard.parameters.some(
    (value) => typeof value === 'object' && value !== null && 'sql' in value,
  );
  return isTrip ? (heard.parameters as readonly CompiledQuery[]) : [heard];
};
