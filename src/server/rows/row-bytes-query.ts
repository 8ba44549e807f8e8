import type { CompiledQuery } from 'kysely';

import type { Connection } from './row-tap.ts';

/** What has a name is planned once by each connection. */
export type NamedQuery = CompiledQuery & Readonly<{ name?: string }>;

/**
 * Queries that go out together and keep their rows as they came. Nobody asks which columns those have, because whoever
 * wrote the queries knows. To the driver they are one query; to Kysely they are a cursor, the one thing of others that
 * it lends a connection to.
 */
export class RowBytesQuery {
  readonly #queries: readonly NamedQuery[];
  readonly #answers: Buffer[][] = [];
  #rows: Buffer[] = [];
  #end!: (error?: Error) => void;
  readonly #ended = new Promise<void>((resolve, reject) => {
    this.#end = (error) => (error ? reject(error) : resolve());
  });

  constructor(_: string, queries: readonly unknown[]) {
    this.#queries = queries as readonly NamedQuery[];
  }

  submit(connection: Connection): void {
    connection.takeRow = (row) => this.#rows.push(row);
    connection.stream.cork();
    for (const { sql: text, parameters, name = '' } of this.#queries) {
      if (name === '' || !connection.planned?.has(name)) {
        // One that broke under this name may have left its plan there.
        if (name !== '') connection.close({ type: 'S', name }, true);
        connection.parse({ name, text, types: [] }, true);
      }
      connection.bind({ statement: name, values: parameters.map(asText) }, true);
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
    connection.planned ??= new Set();
    for (const { name } of this.#queries) if (name !== undefined) connection.planned.add(name);
    this.#end();
  }

  handleError(error: Error, connection: Connection): void {
    connection.takeRow = undefined;
    for (const { name } of this.#queries) if (name !== undefined) connection.planned?.delete(name);
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
