import type { Dispute } from '#contract/disputes.ts';
import { isInquiry } from '#domain/disputes/dispute-status.ts';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { RoleNote } from '#web/shared/role-note.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useActionPhase } from '../payment-actions/action-phase.ts';
import { AcceptDispute } from './accept-dispute.tsx';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';
import { IssueRefund } from './issue-refund.tsx';

/** What answers a dispute: evidence, or giving in. A claim is given in to by accepting it, an inquiry by a refund. */
export function DisputeActions({ dispute }: { dispute: Dispute }) {
  const asks = isInquiry(dispute.status);
  const hasDraft = dispute.has_draft || dispute.evidence_details.has_evidence;
  const words = hasDraft ? copy.continue : asks ? copy.submitEvidence : copy.challenge;
  const isIdle = useActionPhase(dispute.id).phase === 'idle';
  const canAnswer = may('answer_disputes');
  return (
    <>
      {!canAnswer && <RoleNote of="answer_disputes" />}
      {canAnswer && isIdle && (
        <LinkButton kind="primary" href={paths.challenge(dispute.id)}>
          {words}
        </LinkButton>
      )}
      {asks && isIdle && may('refund') && <IssueRefund dispute={dispute} />}
      {!asks && canAnswer && <AcceptDispute dispute={dispute} />}
      <Link className="push" href={paths.help(asks ? 'inquiries' : 'disputes')}>
        {copy.howItWorks(asks)}
      </Link>
    </>
  );
}
