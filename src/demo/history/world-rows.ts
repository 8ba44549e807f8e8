import type { PaymentIntentId, RefundId } from '#domain/shared/ids.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { HistoryPiece } from './history-pieces.ts';

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
  paid_every: 'month' | null;
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
  ip_country: string | null;
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

type WorldOrderNote = Readonly<{
  order_id: number;
  note: string;
  customer_note: boolean;
  date_created: UtcInstant;
}>;

type WorldOrderRefund = Readonly<{
  order_id: number;
  refund_id: RefundId;
  amount: number;
  reason: string;
  items: readonly Readonly<{ line: number; quantity: number }>[];
  restocked: boolean;
  date_created: UtcInstant;
}>;

/** The rows of each table of the store, by the table's name. */
export type WorldTables = Readonly<{
  customers: WorldCustomer;
  products: WorldProduct;
  orders: WorldOrder;
  order_items: WorldOrderItem;
  order_notes: WorldOrderNote;
  order_refunds: WorldOrderRefund;
  subscriptions: WorldSubscription;
  subscription_orders: WorldSubscriptionOrder;
}>;
export type WorldTable = keyof WorldTables;

/** Some rows of one table of the store, or a piece of what the provider has in its books. */
export type WorldBatch =
  | { [Table in WorldTable]: Readonly<{ table: Table; rows: readonly WorldTables[Table][] }> }[WorldTable]
  | HistoryPiece;
