import type { Dispute } from '#contract/disputes.ts';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import { isAwaitingResponse, isInquiry } from '#domain/disputes/dispute-status.ts';
import { formatDate, formatDateTime } from '#domain/shared/format-date.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { zoneWords } from '#web/shared/store-format.ts';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { explanationOf } from './dispute-claims-copy.ts';
import { disputePanelCopy } from './dispute-panel-copy.ts';
import { RespondByLabel } from './respond-by-label.tsx';
import './dispute-panel.css';

const copy = disputePanelCopy.facts;

/** What is disputed, since when, why, and until when an answer is taken; the zone that decides is named. */
export function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const { store } = pageSettings();
  const { amount, currency, created, reason, status, evidence_details } = dispute;
  const label = disputeReasonLabel(reason);
  const facts: Fact[] = [
    {
      label: copy.amount,
      value: (
        <span className="strong">
          <MoneyText amount={amount} currency={currency} explicit />
        </span>
      ),
    },
    { label: copy.disputedOn, value: formatDate(created, store) },
    {
      label: copy.reason,
      value: (
        <>
          {label}
          {'\u00a0'}
          <Hint label={copy.reasonMeans(label)}>{explanationOf(reason)}</Hint>
        </>
      ),
    },
  ];
  if (isAwaitingResponse(status)) {
    facts.push({
      label: copy.respondBy,
      wide: true,
      value: (
        <span className="row">
          <span>
            <span className="strong">{formatDateTime(evidence_details.due_by, store)}</span>{' '}
            <span className="muted">{zoneWords()}</span>
          </span>
          {/* An inquiry counts the days once, in the step that decides. */}
          {!isInquiry(status) && <RespondByLabel dueBy={evidence_details.due_by} />}
        </span>
      ),
    });
  }
  return (
    <div className="dispute-facts">
      <Facts facts={facts} />
    </div>
  );
}
