import { documents, loans } from './paper-projections.ts';
import { accounts, charges, disputes, paymentIntents, payouts, refunds } from './payment-projections.ts';
import type { ProjectedKind, Projection } from './projection.ts';
import { transactions } from './transaction-projection.ts';

/** Every kind of object we keep. What a provider tells of others is stored and left alone. */
export const PROJECTIONS: { readonly [Kind in ProjectedKind]: Projection<Kind> } = {
  account: accounts,
  payout: payouts,
  payment_intent: paymentIntents,
  charge: charges,
  refund: refunds,
  dispute: disputes,
  transaction: transactions,
  document: documents,
  loan: loans,
};

/** In an order in which nothing refers to what comes later. */
export const PROJECTED_KINDS: readonly ProjectedKind[] = [
  'account',
  'payout',
  'payment_intent',
  'charge',
  'refund',
  'dispute',
  'transaction',
  'document',
  'loan',
];

export const isProjectedKind = (kind: string): kind is ProjectedKind => Object.hasOwn(PROJECTIONS, kind);
