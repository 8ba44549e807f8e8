import { sql } from 'kysely';
import { type Condition, containing } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { countKept, countRows } from '../list-page.ts';
import type { Listed } from '../store.ts';
import type { RestCustomer, RestCustomersQuery } from '../store-rest.ts';
import { amongIds, pageOfIds } from './rest-page.ts';

const SORTS = { name: sql`name`, registered_date: sql`created`, id: undefined, include: 'include' } as const;

export async function listRestCustomers(
  db: Database,
  query: RestCustomersQuery,
): Promise<Listed<RestCustomer>> {
  const where: Condition[] = amongIds(query);
  if (query.email !== undefined) where.push(sql`lower(email) = lower(${query.email})`);
  if (query.search) {
    const pattern = containing(query.search);
    where.push(sql`(name ilike ${pattern} or email ilike ${pattern})`);
  }
  const total_count =
    where.length === 0 ? await countKept(db, 'customers') : await countRows(db, 'customers', where);
  const ids = await pageOfIds(db, { ...query, table: 'customers', where, by: SORTS[query.sort] });
  return { data: await readCustomers(db, ids), total_count };
}

export async function findRestCustomer(db: Database, id: number): Promise<RestCustomer | undefined> {
  const [found] = await readCustomers(db, [id]);
  return found;
}

async function readCustomers(db: Database, ids: readonly number[]): Promise<RestCustomer[]> {
  const { rows } = await sql<RestCustomer>`
    select c.id, name, email, country, created, exists (select from orders where customer_id = c.id) as is_paying
    from unnest(${`{${ids.join(',')}}`}::int8[]) with ordinality as asked (id, place)
    join customers c using (id) order by place`.execute(db);
  return rows;
}
