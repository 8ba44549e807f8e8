import { sql } from 'kysely';
import type { DisputeOrder } from '#contract/disputes.ts';
import type { Store } from '../../store/store.ts';

/** What the lists keep of the sale a dispute is about: it carries the order, the payer and the way of paying. */
export const SALE_JOIN = sql`
  left join lateral (
    select t.transaction_id, t.order_id, t.source, t.source_identifier, t.customer_name, t.customer_email, t.customer_country
    from transactions t
    where t.charge_id = d.charge_id and t.type in ('charge', 'payment')
    order by t.date, t.transaction_id limit 1
  ) as sale on true`;

export const ORDER_JOINS = sql`left join payment_orders o on o.id = sale.order_id`;

export const ORDER_COLUMNS = sql`
  o.id as order_id, o.number as number_of_order, o.fraud_meta_box_type,
  o.customer_id as order_customer_id, o.customer_name as order_customer_name, o.customer_email as order_customer_email,
  o.subscription_numbers`;

export type OrderRow = Readonly<{
  order_id: number | null;
  number_of_order: string | null;
  fraud_meta_box_type: string | null;
  order_customer_id: number | null;
  order_customer_name: string | null;
  order_customer_email: string | null;
  subscription_numbers: readonly string[];
}>;

/** A subscription has no page of its own: its orders are listed instead. */
export function orderInfo(row: OrderRow, links: Store['links']): DisputeOrder | undefined {
  if (row.order_id === null || row.number_of_order === null) return undefined;
  return {
    id: row.order_id,
    number: row.number_of_order,
    url: links.order(row.order_id),
    customer_url: row.order_customer_id === null ? null : links.customer(row.order_customer_id),
    customer_name: row.order_customer_name,
    customer_email: row.order_customer_email,
    fraud_meta_box_type: row.fraud_meta_box_type,
    subscriptions: row.subscription_numbers.map((number) => ({
      number,
      url: `admin.php?page=wc-orders&subscription=${encodeURIComponent(number)}`,
    })),
  };
}
