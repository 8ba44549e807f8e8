import type { RuleOutcome } from '../../fraud/saved-rule.ts';
import type { Currency, Minor } from '../../shared/money.ts';
import type { EpochSeconds } from '../../shared/time.ts';
import type { Word } from '../../shared/word.ts';
import type { FeeRates } from '../fee-rates.ts';
import type { RefundPendingReason } from '../refund-pending.ts';

/** Everything that can happen to a payment, in the order in which things of the same second came about. */
export const TIMELINE_EVENT_TYPES = [
  'started',
  'authorized',
  'authorization_voided',
  'authorization_expired',
  'fraud_outcome_review',
  'fraud_outcome_block',
  'fraud_outcome_manual_approve',
  'fraud_outcome_manual_block',
  'captured',
  'partial_refund',
  'full_refund',
  'refund_failed',
  'failed',
  'dispute_needs_response',
  'dispute_in_review',
  'dispute_won',
  'dispute_lost',
  'dispute_warning_closed',
  'dispute_charge_refunded',
  'financing_paydown',
] as const;
export type TimelineEventType = (typeof TIMELINE_EVENT_TYPES)[number];

/** Amounts of one movement in the customer's currency and in the store's. */
export type TransactionDetails = Readonly<{
  customer_currency: Currency;
  customer_amount: Minor;
  customer_amount_captured?: Minor | undefined;
  customer_fee?: Minor | undefined;
  store_currency: Currency;
  store_amount: Minor;
  store_amount_captured?: Minor | undefined;
  store_fee?: Minor | undefined;
}>;

export type PayoutOfEvent = Readonly<{ id: string; arrival_date: EpochSeconds }>;

export type TimelineEvent = Readonly<{
  type: Word<TimelineEventType>;
  datetime: EpochSeconds;
  currency?: Currency | undefined;
  amount?: Minor | null | undefined;
  amount_captured?: Minor | undefined;
  amount_refunded?: Minor | undefined;
  fee?: Minor | undefined;
  fee_rates?: FeeRates | undefined;
  transaction_details?: TransactionDetails | undefined;
  deposit?: PayoutOfEvent | null | undefined;
  reason?: string | null | undefined;
  failure_reason?: string | null | undefined;
  pending_reason?: Word<RefundPendingReason> | undefined;
  acquirer_reference_number?: string | null | undefined;
  acquirer_reference_number_status?: Word<'available' | 'pending' | 'unavailable'> | undefined;
  dispute_id?: string | undefined;
  /** Nobody had submitted the evidence, so it was handed in for the merchant. */
  handed_in?: boolean | undefined;
  loan_id?: string | undefined;
  user?: Readonly<{ id: number; username: string }> | undefined;
  action?: Word<'approved' | 'blocked'> | undefined;
  ruleset_results?: Readonly<Record<string, Word<RuleOutcome>>> | undefined;
}>;

const RANKS: readonly string[] = TIMELINE_EVENT_TYPES;

/** Newest first; of one second, what came about later stands above. */
export const newestFirst = (events: readonly TimelineEvent[]): TimelineEvent[] =>
  [...events].sort((a, b) => b.datetime - a.datetime || RANKS.indexOf(b.type) - RANKS.indexOf(a.type));
