import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';

/** A plan takes tens of kilobytes of each connection. */
const PLANS_MAX = 200;
/** So often a text must come before it is worth one. */
const OFTEN = 5;
const COUNTED_MAX = 1000;
/** A column that a newer release adds would make such a plan unusable, if its answer had that column. */
const ALL_COLUMNS = /\b(select|returning)\s+("?\w+"?\.)?\*/i;
const INNERMOST = /\([^()]*\)/g;

/** What is asked for inside of parentheses, by a part with a name or for a comparison, is no part of the answer. */
function asksForAllColumns(text: string): boolean {
  const outer = text.replaceAll(INNERMOST, '');
  return outer === text ? ALL_COLUMNS.test(text) : asksForAllColumns(outer);
}

/** What Kysely says for a transaction that was begun by `ofFew`. */
const OF_FEW = 'start transaction read write';
const BEGIN_OF_FEW = 'begin; set local plan_cache_mode = force_generic_plan';

/**
 * A transaction that finds and writes a few things by their keys, again and again the same way. For one or two ids PostgreSQL
 * takes a plan for any number of them to be dearer than to plan anew each time, which costs more than what is planned. Not
 * where there may be thousands: of those it plans well only when it sees how many.
 */
export const ofFew = (db: Database) => db.transaction().setAccessMode('read write');

const MARK = '/* planned once */';
/**
 * Put before what is asked again and again outside of transactions, and found the same way whatever the values: by a key, or
 * among the few that wait. Planning it takes two to four times as long as finding it.
 */
export const plannedOnce = sql.raw(MARK);
export const isPlannedOnce = (text: string): boolean => text.includes(MARK);

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
      if (text === 'begin' || text === OF_FEW) isInTransaction = true;
      else if (text === 'commit' || text === 'rollback') isInTransaction = false;
      if (text === OF_FEW) return client.query(BEGIN_OF_FEW);
      const isKeyed = isPlannedOnce(text) || (isInTransaction && values.length > 0);
      const name = isKeyed ? nameOf(text) : undefined;
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

/** Names the texts that come again and again, the first two hundred of them. */
function namesOfFrequent(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === PLANS_MAX) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= COUNTED_MAX) counts.clear();
    counts.set(text, count);
    if (count < OFTEN || asksForAllColumns(text)) return undefined;
    counts.delete(text);
    const name = `planned ${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
