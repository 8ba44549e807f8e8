import type { WorldBatch, WorldTable, WorldTables } from './world-rows.ts';

const BATCH_ROWS = 1500;
const TABLES: readonly WorldTable[] = [
  'customers',
  'products',
  'orders',
  'order_items',
  'order_notes',
  'order_refunds',
  'subscriptions',
  'subscription_orders',
];

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
    order_notes: [],
    order_refunds: [],
    subscriptions: [],
    subscription_orders: [],
  };

  const isDue = (count: number, all?: 'all') => count >= BATCH_ROWS || (all === 'all' && count > 0);
  return {
    add: (table, row) => {
      rows[table].push(row);
    },
    *take(all) {
      for (const table of TABLES) {
        // The compiler cannot see that table and rows of a mapped union belong together.
        if (isDue(rows[table].length, all)) yield { table, rows: rows[table].splice(0) } as WorldBatch;
      }
    },
  };
}
