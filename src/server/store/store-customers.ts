import { type RawBuilder, sql } from 'kysely';
import type { CustomerSummary } from '#contract/customers.ts';
import { anyOf, type Condition, containing } from '../db/conditions.ts';
import type { Database } from '../db/database.ts';
import { countKept, countRows, listPage } from './list-page.ts';
import type { CustomersQuery, Listed } from './store.ts';

const SORT_COLUMNS = {
  date_created: ['created', 'id'],
  name: ['name', 'id'],
} as const satisfies Record<CustomersQuery['sort'], readonly string[]>;

const SUMMARY = sql`t.id, t.name, t.email, t.country, t.created as date_created,
  (select count(*) from orders where customer_id = t.id) as orders_count,
  (select created from orders where customer_id = t.id order by created desc, id desc limit 1) as last_order`;

export function listCustomers(db: Database, query: CustomersQuery): Promise<Listed<CustomerSummary>> {
  const { sort, direction, page, pagesize, country_is, search = [] } = query;
  const where: Condition[] = [];
  if (country_is) where.push(sql`country = ${country_is}`);
  if (search.length > 0) where.push(anyOf(search.map(named)));
  return listPage<CustomerSummary>(
    db,
    { table: 'customers', where, columns: SORT_COLUMNS[sort], direction, page, pagesize },
    {
      count: (at) =>
        search.length === 0
          ? countKept(at, 'customers', { is: country_is })
          : countRows(at, 'customers', where),
      read: readCustomers,
    },
  );
}

function named(term: string): Condition {
  const pattern = containing(term);
  return sql`(name ilike ${pattern} or email ilike ${pattern})`;
}

async function readCustomers(
  db: Database,
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<CustomerSummary[]> {
  const { rows } = await sql<CustomerSummary>`
    with page as materialized (${ids})
    select ${SUMMARY} from page join customers t using (id) order by ${order}`.execute(db);
  return rows;
}

export async function findCustomer(db: Database, id: number): Promise<CustomerSummary | undefined> {
  const [found] = await readCustomers(db, sql`select ${id}::int8 as id`, sql`t.id`);
  return found;
}
