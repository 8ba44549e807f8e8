import { type RawBuilder, sql } from 'kysely';
import { utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { Address, BillingAddress } from '../db/schema/schema-store.ts';
import type { Deps } from '../deps.ts';

export type OrderedItem = Readonly<{
  product_id: number | null;
  name: string;
  sku: string;
  quantity: number;
  price: number;
}>;

export type NewStoreOrder = Readonly<{
  currency: string;
  items: readonly OrderedItem[];
  /** Only where there are no items, such as a sum typed into a card reader. */
  amount?: number;
  /** Nobody gives a name at the counter. */
  customer: Readonly<{ name: string; email: string; country: string }> | null;
  billing: BillingAddress | null;
  shipping: Address | null;
  /** Where the order came from, as far as anybody could tell. */
  ip_country?: string | null;
}>;

export type PlacedOrder = Readonly<{ id: number; number: string; total: number; currency: string }>;

/** Writes an order that waits for its payment, and the customer if they are new. */
export async function placeOrder(
  trx: Database,
  now: Deps['now'],
  { currency, items, amount, customer, billing, shipping, ip_country = null }: NewStoreOrder,
): Promise<PlacedOrder> {
  const created = utcInstant(now());
  const items_total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const total = items.length === 0 ? (amount ?? 0) : items_total;
  /** One order for the customer that is found; none where nobody is. */
  const placeFor = async (found: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: number; number: string }>`
      with next as (
        select nextval(pg_get_serial_sequence('orders', 'id')) as id, found.id as customer_id from (${found}) as found
      ), placed as (
        insert into orders (id, number, status, customer_id, currency, total, items_total, billing, shipping,
          payment_intent_id, fraud_meta_box_type, ip_country, created)
        select id, id::text, 'pending', customer_id, ${currency}, ${total},
          ${items.length === 0 ? null : items_total}, ${billing && JSON.stringify(billing)}::jsonb,
          ${shipping && JSON.stringify(shipping)}::jsonb, null, 'payment_started', ${ip_country}, ${created}
        from next returning id, number
      ), listed as (
        insert into order_items (order_id, line, product_id, name, sku, quantity, price, subtotal, total)
        select placed.id, nth, product_id, name, sku, quantity, price, price * quantity, price * quantity
        from placed, rows from (jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as
          (product_id bigint, name text, sku text, quantity int, price bigint)) with ordinality
          as item (product_id, name, sku, quantity, price, nth)
      )
      select id, number from placed`.execute(trx);
    return rows[0];
  };
  const order =
    (await placeFor(customer ? customerOf(customer) : sql`select null::bigint as id`)) ??
    (customer &&
      (await placeFor(sql`select ${await addCustomer(trx, { ...customer, created })}::bigint as id`)));
  if (!order) throw new Error('An order that was written has an id.');
  return { ...order, total, currency };
}

type Customer = NonNullable<NewStoreOrder['customer']>;

/** Who bought before is the same customer, however they write their e-mail; the first of several counts. */
const customerOf = ({ email }: Pick<Customer, 'email'>) =>
  sql<{
    id: number;
  }>`select id from customers where lower(email) = ${email.toLowerCase()} order by id limit 1`;

/** Two orders of somebody new at the same moment must not make two of them. */
async function addCustomer(
  trx: Database,
  customer: Customer & Readonly<{ created: ReturnType<typeof utcInstant> }>,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('customer ' || ${customer.email.toLowerCase()}))`.execute(
    trx,
  );
  const { rows } = await customerOf(customer).execute(trx);
  const [addedMeanwhile] = rows;
  if (addedMeanwhile) return addedMeanwhile.id;
  const added = await trx.insertInto('customers').values(customer).returning('id').executeTakeFirstOrThrow();
  return added.id;
}
