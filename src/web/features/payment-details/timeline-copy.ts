import type { RefundFailureReason } from '#domain/payments/failure-reasons.ts';
import type { RefundPendingReason } from '#domain/payments/refund-pending.ts';
import type { TimelineStatus } from '#domain/payments/timeline/timeline-item.ts';

export const timelineCopy = {
  statusChanged: (to: string) => `Payment status changed to ${to}`,
  statuses: {
    started: 'Started',
    authorized: 'Authorized',
    authorization_voided: 'Authorization voided',
    authorization_expired: 'Authorization expired',
    paid: 'Paid',
    partial_refund: 'Partial refund',
    refunded: 'Refunded',
    failed: 'Failed',
    disputed_needs_response: 'Disputed: Needs response',
    disputed_in_review: 'Disputed: In review',
    disputed_won: 'Disputed: Won',
    disputed_lost: 'Disputed: Lost',
  } satisfies Record<TimelineStatus, string>,

  wasAdded: (amount: string, payout: string) => `${amount} was added to your ${payout}`,
  wasDeducted: (amount: string, payout: string) => `${amount} was deducted from your ${payout}`,
  payoutOf: (day: string) => `${day} payout`,
  willBeAdded: (amount: string) => `${amount} will be added to a future payout`,
  willBeDeducted: (amount: string) => `${amount} will be deducted from a future payout`,

  authorized: (amount: string) => `A payment of ${amount} was authorized`,
  voided: (amount: string) => `The authorization for ${amount} was voided`,
  expired: (amount: string) => `The authorization for ${amount} expired`,
  charged: (amount: string) => `A payment of ${amount} was charged`,
  refunded: (amount: string) => `A payment of ${amount} was refunded`,
  failed: (amount: string, reason: string) => `A payment of ${amount} failed: ${reason}.`,
  refundFailed: {
    expired_or_canceled_card: (amount) =>
      `A refund of ${amount} failed: the customer’s card has expired or was canceled. The money is back in your balance.`,
    lost_or_stolen_card: (amount) =>
      `A refund of ${amount} failed: the customer’s card was lost or stolen. The money is back in your balance.`,
    unknown: (amount) =>
      `A refund of ${amount} failed: the customer’s bank gave no reason. The money is back in your balance.`,
  } satisfies Record<RefundFailureReason, (amount: string) => string>,
  arn: (number: string) => `Acquirer Reference Number (ARN): ${number}`,
  onItsWay: 'On its way: the customer’s bank has not confirmed it yet.',
  waitsFor: {
    insufficient_funds:
      'It has not left yet: your balance does not cover it. It goes out by itself as soon as it does.',
    charge_pending: 'It has not left yet: the payment itself has not come in.',
    requires_action:
      'It has not left yet: the customer was asked by e-mail for the account it should go to, and has not answered.',
  } satisfies Partial<Record<RefundPendingReason, string>>,

  noFundsWithdrawn: 'No funds have been withdrawn yet.',
  disputedAs: (reason: string) => `Payment disputed as ${reason}`,
  disputed: 'Payment disputed',
  evidenceSubmitted: 'Your evidence was submitted to the bank',
  evidenceHandedIn:
    'Your draft was handed in to the bank for you, because the time to respond was nearly over',
  disputeWon: 'The bank decided in your favor',
  disputeLost: 'The bank decided in favor of the customer',
  inquiryClosed: 'The inquiry was closed without a dispute',
  chargeRefunded: 'The payment was refunded while the bank was asking about it',
  disputedAmount: 'Disputed amount',
  disputeFee: 'Dispute fee',
  reversal: 'Returned amount',
  feeRefund: 'Returned fee',

  loanRepayment: (amount: string) => `${amount} was subtracted from your payout for a loan repayment`,
  loan: 'See all repayments of this loan',

  approvedBy: (who: string) => `Approved by ${who}`,
  blockedBy: (who: string) => `Blocked by ${who}`,
  aProgram: 'a program with an API key',
  heldForReview: 'Payment was screened by your fraud filters and placed in review',
  blockedByRules: 'Payment was screened by your fraud filters and blocked',
  outcomes: { review: 'review', block: 'block' },
  rule: (rule: string, outcome: string) => `${rule}: ${outcome}`,

  exchange: (from: string, rate: string, to: string) => `1 ${from} → ${rate} ${to}`,
  fee: 'Fee',
  withTerms: (name: string, terms: string) => `${name} (${terms})`,
  plus: (percentage: string, fixed: string) => `${percentage} + ${fixed}`,
  cappedAt: (amount: string) => `capped at ${amount}`,
  variableFee: 'Variable fee',
  fixedFee: 'Fixed fee',
  net: 'Net payout',
  labelled: (label: string, value: string) => `${label}: ${value}`,
} as const;
