import type { Dispute } from '#contract/disputes.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { specialEvidence } from '#domain/disputes/special-evidence.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AtTheProvider } from '../at-the-provider/at-the-provider.tsx';
import { disputePanelCopy } from './dispute-panel-copy.ts';

const copy = disputePanelCopy.providerSays;

/** What the payments service says of a dispute beyond what every one does: forms that only it has, and that it may answer by itself. */
export function ProviderSays({ dispute }: { dispute: Dispute }) {
  const isOpen = isAwaitingResponse(dispute.status);
  const special = isOpen ? specialEvidence(dispute.enhanced_evidence) : [];
  const { answered_for_merchant: answered } = dispute;
  return (
    <>
      {special.map((kind) => (
        <AtTheProvider key={kind} text={copy[kind]} page="home" />
      ))}
      {answered === 'has' && (
        <Notice kind="info" size="small" label={copy.answered}>
          {copy.answered}
        </Notice>
      )}
      {answered === 'may' && isOpen && (
        <Notice kind="info" size="small" label={copy.mayAnswer}>
          {copy.mayAnswer}
        </Notice>
      )}
    </>
  );
}
