import type { Insertable } from 'kysely';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Schema } from '../../db/schema.ts';

/** The tables a demonstration fills, in the order in which they refer to each other, with the columns it fills. */
export const DEMO_COLUMNS = {
  customers: ['id', 'name', 'email', 'country', 'created'],
  products: ['id', 'slug', 'name', 'sku', 'price', 'currency', 'stock', 'description', 'status'],
  orders: [
    'id',
    'number',
    'status',
    'customer_id',
    'currency',
    'total',
    'items_total',
    'discount_total',
    'shipping_total',
    'total_tax',
    'billing',
    'shipping',
    'payment_intent_id',
    'fraud_meta_box_type',
    'created',
  ],
  order_items: [
    'order_id',
    'line',
    'product_id',
    'name',
    'sku',
    'quantity',
    'price',
    'subtotal',
    'total',
    'refunded_quantity',
  ],
  subscriptions: ['id', 'number', 'customer_id', 'status', 'created'],
  subscription_orders: ['subscription_id', 'order_id'],
  payouts: [
    'id',
    'type',
    'automatic',
    'status',
    'date',
    'created',
    'amount',
    'fee',
    'fee_percentage',
    'currency',
    'bankAccount',
    'bank_reference_key',
    'failure_code',
    'failure_message',
  ],
  transactions: [
    'transaction_id',
    'type',
    'date',
    'available_on',
    'charge_id',
    'payment_intent_id',
    'order_id',
    'channel',
    'source',
    'source_identifier',
    'source_device',
    'customer_name',
    'customer_email',
    'customer_country',
    'customer_currency',
    'customer_amount',
    'exchange_rate',
    'currency',
    'amount',
    'fees',
    'net',
    'risk_level',
    'deposit_id',
    'loan_id',
    'metadata',
  ],
} as const satisfies { [Table in keyof Schema]?: readonly (keyof Insertable<Schema[Table]>)[] };

export type DemoTable = keyof typeof DEMO_COLUMNS;
export const DEMO_TABLES: readonly DemoTable[] = [
  'customers',
  'products',
  'orders',
  'order_items',
  'subscriptions',
  'subscription_orders',
  'payouts',
  'transactions',
];

/** Some rows of one table, or the account the rows belong to. */
export type DemoBatch =
  | {
      [Table in DemoTable]: Readonly<{ table: Table; rows: readonly Required<Insertable<Schema[Table]>>[] }>;
    }[DemoTable]
  | Readonly<{ table: 'account'; account: object }>;

/**
 * A world to fill the database with. Who makes it is not our business: only `main.ts` and the commands know the
 * simulator, and hand its world over as this.
 */
export type DemoWorld = Readonly<{
  scenario: string;
  seed: string;
  now: EpochSeconds;
  /** How many transactions will come. */
  transactions: number;
  batches: () => Iterable<DemoBatch>;
}>;
