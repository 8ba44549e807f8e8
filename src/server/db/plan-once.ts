import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** A plan takes tens of kilobytes of each connection. */
const PLANS_MAX = 100;
/** So often a text must come before it is worth one. */
const OFTEN = 5;
const COUNTED_MAX = 1000;
/** A column that a newer release adds would make such a plan unusable. */
const ALL_COLUMNS = /\b(select|returning) ("?\w+"?\.)?\*/i;

/**
 * What is asked within a transaction is short and always the same: it is found by its keys, or written. Such a text is planned once
 * by each connection, under a name. Outside of transactions stand the lists, which are planned for their values on purpose. Only
 * for connections that stay ours: one that a pooler hands on knows no names.
 */
export function planningOnce(pool: pg.Pool): PostgresPool {
  const nameOf = namesOfFrequent();
  const lent = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const lend = (client: pg.PoolClient): PostgresPoolClient => {
    let isInTransaction = false;
    const query = (text: string, values: readonly unknown[]) => {
      if (text === 'begin') isInTransaction = true;
      else if (text === 'commit' || text === 'rollback') isInTransaction = false;
      const name = isInTransaction && values.length > 0 ? nameOf(text) : undefined;
      return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    };
    // Nobody streams over these connections, which is the other thing the type asks for.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = lent.get(client) ?? lend(client);
      lent.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** Names the texts that come again and again, the first hundred of them. */
function namesOfFrequent(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === PLANS_MAX) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= COUNTED_MAX) counts.clear();
    counts.set(text, count);
    if (count < OFTEN || ALL_COLUMNS.test(text)) return undefined;
    counts.delete(text);
    const name = `planned ${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
