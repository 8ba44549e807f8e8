import { listOrders } from '#contract/orders.ts';
import { summarizePayouts } from '#contract/payouts.ts';
import { summarizeTransactions } from '#contract/transactions.ts';
import { readQuery } from '#web/api/query-client.ts';

const LATEST_ORDERS = 5;

export const processingOrdersQuery = () => readQuery(listOrders, { status_is: 'processing', pagesize: 1 });

export const latestOrdersQuery = () => readQuery(listOrders, { pagesize: LATEST_ORDERS });

/** Whether the first steps were taken. */
export const salesQuery = () => readQuery(summarizeTransactions, { type_is_in: ['charge', 'payment'] });
export const refundsQuery = () =>
  readQuery(summarizeTransactions, { type_is_in: ['refund', 'payment_refund'] });
export const payoutsQuery = () => readQuery(summarizePayouts, {});
