import { sql } from 'kysely';
import type { Product } from '#contract/products.ts';
import { type Condition, containing } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { countRows } from '../list-page.ts';
import type { Listed } from '../store.ts';
import { findProducts } from '../store-products.ts';
import type { RestProductsQuery } from '../store-rest.ts';
import { amongIds, pageOfIds } from './rest-page.ts';

const SORTS = {
  name: sql`name`,
  slug: sql`slug`,
  price: sql`price`,
  id: undefined,
  include: 'include',
} as const;

export async function listRestProducts(db: Database, query: RestProductsQuery): Promise<Listed<Product>> {
  const where = conditionsOf(query);
  const total_count = await countRows(db, 'products', where);
  const ids = await pageOfIds(db, { ...query, table: 'products', where, by: SORTS[query.sort] });
  const found = new Map((await findProducts(db, ids)).map((product) => [product.id, product]));
  return { data: ids.flatMap((id) => found.get(id) ?? []), total_count };
}

function conditionsOf(query: RestProductsQuery): Condition[] {
  const { status, isSubscription, skus, sku_part, slug, price_min, price_max, stock, search } = query;
  const conditions: Condition[] = amongIds(query);
  if (status) conditions.push(sql`status = ${status}`);
  if (isSubscription !== undefined)
    conditions.push(isSubscription ? sql`paid_every is not null` : sql`paid_every is null`);
  if (skus) conditions.push(sql`sku = any(${sql.val(skus)}::text[])`);
  if (sku_part) conditions.push(sql`sku ilike ${containing(sku_part)}`);
  if (slug) conditions.push(sql`slug = ${slug}`);
  if (price_min !== undefined) conditions.push(sql`price >= ${price_min}`);
  if (price_max !== undefined) conditions.push(sql`price <= ${price_max}`);
  // What nobody counts is always there.
  if (stock) conditions.push(stock === 'instock' ? sql`(stock is null or stock > 0)` : sql`stock <= 0`);
  if (search) {
    const pattern = containing(search);
    conditions.push(sql`(name ilike ${pattern} or sku ilike ${pattern} or description ilike ${pattern})`);
  }
  return conditions;
}
