import type { OrderAddress } from '#contract/order-address.ts';
import type { OrderItem, OrderNote, StoreOrder } from '#contract/orders.ts';
import type { Product } from '#contract/products.ts';
import type { WrittenCustomer, WrittenProduct } from '#contract/woocommerce/catalogue-writes.ts';
import type { WrittenOrder } from '#contract/woocommerce/order-writes.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { OfTools } from '../db/schema/schema-store.ts';
import type { Listed } from './listed.ts';

/** A refund under the number it has in the store. */
export type RestRefund = Readonly<{
  id: number;
  /** What the provider calls it. */
  refund_id: string;
  order_id: number;
  amount: number;
  reason: string;
  items: readonly Readonly<{ line: number; quantity: number }>[];
  refunded_by: number | null;
  date_created: UtcInstant;
}>;

/** All that a store says of one order. */
export type RestOrder = Readonly<{
  id: number;
  number: string;
  status: OrderStatus;
  currency: string;
  created: UtcInstant;
  modified: UtcInstant;
  total: number;
  discount_total: number;
  shipping_total: number;
  total_tax: number;
  customer_id: number | null;
  billing: StoreOrder['billing'];
  shipping: OrderAddress | null;
  payment_intent_id: string | null;
  /** What tools of others wrote on it. */
  of_tools?: OfTools | null;
  line_items: readonly OrderItem[];
  refunds: readonly RestRefund[];
}>;

export type RestCustomer = Readonly<{
  id: number;
  name: string;
  email: string;
  country: string | null;
  created: UtcInstant;
  is_paying: boolean;
}>;

/** Bounds are outside of what they bound, as stores read them. */
export type RestTimes = Readonly<{
  after?: UtcInstant | undefined;
  before?: UtcInstant | undefined;
  modified_after?: UtcInstant | undefined;
  modified_before?: UtcInstant | undefined;
}>;
type RestPage = Readonly<{
  include?: readonly number[] | undefined;
  exclude?: readonly number[] | undefined;
  search?: string | undefined;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}>;
export type RestOrdersQuery = RestPage &
  RestTimes &
  Readonly<{
    sort: 'date' | 'id' | 'modified' | 'include';
    /** Nothing means all that there are. */
    statuses?: readonly OrderStatus[] | undefined;
    /** 0 means guests. */
    customer?: number | undefined;
    product?: number | undefined;
    /** Made by a tool of others, or at the checkout. */
    isByTool?: boolean | undefined;
  }>;
export type RestCustomersQuery = RestPage &
  Readonly<{ sort: 'name' | 'id' | 'registered_date' | 'include'; email?: string | undefined }>;
export type RestProductsQuery = RestPage &
  Readonly<{
    sort: 'id' | 'name' | 'slug' | 'price' | 'include';
    status?: Product['status'] | undefined;
    /** Whether it is paid for again and again. */
    isSubscription?: boolean | undefined;
    skus?: readonly string[] | undefined;
    sku_part?: string | undefined;
    slug?: string | undefined;
    price_min?: number | undefined;
    price_max?: number | undefined;
    stock?: 'instock' | 'outofstock' | undefined;
  }>;

/** One day, or month, of sales in one currency. */
export type SoldIn = Readonly<{
  day: string;
  sales: number;
  orders: number;
  items: number;
  tax: number;
  shipping: number;
  discount: number;
  customers: number;
}>;

/** Who writes, for the log. */
export type ActingBy = Readonly<{
  user_id: number;
  email: string;
  api_key?: string | undefined;
  ip: string;
}>;

/** What tools may change in a store of our own. */
export type RestWrites = Readonly<{
  createOrder(sent: WrittenOrder, by: ActingBy): Promise<number>;
  /** Answers whether there is such an order; so do the others. */
  updateOrder(id: number, sent: WrittenOrder, by: ActingBy): Promise<boolean>;
  deleteOrder(id: number, by: ActingBy): Promise<boolean>;
  deleteNote(order_id: number, id: number, by: ActingBy): Promise<boolean>;
  createProduct(sent: WrittenProduct, by: ActingBy): Promise<number>;
  updateProduct(id: number, sent: WrittenProduct, by: ActingBy): Promise<boolean>;
  deleteProduct(id: number, by: ActingBy): Promise<boolean>;
  createCustomer(sent: WrittenCustomer, by: ActingBy): Promise<number>;
  updateCustomer(id: number, sent: WrittenCustomer, by: ActingBy): Promise<boolean>;
  /** Their orders become those of `reassign`, or a guest's. */
  deleteCustomer(id: number, reassign: number | undefined, by: ActingBy): Promise<boolean>;
}>;

export type RestRefundsQuery = RestPage &
  RestTimes &
  Readonly<{
    sort: 'date' | 'id' | 'include';
    /** Only those of these orders, or of all but these. */
    parent?: readonly number[] | undefined;
    parent_exclude?: readonly number[] | undefined;
  }>;

type SalesAsked = Readonly<{ currency: string; zone: string; from: string; to: string }>;

/** What the store answers to the tools of others in the form of WooCommerce. A store that is attached answers them itself. */
export type StoreRest = Readonly<{
  listOrders(query: RestOrdersQuery): Promise<Listed<RestOrder>>;
  findOrder(id: number): Promise<RestOrder | undefined>;
  findNote(order_id: number, id: number): Promise<OrderNote | undefined>;
  listCustomers(query: RestCustomersQuery): Promise<Listed<RestCustomer>>;
  findCustomer(id: number): Promise<RestCustomer | undefined>;
  listProducts(query: RestProductsQuery): Promise<Listed<Product>>;
  /** Refunds of all orders. */
  listRefunds?(query: RestRefundsQuery): Promise<Listed<RestRefund>>;
  /** Absent where the store is kept elsewhere: whoever wants to change it asks it. */
  writes?: RestWrites;
  countOrders(): Promise<ReadonlyMap<string, number>>;
  /** Paid orders of one currency by the day of a zone on which they were made; both ends are inside. */
  sales(asked: SalesAsked): Promise<SoldIn[]>;
  /** What was given back in the same days, of whichever orders. */
  refunded(asked: SalesAsked): Promise<number>;
}>;
