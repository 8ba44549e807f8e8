import type { DisputeStatus } from '../disputes/dispute-status.ts';
import type { RuleOutcome } from '../fraud/saved-rule.ts';
import type { Currency, Minor } from '../shared/money.ts';
import type { EpochSeconds } from '../shared/time.ts';
import type { Word } from '../shared/word.ts';
import type { FeeRates } from './fee-rates.ts';
import type { RefundPendingReason } from './refund-pending.ts';
import type { SalesChannel } from './sales-channel.ts';
import type { PayoutOfEvent } from './timeline/timeline-event.ts';
import type { TransactionType } from './transaction-type.ts';

/** A movement of the balance, with both sides of an exchange and the payout it left with. */
export type HistoryMovement = Readonly<{
  transaction_id: string;
  type: Word<TransactionType>;
  at: EpochSeconds;
  charge_id: string | null;
  currency: Currency;
  amount: Minor;
  fees: Minor;
  customer_currency: Currency;
  customer_amount: Minor;
  fee_rates: FeeRates | null;
  loan_id: string | null;
  deposit: PayoutOfEvent | null;
}>;

export type HistoryCharge = Readonly<{
  id: string;
  status: Word<'succeeded' | 'pending' | 'failed'>;
  created: EpochSeconds;
  amount: Minor;
  amount_captured: Minor;
  currency: Currency;
  failure_code: string | null;
  channel: Word<SalesChannel>;
  screening: Readonly<{
    outcome: Word<RuleOutcome>;
    ruleset_results: Readonly<Record<string, Word<RuleOutcome>>>;
  }> | null;
}>;

export type HistoryRefund = Readonly<{
  id: string;
  charge: string;
  status: Word<'pending' | 'succeeded' | 'failed' | 'canceled'>;
  amount: Minor;
  currency: Currency;
  created: EpochSeconds;
  balance_transaction: string | null;
  failure_balance_transaction: string | null;
  failure_reason: string | null;
  pending_reason?: Word<RefundPendingReason> | undefined;
  acquirer_reference_number: string | null;
}>;

export type HistoryDispute = Readonly<{
  id: string;
  status: Word<DisputeStatus>;
  reason: string;
  created: EpochSeconds;
  balance_transactions: readonly string[];
  metadata: Readonly<Record<string, string>>;
}>;

/** Somebody of the store let a held payment through, or turned it away. */
export type ManualDecision = Readonly<{
  at: EpochSeconds;
  action: 'approved' | 'blocked';
  user: Readonly<{ id: number; username: string }> | null;
}>;

/** Everything that is known of one payment, from which its timeline is told. */
export type PaymentHistory = Readonly<{
  intent: Readonly<{
    created: EpochSeconds;
    status: string;
    capture_method: Word<'automatic' | 'manual'>;
    cancellation_reason: string | null;
    /** When the hold was given back or ran out, where somebody wrote it down. */
    canceled_at: EpochSeconds | null;
  }>;
  charges: readonly HistoryCharge[];
  movements: readonly HistoryMovement[];
  refunds: readonly HistoryRefund[];
  disputes: readonly HistoryDispute[];
  decisions: readonly ManualDecision[];
}>;
