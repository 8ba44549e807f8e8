import { type SqlBool, sql } from 'kysely';
import { anyOf, type Condition, containing } from '../db/conditions.ts';
import type { Database } from '../db/database.ts';

/**
 * A search in two forms that mean the same: one to ask of row after row while a list is walked until its page is full,
 * one to count all of them at once.
 */
export type OrderSearch = Readonly<{ walked: Condition; counted: Condition }>;

/** Beyond so many people, asking each order who bought it fills a page sooner than looking everybody up. */
const PEOPLE_MAX = 10_000;
const NUMBER = /^(?:order\s*)?#?\s*([\w-]{1,40})$/i;

/** Several terms widen each other. A term is the number of an order, the id of a payment, or words of a name or e-mail. */
export async function resolveOrderSearch(
  db: Database,
  terms: readonly string[],
): Promise<OrderSearch | undefined> {
  if (terms.length === 0) return undefined;
  const found: OrderSearch[] = [];
  // One after another: twenty at once would take every connection there is.
  for (const term of terms) found.push(await resolveTerm(db, term));
  return {
    walked: anyOf(found.map(({ walked }) => walked)),
    counted: anyOf(found.map(({ counted }) => counted)),
  };
}

async function resolveTerm(db: Database, term: string): Promise<OrderSearch> {
  const pattern = containing(term);
  const number = NUMBER.exec(term)?.[1];
  const known: Condition[] = [sql`guest ilike ${pattern}`];
  if (number !== undefined) known.push(sql`number = ${number}`, sql`payment_intent_id = ${term}`);

  const named = sql`name ilike ${pattern} or email ilike ${pattern}`;
  const { rows } = await sql<{ id: number }>`
    select id from customers where ${named} limit ${PEOPLE_MAX + 1}`.execute(db);
  if (rows.length <= PEOPLE_MAX) {
    const people = sql<SqlBool>`customer_id = any(${`{${rows.map(({ id }) => id).join(',')}}`}::int8[])`;
    const either = anyOf(rows.length === 0 ? known : [...known, people]);
    return { walked: either, counted: either };
  }
  return {
    walked: anyOf([...known, sql`(select ${named} from customers where id = orders.customer_id)`]),
    // As a set of ids each part comes from its own index; as one condition, every order would be read.
    counted: sql`id in (
      select id from orders where ${anyOf(known)}
      union all
      select orders.id from orders join customers on customers.id = customer_id where ${named})`,
  };
}
