import type { Customer, CustomerSummary, listCustomers } from '#contract/customers.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import type { listOrders, StoreOrderSummary } from '#contract/order-list.ts';
import type { OrderNote, OrderPayment, OrderRefund, StoreOrder } from '#contract/orders.ts';
import type { StoreProfile } from '#contract/page-settings.ts';
import type { listProducts, Product } from '#contract/products.ts';
import type { FoundOrder } from '#contract/search.ts';
import type { TypedSearch } from '#domain/search/typed-search.ts';
import type { Listed } from './listed.ts';
import type { ActingBy, StoreRest } from './store-rest.ts';

type Paging = Readonly<{ page: number; pagesize: number }>;
type Paged<E extends typeof listOrders | typeof listCustomers | typeof listProducts> = Omit<
  Received<E>,
  'page' | 'paged' | 'pagesize' | 'per_page'
> &
  Paging;

export type OrdersQuery = Paged<typeof listOrders>;
export type CustomersQuery = Paged<typeof listCustomers>;
export type ProductsQuery = Paged<typeof listProducts>;
export type { Listed };

export type NewNote = Readonly<{
  note: string;
  /** Whether the customer is told, too. */
  customer_note: boolean;
  author_id: number | null;
  /** The same key adds one note, however often it is sent. */
  key?: string | undefined;
}>;

export type CompletedBy = ActingBy;

export type NotedRefund = Readonly<{
  /** The provider's id: a refund is noted once. */
  refund_id: string;
  amount: number;
  reason: string;
  items: readonly Readonly<{ line: number; quantity: number }>[];
  /** Whether what came back goes on sale again. */
  restock: boolean;
  refunded_by: number | null;
  /** Nothing of the payment is left: the order is refunded as a whole. */
  isEverything?: boolean;
  /** The bank sent it back at once: it is kept, and counts for nothing. */
  failed?: boolean;
}>;

/** A refund as its order remembers it; what became of the money is the provider's to say. */
export type RefundNote = Omit<OrderRefund, 'status' | 'failure_reason'> & Readonly<{ failed: boolean }>;

/** An order, with what a sandbox that was left had recorded of its payment. */
export type FoundStoreOrder = StoreOrder & Readonly<{ sandbox_payment: OrderPayment | null }>;

export type FoundAccount = Readonly<{ id: number; name: string; email: string }>;
export type FoundOrderRow = FoundOrder & Readonly<{ payment_intent_id: string | null }>;
/** Who may have bought what is looked for: people with an account, and orders of people without one. */
export type KnownBuyers = Readonly<{ accounts: readonly FoundAccount[]; guestOrders: readonly number[] }>;

/** What the search box asks of a store: the first few of everything, at once. */
type StoreSearch = Readonly<{
  accounts(typed: TypedSearch): Promise<FoundAccount[]>;
  accountsOfEmail(typed: TypedSearch): Promise<FoundAccount[]>;
  guestOrders(typed: TypedSearch): Promise<number[]>;
  guestOrdersOfEmail(typed: TypedSearch): Promise<number[]>;
  orders(typed: TypedSearch, known: KnownBuyers): Promise<FoundOrderRow[]>;
  subscriptions(typed: TypedSearch): Promise<{ number: string }[]>;
}>;

/**
 * The store that payments belong to. One is built in; a store that already exists can be attached behind the same
 * interface. What `find…` and the notes do not know answers nothing; a list of nothing is empty.
 */
export type Store = Readonly<{
  listOrders(query: OrdersQuery): Promise<Listed<StoreOrderSummary>>;
  findOrder(id: number): Promise<FoundStoreOrder | undefined>;
  listNotes(order_id: number): Promise<OrderNote[] | undefined>;
  addNote(order_id: number, note: NewNote): Promise<OrderNote | undefined>;
  /** Marks those of the orders that can be as completed, in the name of whoever asks, and answers which these were. */
  completeOrders(ids: readonly number[], by: CompletedBy): Promise<number[]>;
  /** Writes a refund that has happened on its order. Answers whether this call was the one that wrote it. */
  noteRefund(order_id: number, refund: NotedRefund): Promise<boolean>;
  /** Every refund the order was told of, newest first. */
  listRefunds(order_id: number): Promise<RefundNote[]>;
  listCustomers(query: CustomersQuery): Promise<Listed<CustomerSummary>>;
  findCustomer(id: number): Promise<Omit<Customer, 'totals'> | undefined>;
  listProducts(query: ProductsQuery): Promise<Listed<Product>>;
  findProduct(id: number): Promise<Product | undefined>;
  search: StoreSearch;
  rest: StoreRest;
  profile(): Promise<StoreProfile>;
  /** Addresses of the store's own pages, relative to `/wp-admin/`. */
  links: Readonly<{ order: (id: number) => string; customer: (id: number) => string }>;
}>;
