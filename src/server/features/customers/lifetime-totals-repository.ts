import { sql } from 'kysely';
import type { Customer } from '#contract/customers.ts';
import type { Database } from '../../db/database.ts';

/** What a customer paid and got back, in each currency they used. What banks took back in disputes is no refund. */
export async function listLifetimeTotals(db: Database, customer_id: number): Promise<Customer['totals']> {
  const { rows } = await sql<Customer['totals'][number]>`
    select t.customer_currency as currency, count(distinct o.id) as orders,
      coalesce(sum(t.customer_amount) filter (where t.type in ('charge', 'payment')), 0)::int8 as paid,
      coalesce(-sum(t.customer_amount) filter (where t.type in
        ('refund', 'payment_refund', 'refund_failure', 'payment_failure_refund')), 0)::int8 as refunded,
      coalesce(-sum(t.customer_amount) filter (where t.type in ('dispute', 'dispute_reversal')), 0)::int8 as disputed
    from payment_orders o join transactions t on t.order_id = o.id
    where o.customer_id = ${customer_id}
    group by t.customer_currency
    order by paid desc, currency`.execute(db);
  return rows;
}
