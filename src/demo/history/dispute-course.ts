import type { DisputeReason, DisputeStatus } from '#domain/disputes/dispute-status.ts';
import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import type { Metadata } from '#provider/payment-details.ts';
import type { Dispute } from '#provider/provider-objects.ts';
import type { DueDraft } from '#provider/simulator/core/changes.ts';
import { responseDeadline } from '#provider/simulator/core/open-dispute.ts';
import { issuerEvidence } from '#provider/simulator/documents/issuer-letter.ts';
import { priceListSum } from '#provider/simulator/facts/fees.ts';
import { idLetters } from '#provider/simulator/facts/provider-ids.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import { type Aftermath, NO_AFTERMATH } from './aftermath-parts.ts';
import { fullEvidence, someEvidence } from './dispute-evidence.ts';
import { currenciesOf, movementOf, newTransactionId, reversed } from './movement.ts';
import { type About, given } from './refund-plans.ts';

const DISPUTE_FEE_CENTS = 1500;

/** What the merchant does about a claim, and what the bank makes of it. */
export type DisputePlan = Readonly<{
  opened: EpochSeconds;
  reason: DisputeReason;
  isInquiry: boolean;
  course: 'ignored' | 'accepted' | 'won' | 'lost' | 'refunded';
  /** Days until the merchant moves, and then until the bank decides. */
  answerDays: number;
  reviewDays: number;
  hasDraft?: boolean;
  isExplained?: boolean;
}>;

type Standing = Readonly<{
  status: DisputeStatus;
  evidence: Dispute['evidence'];
  metadata: Metadata;
  pastDue?: boolean;
  submissions?: number;
  next?: DueDraft;
  wonAt?: EpochSeconds;
}>;

const closedAt = (at: EpochSeconds): Metadata => ({ __dispute_closed_at: String(at) });

/** How the dispute stands now: what lies in the future has not happened. */
function standingOf(id: Dispute['id'], plan: DisputePlan, about: About): Standing {
  const { now } = about;
  const { opened, isInquiry, course } = plan;
  const due_by = responseDeadline(opened);
  const moved = epochSeconds(Math.min(opened + plan.answerDays * DAY_S, due_by - HOUR_S));
  const decided = epochSeconds(moved + plan.reviewDays * DAY_S);
  if (course === 'ignored' ? due_by > now : moved > now) {
    const evidence = plan.hasDraft ? someEvidence(about) : {};
    return {
      status: isInquiry ? 'warning_needs_response' : 'needs_response',
      evidence,
      metadata: plan.hasDraft ? { __product_type: 'physical_product' } : {},
      next: { at: due_by, kind: 'dispute_deadline', subject: id },
    };
  }
  if (course === 'refunded') return { status: 'charge_refunded', evidence: {}, metadata: closedAt(moved) };
  if (course === 'ignored')
    return {
      status: isInquiry ? 'warning_closed' : 'lost',
      evidence: {},
      metadata: closedAt(due_by),
      pastDue: true,
    };
  if (course === 'accepted')
    return { status: 'lost', evidence: {}, metadata: { __closed_by_merchant: '1', ...closedAt(moved) } };
  const answer = {
    evidence: course === 'won' ? fullEvidence(about) : someEvidence(about),
    submissions: 1,
  };
  const sent = { __product_type: 'physical_product', __evidence_submitted_at: String(moved) };
  if (decided > now) {
    const status = isInquiry ? 'warning_under_review' : 'under_review';
    return {
      ...answer,
      status,
      metadata: sent,
      next: { at: decided, kind: 'decide_dispute', subject: id },
    };
  }
  return {
    ...answer,
    status: isInquiry ? 'warning_closed' : course,
    metadata: { ...sent, ...closedAt(decided) },
    ...(!isInquiry && course === 'won' && { wonAt: decided }),
  };
}

/** A claim or a question as it stands now, with the money it took and gave back; nothing where it lies in the future. */
export function disputeOf(random: Random, about: About, plan: DisputePlan): Aftermath {
  const { sale, ids, now } = about;
  const id: Dispute['id'] = `dp_3${idLetters(random)}`;
  const [out, back] = [newTransactionId(random), newTransactionId(random)];
  if (plan.opened > now) return NO_AFTERMATH;
  const standing = standingOf(id, plan, about);
  const { wonAt } = standing;
  const money = given(sale, 0, sale.customer_amount);
  const fee = priceListSum(DISPUTE_FEE_CENTS, sale.currency);
  const common = { ...currenciesOf(sale), charge: ids.charge, dispute: id };
  const movements = plan.isInquiry
    ? []
    : [
        movementOf({ ...common, ...money, id: out, type: 'dispute', at: plan.opened, fee }, now),
        // The bank gives its fee back with the money.
        ...(wonAt === undefined
          ? []
          : [
              movementOf(
                { ...common, ...reversed(money), id: back, type: 'dispute_reversal', at: wonAt, fee: -fee },
                now,
              ),
            ]),
      ];
  const dispute: Dispute = {
    id,
    status: standing.status,
    reason: plan.reason,
    amount: sale.customer_amount,
    currency: sale.customer_currency,
    created: plan.opened,
    charge: ids.charge,
    payment_intent: ids.payment_intent,
    evidence: standing.evidence,
    evidence_details: {
      has_evidence: Object.keys(standing.evidence).length > 0,
      due_by: responseDeadline(plan.opened),
      past_due: standing.pastDue ?? false,
      submission_count: standing.submissions ?? 0,
    },
    issuer_evidence: plan.isExplained ? issuerEvidence(id, plan.reason, plan.isInquiry) : null,
    balance_transactions: movements.map((movement) => movement.id),
    metadata: standing.metadata,
  };
  return { ...NO_AFTERMATH, disputes: [dispute], movements, due: standing.next ? [standing.next] : [] };
}
