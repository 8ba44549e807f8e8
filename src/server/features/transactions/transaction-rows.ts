import { type RawBuilder, sql } from 'kysely';
import { transaction } from '#contract/transactions.ts';
import { PAYMENT_STANDING, type PaymentStanding, paymentState } from '../../db/payment-standing.ts';
import { rowShape } from '../../rows/row-shape.ts';

/** Addresses are those of this admin, relative to `/wp-admin/`. */
export const TRANSACTION = rowShape(transaction, {
  transaction_id: 't.transaction_id',
  type: 't.type',
  date: 't.date',
  available_on: 't.available_on',
  charge_id: 't.charge_id',
  payment_intent_id: 't.payment_intent_id',
  channel: 't.channel',
  source: 't.source',
  source_identifier: 't.source_identifier',
  source_device: 't.source_device',
  customer_name: 't.customer_name',
  customer_email: 't.customer_email',
  customer_country: 't.customer_country',
  customer_currency: 't.customer_currency',
  customer_amount: 't.customer_amount',
  exchange_rate: 't.exchange_rate',
  currency: 't.currency',
  amount: 't.amount',
  fees: 't.fees',
  net: 't.net',
  risk_level: 't.risk_level',
  // Money moves when a payment is captured, so none of these can be one that waits for its capture.
  payment_state: {
    column: PAYMENT_STANDING,
    make: (standing: PaymentStanding) => paymentState(standing, null),
  },
  deposit_id: 't.deposit_id',
  deposit_status: 'p.status',
  loan_id: 't.loan_id',
  deposit_type: 'p.type',
  metadata: 't.metadata',
  order: {
    id: 'o.id',
    number: 'o.number',
    url: { address: 'admin.php?page=wc-orders&action=edit&id=', column: 'o.id' },
    customer_url: { address: 'admin.php?page=wc-admin&path=/customers/', column: 'o.customer_id' },
    customer_name: 'o.customer_name',
    customer_email: 'o.customer_email',
    fraud_meta_box_type: 'o.fraud_meta_box_type',
    // A subscription has no page: its orders are listed instead.
    subscriptions: {
      column: 'array_to_json(o.subscription_numbers)',
      make: (numbers: readonly string[]) =>
        numbers.map((number) => ({
          number,
          url: `admin.php?page=wc-orders&subscription=${encodeURIComponent(number)}`,
        })),
    },
  },
});

/** Whole rows for a few ids: charges, orders, payouts and subscriptions are looked up for these alone, not for what was skipped. */
export const transactionRows = (
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  with page as materialized (${ids})
  select ${TRANSACTION.columns}
  from page
  join transactions t using (transaction_id)
  left join payouts p on p.id = t.deposit_id
  left join payment_orders o on o.id = t.order_id
  left join lateral (select * from charges where charges.id = t.charge_id limit 1) as c on true
  order by ${order}`;
