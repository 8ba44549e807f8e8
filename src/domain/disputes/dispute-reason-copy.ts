import { spoken } from '../shared/spoken.ts';
import type { DisputeReason } from './dispute-status.ts';

/** Why a customer, or their bank, takes a payment back. */
export const disputeReasonLabels = spoken('domain/disputes/dispute-reason-copy#disputeReasonLabels', {
  bank_cannot_process: 'Bank cannot process',
  check_returned: 'Check returned',
  credit_not_processed: 'Credit not processed',
  customer_initiated: 'Customer initiated',
  debit_not_authorized: 'Debit not authorized',
  duplicate: 'Duplicate',
  fraudulent: 'Transaction unauthorized',
  general: 'General',
  incorrect_account_details: 'Incorrect account details',
  insufficient_funds: 'Insufficient funds',
  product_not_received: 'Product not received',
  product_unacceptable: 'Product unacceptable',
  subscription_canceled: 'Subscription canceled',
  unrecognized: 'Unrecognized',
} as const satisfies Record<DisputeReason, string>);
