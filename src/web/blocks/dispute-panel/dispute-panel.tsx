import type { Dispute } from '#contract/disputes.ts';
import { isAwaitingResponse, isInquiry } from '#domain/disputes/dispute-status.ts';
import { disputeStatusLabel } from '#domain/disputes/dispute-status-copy.ts';
import { evidenceStanding } from '#domain/disputes/draft-standing.ts';
import { disputeNoticeStyle } from '#domain/disputes/response-deadline.ts';
import { disputeMark } from '#domain/payments/charge-status-mark.ts';
import { money } from '#domain/shared/money.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { useNow } from '#web/shared/now.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
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
import { ProviderSays } from './provider-says.tsx';
import { WorthFighting } from './worth-fighting.tsx';
import './dispute-panel.css';

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
    >
      <div className="stack">
        {isOpen ? <Claim dispute={dispute} isUrgent={isUrgent} /> : <DisputeVerdict dispute={dispute} />}
        <DisputeUnderWay dispute={dispute} />
        <ProviderSays dispute={dispute} />
        <DisputeFacts dispute={dispute} />
        {isOpen && <DraftNotice dispute={dispute} />}
        {isOpen && (
          <div className="actions">
            <DisputeActions dispute={dispute} />
          </div>
        )}
        {isOpen ? (
          <Disclosure title={copy.more}>
            <div className="stack dispute-more">
              <WorthFighting dispute={dispute} />
              <DisputeSteps dispute={dispute} />
              <IssuerEvidence dispute={dispute} />
              <DisputeMoneyLines dispute={dispute} />
            </div>
          </Disclosure>
        ) : (
          <>
            <IssuerEvidence dispute={dispute} />
            <DisputeMoneyLines dispute={dispute} />
          </>
        )}
      </div>
    </Card>
  );
}

/** What is claimed, without a box of its own: the panel itself turns red as the time runs out. */
const Claim = ({ dispute, isUrgent }: { dispute: Dispute; isUrgent: boolean }) => (
  <div className="dispute-claim" data-kind={isUrgent ? 'error' : 'warning'}>
    <Icon name="flag" />
    <div>
      <p className="strong">{claimOf(dispute.reason)}</p>
      <p className="muted">{copy.notice(isInquiry(dispute.status))}</p>
    </div>
  </div>
);

/** What the provider holds goes to the bank by itself in the end; of what is only kept here it is said what becomes of it. */
function DraftNotice({ dispute: { evidence_details, draft } }: { dispute: Dispute }) {
  const standing = evidenceStanding(draft, evidence_details.has_evidence);
  if (standing === 'nothing') return null;
  const words = known(copy.begun, standing) ?? copy.begun.switched_off;
  return (
    <Notice kind="info" size="small" label={words}>
      {words}
    </Notice>
  );
}
