import { type RawBuilder, sql } from 'kysely';
import type { Product } from '#contract/products.ts';
import { anyOf, type Condition, containing } from '../db/conditions.ts';
import type { Database } from '../db/database.ts';
import { countRows, listPage } from './list-page.ts';
import type { Listed, ProductsQuery } from './store.ts';

const SORT_COLUMNS = {
  name: ['name', 'id'],
  price: ['price', 'id'],
  stock: ['stock', 'id'],
} as const satisfies Record<ProductsQuery['sort'], readonly string[]>;

/** The shop may leave out what is paid for again and again. */
type ShelfQuery = ProductsQuery & Readonly<{ isBoughtOnce?: boolean }>;

export function listProducts(db: Database, query: ShelfQuery): Promise<Listed<Product>> {
  const { sort, direction, page, pagesize, status_is, search = [], isBoughtOnce } = query;
  const where: Condition[] = [];
  if (status_is) where.push(sql`status = ${status_is}`);
  if (isBoughtOnce) where.push(sql`paid_every is null`);
  if (search.length > 0) where.push(anyOf(search.map(named)));
  return listPage<Product>(
    db,
    { table: 'products', where, columns: SORT_COLUMNS[sort], direction, page, pagesize },
    // A catalogue is short: counting it is nothing.
    { count: (at) => countRows(at, 'products', where), read: readProducts },
  );
}

function named(term: string): Condition {
  const pattern = containing(term);
  return sql`(name ilike ${pattern} or sku ilike ${pattern})`;
}

async function readProducts(
  db: Database,
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Product[]> {
  const { rows } = await sql<Product>`
    with page as materialized (${ids})
    select t.id, t.slug, t.name, t.sku, t.price, t.currency, t.stock, t.description, t.status, t.paid_every
    from page join products t using (id) order by ${order}`.execute(db);
  return rows;
}

/** Those of these products that there are. */
/** What the labels of the shelves say. */
export async function listPriceCurrencies(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('products').select('currency').distinct().orderBy('currency').execute();
  return rows.map(({ currency }) => currency);
}

export const findProducts = (db: Database, ids: readonly number[]): Promise<Product[]> =>
  readProducts(db, sql`select unnest(${`{${ids.join(',')}}`}::int8[]) as id`, sql`t.id`);

/** A product that customers can see, by the name in its address. */
export async function findProductBySlug(db: Database, slug: string): Promise<Product | undefined> {
  const ids = sql`select id from products where slug = ${slug} and status = 'publish'`;
  const [found] = await readProducts(db, ids, sql`t.id`);
  return found;
}

export async function findProduct(db: Database, id: number): Promise<Product | undefined> {
  const [found] = await readProducts(db, sql`select ${id}::int8 as id`, sql`t.id`);
  return found;
}
