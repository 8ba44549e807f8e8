import type Stripe from 'stripe';
import { DISPUTE_REASONS, DISPUTE_STATUSES, type DisputeStatus } from '#domain/disputes/dispute-status.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { Metadata } from '../payment-details.ts';
import type { Dispute } from '../provider-objects.ts';
import { evidenceFromStripe } from './evidence-on-the-wire.ts';
import { chargeId, disputeId, intentOf, present, transactionId } from './stripe-ids.ts';

/**
 * Words newer than our own, as the one that asks the same of the merchant here. What was prevented never took money, and gave
 * none back. An appeal takes other evidence than a claim, so it is answered in Stripe's dashboard, and only watched from here.
 */
const NEWER: Readonly<Record<string, DisputeStatus>> = {
  prevented: 'warning_closed',
  appeal_needs_response: 'under_review',
  appeal_under_review: 'under_review',
};

export function disputeStatusOf({ status, charge }: Stripe.Dispute): DisputeStatus {
  const isRefunded = typeof charge === 'object' && charge.refunded;
  if (status === 'warning_closed' && isRefunded) return 'charge_refunded';
  return DISPUTE_STATUSES.find((one) => one === status) ?? NEWER[status] ?? 'under_review';
}

const [SAID_STATUS, SAID_REASON] = ['provider_status', 'provider_reason'] as const;
/** Our notes on what Stripe said are ours: they are not written into what Stripe keeps. */
export const withoutNotes = ({
  [SAID_STATUS]: _status,
  [SAID_REASON]: _reason,
  ...theirs
}: Metadata): Metadata => theirs;

const SMART: readonly (string | null)[] = ['smart_disputes', 'prefer_smart_disputes'];

/** What Stripe says beyond what every provider does; what it leaves out is left out here. */
function wordsBeyond(told: Stripe.Dispute): Partial<Dispute> {
  const { evidence_details: details, intended_submission_method: intended, is_charge_refundable } = told;
  const enhanced = Object.entries(details.enhanced_eligibility ?? {}).flatMap(([type, one]) =>
    one?.status ? [{ type, status: String(one.status) }] : [],
  );
  const answered =
    details.submission_method === 'smart_disputes' ? 'has' : SMART.includes(intended) ? 'may' : undefined;
  return {
    ...(typeof is_charge_refundable === 'boolean' && { is_charge_refundable }),
    ...(enhanced.length > 0 && { enhanced_evidence: enhanced }),
    ...(answered && { answered_for_merchant: answered }),
  };
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
    ...wordsBeyond(told),
    metadata: {
      ...told.metadata,
      ...noted(SAID_STATUS, told.status, status),
      ...noted(SAID_REASON, told.reason, reason),
    },
  };
}
