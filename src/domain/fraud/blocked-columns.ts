/** The columns of the list of blocked payments in their order, and of its files, whoever makes them. */
export const BLOCKED_COLUMN_IDS = [
  'created',
  'status',
  'rules',
  'amount',
  'currency',
  'customer_name',
  'order_id',
  'payment_intent',
] as const;
export type BlockedColumnId = (typeof BLOCKED_COLUMN_IDS)[number];
