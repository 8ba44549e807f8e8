import type Stripe from 'stripe';
import type { BalanceTransaction } from '../provider-objects.ts';
import type { LoanCalls } from './loan-calls.ts';
import { transactionFromStripe } from './transaction-from-stripe.ts';

export type ReadMovement = (told: Stripe.BalanceTransaction) => Promise<BalanceTransaction | undefined>;

/** A movement of a loan names its own source; which loan that belongs to, the loans know. */
export const movementReader =
  ({ loanOf }: Pick<LoanCalls, 'loanOf'>): ReadMovement =>
  async (told) => {
    const ours = transactionFromStripe(told);
    const source = ours?.type.startsWith('financing_') ? ours.metadata.source : undefined;
    return ours && source !== undefined ? { ...ours, loan: await loanOf(source) } : ours;
  };
