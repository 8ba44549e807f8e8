import type { TransactionType } from '#domain/payments/transaction-type.ts';
import type { ChargeId, LoanId, PaymentIntentId, PayoutId, TransactionId } from '#domain/shared/ids.ts';
import type { CalendarDate, UtcInstant } from '#domain/shared/time.ts';
import type { ProviderAccount } from '../../provider-account.ts';

type WorldCustomer = Readonly<{
  id: number;
  name: string;
  email: string;
  country: string;
  created: UtcInstant;
}>;

export type WorldAddress = Readonly<{
  name: string;
  address_1: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
}>;
type WorldBilling = WorldAddress & Readonly<{ email: string }>;

export type WorldProduct = Readonly<{
  id: number;
  slug: string;
  name: string;
  sku: string;
  price: number;
  currency: string;
  stock: number | null;
  description: string;
  status: 'publish' | 'draft';
}>;

export type WorldOrderItem = Readonly<{
  order_id: number;
  line: number;
  product_id: number;
  name: string;
  sku: string;
  quantity: number;
  price: number;
  subtotal: number;
  total: number;
  refunded_quantity: number;
}>;

export type WorldOrder = Readonly<{
  id: number;
  number: string;
  status: 'pending' | 'processing' | 'on-hold' | 'completed' | 'cancelled' | 'refunded' | 'failed';
  customer_id: number | null;
  currency: string;
  total: number;
  items_total: number;
  discount_total: number;
  shipping_total: number;
  total_tax: number;
  billing: WorldBilling | null;
  shipping: WorldAddress | null;
  payment_intent_id: PaymentIntentId | null;
  fraud_meta_box_type: string | null;
  created: UtcInstant;
}>;

export type WorldSubscription = Readonly<{
  id: number;
  number: string;
  customer_id: number;
  status: 'active' | 'on-hold' | 'cancelled' | 'expired';
  created: UtcInstant;
}>;

type WorldSubscriptionOrder = Readonly<{ subscription_id: number; order_id: number }>;

export type WorldPayout = Readonly<{
  id: PayoutId;
  type: 'deposit' | 'withdrawal';
  automatic: boolean;
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  date: UtcInstant;
  created: UtcInstant;
  amount: number;
  fee: number;
  fee_percentage: string;
  currency: string;
  bankAccount: string;
  bank_reference_key: string | null;
  failure_code: string | null;
  failure_message: string | null;
}>;

export type WorldTransaction = Readonly<{
  transaction_id: TransactionId;
  type: TransactionType;
  date: UtcInstant;
  available_on: CalendarDate;
  charge_id: ChargeId | null;
  payment_intent_id: PaymentIntentId | null;
  order_id: number | null;
  channel: 'online' | 'in_person' | 'in_person_pos' | null;
  source: string | null;
  source_identifier: string | null;
  source_device: 'ios' | 'android' | null;
  customer_name: string | null;
  customer_email: string | null;
  customer_country: string | null;
  customer_currency: string;
  customer_amount: number;
  exchange_rate: string | null;
  currency: string;
  amount: number;
  fees: number;
  net: number;
  risk_level: 0 | 1 | 2 | null;
  deposit_id: PayoutId | null;
  loan_id: LoanId | null;
  metadata: Readonly<Record<string, string | number>>;
}>;

/** The rows of each table, by the table's name. */
export type WorldTables = Readonly<{
  customers: WorldCustomer;
  products: WorldProduct;
  orders: WorldOrder;
  order_items: WorldOrderItem;
  subscriptions: WorldSubscription;
  subscription_orders: WorldSubscriptionOrder;
  payouts: WorldPayout;
  transactions: WorldTransaction;
}>;
export type WorldTable = keyof WorldTables;

/** Some rows of one table. The account comes once, and last: only then is known what became of its loans. */
export type WorldBatch =
  | { [Table in WorldTable]: Readonly<{ table: Table; rows: readonly WorldTables[Table][] }> }[WorldTable]
  | Readonly<{ table: 'account'; account: ProviderAccount }>;
