import type { Dispute } from '#contract/disputes.ts';
import { disputeStatusLabel, isAwaitingResponse, isInquiry } from '#domain/disputes/dispute-status.ts';
import { disputeNoticeStyle } from '#domain/disputes/response-deadline.ts';
import { disputeMark } from '#domain/payments/charge-status-mark.ts';
import { money } from '#domain/shared/money.ts';
import { labelOf } from '#domain/shared/word.ts';
import { useNow } from '#web/shared/now.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DisputeActions } from './dispute-actions.tsx';
import { claimOf } from './dispute-claims-copy.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import { DisputeMoneyLines } from './dispute-money-lines.tsx';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';
import { DisputeSteps } from './dispute-steps.tsx';
import { DisputeUnderWay } from './dispute-under-way.tsx';
import { DisputeVerdict } from './dispute-verdict.tsx';
import { IssuerEvidence } from './issuer-evidence.tsx';
import { WorthFighting } from './worth-fighting.tsx';

/** One dispute on the page of its payment: what is claimed, what is at stake, what can be done, or how it ended. */
export function DisputePanel({ dispute }: { dispute: Dispute }) {
  const now = useNow();
  const isOpen = isAwaitingResponse(dispute.status);
  const { due_by } = dispute.evidence_details;
  // Loud only while something can still be done about it.
  const isUrgent = isOpen && disputeNoticeStyle(due_by, now) === 'alert';
  const mark = disputeMark(dispute.status, due_by, now);
  return (
    <Card
      kind={isUrgent ? 'alert' : undefined}
      id={dispute.id}
      title={copy.titleOf(
        isInquiry(dispute.status),
        moneyWords(money(dispute.amount, dispute.currency), true),
      )}
      headEnd={<Chip kind={mark.style}>{labelOf(disputeStatusLabel, dispute.status)}</Chip>}
      foot={isOpen && <DisputeActions dispute={dispute} />}
    >
      <div className="stack">
        {isOpen ? (
          <Notice kind={isUrgent ? 'error' : 'warning'} icon="flag" title={claimOf(dispute.reason)}>
            {copy.notice(isInquiry(dispute.status))}
          </Notice>
        ) : (
          <DisputeVerdict dispute={dispute} />
        )}
        <DisputeUnderWay dispute={dispute} />
        {isOpen && <DraftNotice dispute={dispute} />}
        <DisputeFacts dispute={dispute} />
        {isOpen && <WorthFighting dispute={dispute} />}
        {isOpen && <DisputeSteps dispute={dispute} />}
        <IssuerEvidence dispute={dispute} />
        <DisputeMoneyLines dispute={dispute} />
      </div>
    </Card>
  );
}

/** What the provider holds goes to the bank by itself in the end; what only stands on our desk does not. */
function DraftNotice({ dispute: { evidence_details, has_draft } }: { dispute: Dispute }) {
  if (!evidence_details.has_evidence && !has_draft) return null;
  const words = evidence_details.has_evidence ? copy.draft : copy.begun;
  return (
    <Notice kind="info" size="small" label={words}>
      {words}
    </Notice>
  );
}
