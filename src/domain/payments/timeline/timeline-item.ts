import type { RuleOutcome } from '../../fraud/saved-rule.ts';
import type { Currency, Money } from '../../shared/money.ts';
import type { EpochSeconds } from '../../shared/time.ts';
import type { Word } from '../../shared/word.ts';
import type { RefundFailureReason } from '../failure-reasons.ts';
import type { FeeKind } from '../fee-rates.ts';
import type { RefundPendingReason } from '../refund-pending.ts';
import type { PayoutOfEvent } from './timeline-event.ts';

/** What a payment's status can change to on the timeline. */
export const TIMELINE_STATUSES = [
  'started',
  'authorized',
  'authorization_voided',
  'authorization_expired',
  'paid',
  'partial_refund',
  'refunded',
  'failed',
  'disputed_needs_response',
  'disputed_in_review',
  'disputed_won',
  'disputed_lost',
] as const;
export type TimelineStatus = (typeof TIMELINE_STATUSES)[number];

/** The first line of an item. The words are the page's; what they say is decided here. */
export type Headline = Readonly<
  | { kind: 'status_changed'; to: TimelineStatus }
  | { kind: 'payout'; change: 'added' | 'deducted'; money: Money; payout: PayoutOfEvent | null }
  | { kind: 'authorized' | 'voided' | 'expired' | 'charged' | 'refunded'; money: Money }
  | { kind: 'failed'; money: Money; reason: string }
  | { kind: 'refund_failed'; money: Money; reason: RefundFailureReason }
  | { kind: 'no_funds_withdrawn' }
  | { kind: 'disputed'; reason: string | null }
  | { kind: 'evidence_submitted' | 'evidence_handed_in' }
  | { kind: 'dispute_won' | 'dispute_lost' | 'inquiry_closed' | 'charge_refunded' }
  | { kind: 'loan_repayment'; money: Money }
  | { kind: 'approved_by' | 'blocked_by'; user: Readonly<{ id: number; username: string }> | null }
  | { kind: 'held_for_review' | 'blocked_by_rules' }
>;

/** A percentage is a part of one: 0.029. */
export type FeeTerms = Readonly<{ percentage: number; fixed: Money | null } | { cappedAt: Money }>;
export type FeeBreakdownLine = Readonly<
  | { kind: Exclude<FeeKind, 'discount'>; terms: FeeTerms }
  | { kind: 'discount'; percentage: number; fixed: Money }
>;

/** A line below the first. */
export type BodyLine = Readonly<
  | { kind: 'exchange'; from: Currency; rate: string; to: Money }
  | { kind: 'fee'; name: 'base' | 'all'; money: Money; terms: FeeTerms | null }
  | { kind: 'fee_breakdown'; lines: readonly FeeBreakdownLine[] }
  | { kind: 'net' | 'disputed_amount' | 'dispute_fee' | 'reversal' | 'fee_refund'; money: Money }
  | { kind: 'arn'; number: string }
  /** The bank has not said yet that the customer has it. */
  | { kind: 'on_its_way'; why?: Word<RefundPendingReason> | undefined }
  | { kind: 'rule'; rule: string; outcome: Word<Exclude<RuleOutcome, 'allow'>> }
  | { kind: 'loan'; loan_id: string }
>;

export type TimelineItem = Readonly<{
  at: EpochSeconds;
  mark: 'status' | 'plus' | 'minus' | 'check' | 'cross' | 'notice' | 'info' | 'shield' | 'user' | 'refund';
  tone: 'success' | 'warning' | 'alert' | 'primary' | undefined;
  headline: Headline;
  body: readonly BodyLine[];
}>;
