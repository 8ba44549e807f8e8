import type { WorldBatch, WorldTable, WorldTables } from './world-rows.ts';

const BATCH_ROWS = 4000;

/** Collects rows of every table and hands them on in batches, so that a world of any size fits in little memory. */
export type RowBatches = Readonly<{
  add<Table extends WorldTable>(table: Table, row: WorldTables[Table]): void;
  /** Takes the batches that are full, or all of them at the end. */
  take(all?: 'all'): Iterable<WorldBatch>;
}>;

export function rowBatches(): RowBatches {
  const rows: { [Table in WorldTable]: WorldTables[Table][] } = {
    customers: [],
    products: [],
    orders: [],
    order_items: [],
    subscriptions: [],
    subscription_orders: [],
    payouts: [],
    transactions: [],
  };

  const isDue = (count: number, all?: 'all') => count >= BATCH_ROWS || (all === 'all' && count > 0);
  return {
    add: (table, row) => {
      rows[table].push(row);
    },
    *take(all) {
      if (isDue(rows.customers.length, all)) yield { table: 'customers', rows: rows.customers.splice(0) };
      if (isDue(rows.products.length, all)) yield { table: 'products', rows: rows.products.splice(0) };
      if (isDue(rows.orders.length, all)) yield { table: 'orders', rows: rows.orders.splice(0) };
      if (isDue(rows.order_items.length, all))
        yield { table: 'order_items', rows: rows.order_items.splice(0) };
      if (isDue(rows.subscriptions.length, all))
        yield { table: 'subscriptions', rows: rows.subscriptions.splice(0) };
      if (isDue(rows.subscription_orders.length, all)) {
        yield { table: 'subscription_orders', rows: rows.subscription_orders.splice(0) };
      }
      if (isDue(rows.payouts.length, all)) yield { table: 'payouts', rows: rows.payouts.splice(0) };
      if (isDue(rows.transactions.length, all))
        yield { table: 'transactions', rows: rows.transactions.splice(0) };
    },
  };
}
