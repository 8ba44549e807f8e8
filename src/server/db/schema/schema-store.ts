import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OrderPayment } from '#contract/orders.ts';
import type { CustomerMail } from '#domain/orders/completing.ts';
import type { CheckoutState } from '#domain/orders/order-after-payment.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { ProductStatus } from '#domain/orders/product-status.ts';
import type { PaidEvery } from '#domain/orders/subscription.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Meta } from '#domain/woocommerce/meta-after.ts';

/** A place, as it was given with the order. */
export type Address = Readonly<{
  name: string;
  address_1: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  /** Only where a tool of others wrote them. */
  company?: string;
  address_2?: string;
  phone?: string;
}>;
export type BillingAddress = Address & Readonly<{ email: string }>;

/** A JSON column with a default: read as what we wrote; lists are written as text, since the driver has arrays of its own. */
type Stored<Value> = ColumnType<Value, Value | string | undefined, Value | string>;

/** What tools of others keep on an order and this store has no word for. */
export type OfTools = Readonly<{
  /** Made by a tool, and not at the checkout. */
  made?: boolean;
  customer_note?: string;
  payment_method?: string;
  payment_method_title?: string;
  transaction_id?: string;
  /** When the money came another way. */
  paid?: UtcInstant;
  meta?: readonly Meta[];
  stock_taken?: boolean;
}>;

export type RefundedLine = Readonly<{ line: number; quantity: number }>;

