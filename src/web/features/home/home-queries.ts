import { listOrders } from '#contract/order-list.ts';
import { summarizePayouts } from '#contract/payouts.ts';
import { summarizeTransactions } from '#contract/transactions.ts';
import { readQuery } from '#web/api/query-client.ts';

const LATEST_ORDERS = 5;

/** Paid orders that wait for the merchant. Those of a sandbox that was left are nobody's work any more. */
export const PROCESSING_ORDERS = { status_is: 'processing', account_is: 'connected' } as const;
export const processingOrdersQuery = () => readQuery(listOrders, { ...PROCESSING_ORDERS, pagesize: 1 });

export const latestOrdersQuery = () => readQuery(listOrders, { pagesize: LATEST_ORDERS });

/** Whether the first steps were taken. */
export const salesQuery = () => readQuery(summarizeTransactions, { type_is_in: ['charge', 'payment'] });
export const refundsQuery = () =>
  readQuery(summarizeTransactions, { type_is_in: ['refund', 'payment_refund'] });
export const payoutsQuery = () => readQuery(summarizePayouts, {});
