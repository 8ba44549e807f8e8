import { sql } from 'kysely';
import type { MirroredCustomer } from '#domain/woocommerce/foreign-customer.ts';
import type { MirroredProduct } from '#domain/woocommerce/foreign-product.ts';
import type { Database } from '../../db/database.ts';

/** People with an account at the attached store. */
export async function keepCustomers(trx: Database, customers: readonly MirroredCustomer[]): Promise<void> {
  if (customers.length === 0) return;
  await sql`insert into customers (id, name, email, country, created)
    select id, name, email, country, created from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb)
      as one (id bigint, name text, email text, country text, created timestamptz)
    order by id
    on conflict (id) do update set name = excluded.name, email = excluded.email, country = excluded.country,
      created = excluded.created
    where (customers.name, customers.email, customers.country, customers.created)
      is distinct from (excluded.name, excluded.email, excluded.country, excluded.created)`.execute(trx);
}

/** What it sells; two products may have had the same page, and then the newer one has it. */
export async function keepProducts(trx: Database, products: readonly MirroredProduct[]): Promise<void> {
  if (products.length === 0) return;
  const rows = JSON.stringify(products);
  await sql`update products set slug = products.slug || '-' || products.id
    from jsonb_to_recordset(${rows}::jsonb) as one (id bigint, slug text)
    where products.slug = one.slug and products.id <> one.id`.execute(trx);
  await sql`insert into products (id, slug, name, sku, price, currency, stock, description, status)
    select id, slug, name, sku, price, currency, stock, description, status from jsonb_to_recordset(${rows}::jsonb)
      as one (id bigint, slug text, name text, sku text, price bigint, currency text, stock int, description text, status text)
    order by id
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, sku = excluded.sku, price = excluded.price,
      currency = excluded.currency, stock = excluded.stock, description = excluded.description, status = excluded.status`.execute(
    trx,
  );
}
