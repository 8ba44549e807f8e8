import type { CompiledQuery } from 'kysely';
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