export interface StoreTables {
  /** What payments may know of the orders they pay; only the store itself reads the tables behind it. */
  payment_orders: {
    id: GeneratedAlways<number>;
    number: GeneratedAlways<string>;
    payment_intent_id: GeneratedAlways<string | null>;
  };
  customers: {
    id: Generated<number>;
    name: string;
    email: string;
    country: string | null;
    created: UtcInstant;
  };
  orders: {
    id: Generated<number>;
    number: string;
    status: OrderStatus;
    customer_id: number | null;
    currency: string;
    total: number;
    /** Before the discount; absent when the order was taken without items. */
    items_total: Generated<number | null>;
    discount_total: Generated<number>;
    shipping_total: Generated<number>;
    total_tax: Generated<number>;
    billing: Stored<BillingAddress | null>;
    /** Absent means the same place as billing. */
    shipping: Stored<Address | null>;
    payment_intent_id: string | null;
    fraud_meta_box_type: string | null;
    /** Of a test order: what the sandbox that was left had recorded of its payment. */
    sandbox_record: Stored<Readonly<{ payment: OrderPayment | null }> | null>;
    /** The country the order came from, where the checkout could tell. */
    ip_country: Generated<string | null>;
    created: UtcInstant;
    /** When it last changed, kept by a trigger; nothing until it does. */
    modified: Generated<UtcInstant | null>;
    /** What tools of others keep on it and we have no word for. */
    of_tools: Stored<OfTools | null>;
    /** When it was read from an attached store; nothing for an order of our own. */
    mirrored: Generated<string | null>;
    /** What that store calls its status. */
    store_status: Generated<string | null>;
    store_modified: Generated<UtcInstant | null>;
    order_key: Generated<string | null>;
    payment_method: Generated<string | null>;
    /** What it was paid with, where its store names no intent. */
    charge_id: Generated<string | null>;
    /** Name and e-mail of somebody without an account in one text, to search in. */
    guest: GeneratedAlways<string | null>;
  };
  products: {
    id: Generated<number>;
    slug: string;
    name: string;
    sku: string;
    price: number;
    currency: string;
    stock: number | null;
    description: Generated<string>;
    status: Generated<ProductStatus>;
    /** Nothing for what is bought once. */
    paid_every: Generated<PaidEvery | null>;
  };
  order_items: {
    order_id: number;
    line: number;
    product_id: number | null;
    name: string;
    sku: Generated<string>;
    quantity: number;
    price: number;
    subtotal: number;
    total: number;
    refunded_quantity: Generated<number>;
  };
  order_notes: {
    id: Generated<number>;
    order_id: number;
    key: string | null;
    note: string;
    customer_note: boolean;
    author_id: number | null;
    date_created: UtcInstant;
  };
  order_refunds: {
    id: Generated<number>;
    order_id: number;
    refund_id: string;
    amount: number;
    reason: Generated<string>;
    items: Stored<readonly RefundedLine[]>;
    restocked: Generated<boolean>;
    refunded_by: number | null;
    date_created: UtcInstant;
    /** The bank sent it back: it is kept, and counts no longer. */
    failed: Generated<boolean>;
    /** What the order was before this refund made it `refunded`. */
    status_before: OrderStatus | null;
  };
  /** What customers are still to be told by mail. */
  customers_to_tell: {
    id: GeneratedAlways<number>;
    order_id: number;
    mail: CustomerMail;
    refund_id: string | null;
    told: Generated<UtcInstant>;
  };
  /** A customer at the checkout: the newest try to pay for one order. */
  checkouts: {
    key: string;
    order_id: number;
    attempt: number;
    state: 'open' | CheckoutState;
    request: ColumnType<unknown, string, string>;
    payment_intent_id: string | null;
    charge_id: string | null;
    failure_code: string | null;
    stock_taken: Generated<boolean>;
    /** Whose card is kept once this is paid. */
    saves_for: Generated<string | null>;
    /** The subscription this order renews. */
    renews: Generated<number | null>;
    created: UtcInstant;
  };
  saved_cards: {
    id: Generated<string>;
    /** The hash of a cookie. */
    shopper: string;
    payment_method: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    created: UtcInstant;
  };
  /** Kept by triggers: orders by status, customers by country. */
  store_counts: { thing: 'orders' | 'customers'; value: string; count: number };
  subscriptions: {
    id: Generated<number>;
    number: string;
    customer_id: number;
    status: string;
    created: UtcInstant;
    billed_by: Generated<'store' | 'company'>;
    billing_moved: UtcInstant | null;
    /** Only of what began in the shop: the line of its first order that is repeated, and what pays for it. */
    paid_every: Generated<PaidEvery | null>;
    first_order_id: Generated<number | null>;
    line: Generated<number | null>;
    payment_method: Generated<string | null>;
    next_payment: Generated<UtcInstant | null>;
    /** When it was read from an attached store, which alone renews it; nothing for one of our own. */
    mirrored: Generated<string | null>;
    store_status: Generated<string | null>;
  };
  /** Which orders of that store belong to which subscription, as either of them says. */
  told_subscription_orders: { order_id: number; subscription_id: number };
  /** The store that stands behind the port in the place of our own. */
  attached_store: {
    only_one: Generated<boolean>;
    url: string;
    name: Generated<string>;
    currency: string | null;
    has_order_tables: boolean | null;
    changed_until: UtcInstant | null;
    /** The ids of what it tells us by, by topic. */
    webhooks: Stored<Readonly<Record<string, number>>>;
    webhooks_checked: UtcInstant | null;
    last_delivery: UtcInstant | null;
    /** The key that somebody gave on the page, who that was, and how many were given. */
    sealed_key: Buffer | null;
    key_user_id: number | null;
    key_version: Generated<number>;
    /** Since when it is followed no longer. */
    let_go: UtcInstant | null;
    former_urls: Generated<readonly string[]>;
    has_subscriptions: boolean | null;
  };
  /** What that store is to be told, each once. */
  store_writes: {
    id: GeneratedAlways<number>;
    kind: 'refund' | 'note' | 'complete';
    order_id: number;
    subject: string;
    created: Generated<UtcInstant>;
    sending: UtcInstant | null;
    tries: Generated<number>;
    next_try: Generated<UtcInstant>;
    done: UtcInstant | null;
    store_id: number | null;
    given_up: string | null;
  };
  subscription_orders: { subscription_id: number; order_id: number };
}
