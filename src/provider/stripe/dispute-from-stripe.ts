import type Stripe from 'stripe';
import { DISPUTE_REASONS, DISPUTE_STATUSES, type DisputeStatus } from '#domain/disputes/dispute-status.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { Dispute } from '../provider-objects.ts';
import { evidenceFromStripe } from './evidence-on-the-wire.ts';
import { chargeId, disputeId, intentOf, present, transactionId } from './stripe-ids.ts';

/** Words newer than our own, as the one that asks the same of the merchant. An appeal is answered like a claim. */
const NEWER: Readonly<Record<string, DisputeStatus>> = {
  prevented: 'charge_refunded',
  appeal_needs_response: 'needs_response',
  appeal_under_review: 'under_review',
};

export function disputeStatusOf({ status, charge }: Stripe.Dispute): DisputeStatus {
  const isRefunded = typeof charge === 'object' && charge.refunded;
  if (status === 'warning_closed' && isRefunded) return 'charge_refunded';
  return DISPUTE_STATUSES.find((one) => one === status) ?? NEWER[status] ?? 'under_review';
}

/** What Stripe said is kept as a note where our word is another. */
const noted = (key: string, said: string, ours: string) => (said === ours ? {} : { [key]: said });

export function disputeFromStripe(told: Stripe.Dispute): Dispute {
  const { evidence_details: details } = told;
  const status = disputeStatusOf(told);
  const reason = DISPUTE_REASONS.find((one) => one === told.reason) ?? 'general';
  return {
    id: present(disputeId(told)),
    status,
    reason,
    amount: minor(told.amount),
    currency: currency(told.currency),
    created: epochSeconds(told.created),
    charge: present(chargeId(told.charge)),
    payment_intent: intentOf(told.payment_intent, told.charge),
    evidence: evidenceFromStripe(told.evidence),
    evidence_details: {
      has_evidence: details.has_evidence,
      submission_count: details.submission_count,
      due_by: epochSeconds(details.due_by ?? 0),
      /** Without a day to answer by, there is nothing to answer. */
      past_due: details.past_due || !details.due_by,
    },
    issuer_evidence: null,
    balance_transactions: told.balance_transactions.map((one) => present(transactionId(one))),
    metadata: {
      ...told.metadata,
      ...noted('provider_status', told.status, status),
      ...noted('provider_reason', told.reason, reason),
    },
  };
}
