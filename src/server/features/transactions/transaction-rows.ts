import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#contract/transactions.ts';
import type { Database } from '../../db/database.ts';

type Found = Omit<Transaction, 'order' | 'exchange_rate'> & {
  exchange_rate: string | null;
  order_id: number | null;
  order_number: string;
  fraud_meta_box_type: string | null;
  order_customer_id: number | null;
  order_customer_name: string | null;
  order_customer_email: string | null;
  subscription_numbers: string[];
};

/** Whole rows for a few ids: orders, payouts and subscriptions are looked up for these alone, not for what was skipped. */
export async function readTransactions(
  db: Database,
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Transaction[]> {
  const { rows } = await sql<Found>`
    with page as materialized (${ids})
    select t.transaction_id, t.type, t.date, t.available_on, t.charge_id, t.payment_intent_id, t.channel, t.source,
      t.source_identifier, t.source_device, t.customer_name, t.customer_email, t.customer_country,
      t.customer_currency, t.customer_amount, t.exchange_rate, t.currency, t.amount, t.fees, t.net, t.risk_level,
      t.deposit_id, p.status as deposit_status, t.loan_id, t.metadata,
      o.id as order_id, o.number as order_number, o.fraud_meta_box_type,
      c.id as order_customer_id, c.name as order_customer_name, c.email as order_customer_email,
      array(
        select s.number from subscription_orders so join subscriptions s on s.id = so.subscription_id
        where so.order_id = t.order_id order by s.id
      ) as subscription_numbers
    from page
    join transactions t using (transaction_id)
    left join payouts p on p.id = t.deposit_id
    left join orders o on o.id = t.order_id
    left join customers c on c.id = o.customer_id
    order by ${order}`.execute(db);
  return rows.map(toTransaction);
}

/** Field by field: a row completed in place loses its shape, and whatever reads it afterwards searches for each field. */
const toTransaction = (row: Found): Transaction => ({
  transaction_id: row.transaction_id,
  type: row.type,
  date: row.date,
  available_on: row.available_on,
  charge_id: row.charge_id,
  payment_intent_id: row.payment_intent_id,
  channel: row.channel,
  source: row.source,
  source_identifier: row.source_identifier,
  source_device: row.source_device,
  customer_name: row.customer_name,
  customer_email: row.customer_email,
  customer_country: row.customer_country,
  customer_currency: row.customer_currency,
  customer_amount: row.customer_amount,
  exchange_rate: row.exchange_rate === null ? null : Number(row.exchange_rate),
  currency: row.currency,
  amount: row.amount,
  fees: row.fees,
  net: row.net,
  risk_level: row.risk_level,
  deposit_id: row.deposit_id,
  deposit_status: row.deposit_status,
  loan_id: row.loan_id,
  metadata: row.metadata,
  order: row.order_id === null ? null : orderOf(row, row.order_id),
});

/** Addresses are those of this admin, relative to `/wp-admin/`. A subscription has no page: its orders are listed instead. */
const orderOf = (row: Found, id: number): NonNullable<Transaction['order']> => ({
  id,
  number: row.order_number,
  url: `admin.php?page=wc-orders&action=edit&id=${id}`,
  customer_url:
    row.order_customer_id === null
      ? null
      : `admin.php?page=wc-admin&path=/customers/${row.order_customer_id}`,
  customer_name: row.order_customer_name,
  customer_email: row.order_customer_email,
  fraud_meta_box_type: row.fraud_meta_box_type,
  subscriptions: row.subscription_numbers.map((number) => ({
    number,
    url: `admin.php?page=wc-orders&subscription=${encodeURIComponent(number)}`,
  })),
});
