import { fail } from '#contract/kit/errors.ts';
import { canBeAccepted, isAwaitingResponse, isInquiry } from '#domain/disputes/dispute-status.ts';
import { tooLong } from '#domain/disputes/evidence-limits.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import type { DisputeAnswer } from '../../payment-provider.ts';
import type { Dispute } from '../../provider-objects.ts';
import { verdictOn } from '../facts/magic-evidence.ts';
import { announced, type Changes, changes } from './changes.ts';
import { command, type Unkeyed } from './command.ts';
import { load } from './loaded.ts';
import { simObject } from './sim-object.ts';

/** Banks take their time: two months for a claim, four for an inquiry. */
const REVIEW_DAYS = 60;
const INQUIRY_REVIEW_DAYS = 120;

export const answerDispute = command<Unkeyed<DisputeAnswer>, Dispute, Dispute>({
  kind: 'answer_dispute',
  load: (store, { dispute }) => load(store, 'dispute', dispute),
  decide: (dispute, answer, { now }) => {
    if (!isAwaitingResponse(dispute.status)) throw fail('dispute_not_actionable', { status: dispute.status });
    const evidence = { ...dispute.evidence, ...answer.evidence };
    const limit = tooLong(evidence);
    if (limit !== undefined) throw fail('evidence_too_long', { limit });
    const saved: Dispute = {
      ...dispute,
      evidence,
      evidence_details: {
        ...dispute.evidence_details,
        has_evidence: Object.values(evidence).some((piece) => piece !== ''),
      },
      metadata: { ...dispute.metadata, ...answer.metadata },
    };
    return answer.submit
      ? submitted(saved, now)
      : changes(saved, announced(simObject('dispute', saved), 'charge.dispute.updated'));
  },
});

/** From here on the bank decides, and nothing can be added. */
export function submitted(dispute: Dispute, now: EpochSeconds): Changes<Dispute> {
  const inquiry = isInquiry(dispute.status);
  const sent: Dispute = {
    ...dispute,
    status: inquiry ? 'warning_under_review' : 'under_review',
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: true,
      submission_count: dispute.evidence_details.submission_count + 1,
    },
    metadata: { ...dispute.metadata, __evidence_submitted_at: String(now) },
  };
  const reviewS = verdictOn(dispute.evidence).isMagic
    ? HOUR_S
    : (inquiry ? INQUIRY_REVIEW_DAYS : REVIEW_DAYS) * DAY_S;
  return changes(sent, announced(simObject('dispute', sent), 'charge.dispute.updated'), {
    due: [{ at: epochSeconds(now + reviewS), kind: 'decide_dispute', subject: dispute.id }],
  });
}

/** Accepting is final: the claim is lost, and its fee with it. */
export const acceptDispute = command<Readonly<{ dispute: DisputeId }>, Dispute, Dispute>({
  kind: 'accept_dispute',
  load: (store, { dispute }) => load(store, 'dispute', dispute),
  decide: (dispute, _, { now }) => {
    if (!canBeAccepted(dispute.status)) throw fail('dispute_not_actionable', { status: dispute.status });
    const closed: Dispute = {
      ...dispute,
      status: 'lost',
      metadata: { ...dispute.metadata, __closed_by_merchant: '1', __dispute_closed_at: String(now) },
    };
    return changes(closed, announced(simObject('dispute', closed), 'charge.dispute.closed'));
  },
});
