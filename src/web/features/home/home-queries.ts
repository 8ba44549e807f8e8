import { listAuthorizations } from '#contract/authorizations.ts';
import { listDisputes } from '#contract/disputes.ts';
import { listOrders } from '#contract/orders.ts';
import { listPayouts, summarizePayouts } from '#contract/payouts.ts';
import { summarizeTransactions } from '#contract/transactions.ts';
import { readQuery } from '#web/api/query-client.ts';

/** Read to be counted and added up, so a list is read as far as one answer goes. */
const COUNTED_MAX = 100;
const LATEST_ORDERS = 5;

export const awaitingDisputesQuery = () =>
  readQuery(listDisputes, {
    search: ['warning_needs_response', 'needs_response'],
    sort: 'due_by',
    direction: 'asc',
    pagesize: COUNTED_MAX,
  });

/** The oldest first: their holds end first. */
export const holdsQuery = () => readQuery(listAuthorizations, { pagesize: COUNTED_MAX });

export const failedPayoutQuery = () =>
  readQuery(listPayouts, { status_is: 'failed', sort: 'date', direction: 'desc', pagesize: 1 });

/** Paid orders that wait for the merchant. Those of a sandbox that was left are nobody's work any more. */
export const PROCESSING_ORDERS = { status_is: 'processing', account_is: 'connected' } as const;
export const processingOrdersQuery = () => readQuery(listOrders, { ...PROCESSING_ORDERS, pagesize: 1 });

export const latestOrdersQuery = () => readQuery(listOrders, { pagesize: LATEST_ORDERS });

/** Whether the first steps were taken. */
export const salesQuery = () => readQuery(summarizeTransactions, { type_is_in: ['charge', 'payment'] });
export const refundsQuery = () =>
  readQuery(summarizeTransactions, { type_is_in: ['refund', 'payment_refund'] });
export const payoutsQuery = () => readQuery(summarizePayouts, {});
