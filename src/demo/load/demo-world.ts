import type { Insertable } from 'kysely';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Charge, ObjectKind, ProviderObjects } from '#provider/provider-objects.ts';
import type { Site } from '#provider/provider-site.ts';
import type { Schema } from '#server/db/schema/schema.ts';

/** The tables of the store that a demonstration fills, with the columns it fills. */
export const DEMO_COLUMNS = {
  customers: ['id', 'name', 'email', 'country', 'created'],
  products: [
    'id',
    'slug',
    'name',
    'sku',
    'price',
    'currency',
    'stock',
    'description',
    'status',
    'paid_every',
  ],
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
    'ip_country',
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
  order_notes: ['order_id', 'note', 'customer_note', 'date_created'],
  order_refunds: ['order_id', 'refund_id', 'amount', 'reason', 'items', 'restocked', 'date_created'],
  subscriptions: ['id', 'number', 'customer_id', 'status', 'created'],
  subscription_orders: ['subscription_id', 'order_id'],
} as const satisfies { [Table in keyof Schema]?: readonly (keyof Insertable<Schema[Table]>)[] };

export type DemoTable = keyof typeof DEMO_COLUMNS;
type Filled<Table extends DemoTable> = Pick<
  Insertable<Schema[Table]>,
  (typeof DEMO_COLUMNS)[Table][number] & keyof Insertable<Schema[Table]>
>;

type RowsOfStore = {
  [Table in DemoTable]: Readonly<{ table: Table; rows: readonly Required<Filled<Table>>[] }>;
}[DemoTable];

/** `json` is the value as both sides write it, where whoever made the world has it already. */
export type DemoObject = {
  [Kind in ObjectKind]: Readonly<{ kind: Kind; id: string; value: ProviderObjects[Kind]; json?: string }>;
}[ObjectKind];

/** A piece of what the provider has in its books: for its own side it may hold more than we look at. */
export type DemoHistory = Readonly<{
  table: 'history';
  put: readonly DemoObject[];
  /** The sales that this piece's movements are about, by the id of their charge. */
  sales: ReadonlyMap<string, Charge>;
}>;

/** Rows of one of our tables as COPY reads them. */
export type TableText = Readonly<{
  table: string;
  columns: readonly string[];
  rows: number;
  chunks: readonly Uint8Array[];
}>;

/** A piece of a world as both sides copy it. */
export type WorldText<BooksText = unknown> = Readonly<{
  tables: readonly TableText[];
  sites: readonly Site[];
  /** The provider's share, where it has one. */
  books?: BooksText;
}>;

/**
 * A world to fill both sides with. Who makes it is not our business: only `main.ts` and the commands know the simulator,
 * and hand its world over as this.
 */
export type DemoWorld<History extends DemoHistory = DemoHistory, BooksText = unknown> = Readonly<{
  scenario: string;
  seed: string;
  now: EpochSeconds;
  account_id: string;
  /** How many transactions will come. */
  transactions: number;
  batches: () => Iterable<RowsOfStore | History>;
  /** The same as text, where somebody else makes it meanwhile. */
  texts?: () => AsyncIterable<WorldText<BooksText>>;
}>;

/** The provider's side: it writes a history in pieces, forgets everything, and takes them over. All of it is kept, or nothing. */
export type DemoBooks<History, BooksText> = Readonly<{
  writer(account_id: string): (history: History) => BooksText;
  replace(
    beginning: Readonly<{ start: EpochSeconds; seed: string }>,
    account_id: string,
    texts: AsyncIterable<BooksText>,
  ): Promise<void>;
}>;
