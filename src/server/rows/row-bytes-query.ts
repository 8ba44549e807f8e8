import type { CompiledQuery, RawBuilder } from 'kysely';
import { assert } from '#domain/shared/assert.ts';
import type { Database } from '../db/database.ts';
import type { Connection } from './row-tap.ts';

/**
 * Queries that go out together and keep their rows as they came. Nobody asks which columns those have, because whoever
 * wrote the queries knows. To the driver they are one query; to Kysely they are a cursor, the one thing of others that
 * it lends a connection to.
 */
export class RowBytesQuery {
  readonly #queries: readonly CompiledQuery[];
  readonly #answers: Buffer[][] = [];
  #rows: Buffer[] = [];
  #end!: (error?: Error) => void;
  readonly #ended = new Promise<void>((resolve, reject) => {
    this.#end = (error) => (error ? reject(error) : resolve());
  });

  constructor(_: string, queries: readonly unknown[]) {
    this.#queries = queries as readonly CompiledQuery[];
  }

  submit(connection: Connection): void {
    connection.takeRow = (row) => this.#rows.push(row);
    connection.stream.cork();
    for (const { sql: text, parameters } of this.#queries) {
      connection.parse({ name: '', text, types: [] }, true);
      connection.bind({ values: parameters.map(asText) }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleCommandComplete(): void {
    this.#answers.push(this.#rows);
    this.#rows = [];
  }

  handleReadyForQuery(connection: Connection): void {
    connection.takeRow = undefined;
    this.#end();
  }

  handleError(error: Error, connection: Connection): void {
    connection.takeRow = undefined;
    this.#end(error);
  }

  /** All answers at once, and none when asked again. */
  async read<Answer>(): Promise<Answer[]> {
    await this.#ended;
    return this.#answers.splice(0) as Answer[];
  }

  async close(): Promise<void> {}
}

const asText = (value: unknown): string | null => (value === null ? null : String(value));

/** Queries that are put together and go out together. */
export type Trip = CompiledQuery;

/** Kysely hands text and values on untouched, so the queries themselves stand where the values of one would. */
export function tripOf(db: Database, ...queries: readonly RawBuilder<unknown>[]): Trip {
  const compiled = queries.map((query) => query.compile(db));
  const [first] = compiled;
  assert(first, 'something is asked');
  return { ...first, parameters: compiled };
}

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
