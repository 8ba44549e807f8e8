import type { Dispute } from '#contract/disputes.ts';
import { isInquiry } from '#domain/disputes/dispute-status.ts';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import { missingEvidence } from '#domain/disputes/evidence-missing.ts';
import { evidenceSections } from '#domain/disputes/evidence-sections.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { AtStakeLines } from './at-stake.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import type { Typed } from './local-draft.ts';

type Props = Readonly<{ dispute: Dispute; typed: Typed }>;

/** What is asked before evidence goes to the bank for good: what is missing, what is at stake, and when it is decided. */
export function SubmitQuestion({ dispute, typed }: Props) {
  const { reason, status } = dispute;
  const missing = missingEvidence(
    reason,
    evidenceSections(reason, typed.productType ?? 'multiple'),
    typed.evidence,
  );
  return (
    <div className="stack" data-gap="small">
      <p>{copy.submitText}</p>
      {missing.length === 0 ? (
        <p>{copy.nothingMissing}</p>
      ) : (
        <p>
          <b>{copy.missingBeforeSubmit(missing.length)}</b>{' '}
          {listCopy.listed(missing.map((key) => evidenceLabel[key]))}
        </p>
      )}
      <div>
        <h3>{copy.atStake}</h3>
        <AtStakeLines dispute={dispute} />
      </div>
      <p className="muted">{isInquiry(status) ? copy.decidedInquiry : copy.decided}</p>
    </div>
  );
}
