import type { Dispute } from '#contract/disputes.ts';
import type { EvidenceDesk } from '#contract/evidence.ts';
import { weightyFields } from '#domain/disputes/evidence-missing.ts';
import { evidenceSections } from '#domain/disputes/evidence-sections.ts';
import { TeamNotes } from '#web/blocks/team-notes/team-notes.tsx';
import { UnsavedChanges } from '#web/shared/unsaved-changes.tsx';
import { AtDeadline } from './at-deadline.tsx';
import { AtStake } from './at-stake.tsx';
import { ChallengeBar } from './challenge-bar.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import { ChallengeNotices } from './challenge-notices.tsx';
import { type Challenging, dayOfDispute, knownSuggestions, useChange } from './challenging.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import { SectionCard } from './evidence-section.tsx';
import type { LocalDraft } from './local-draft.ts';
import { PacketSize } from './packet-size.tsx';
import { ProductTypeCard } from './product-type-card.tsx';
import { StillMissing } from './still-missing.tsx';
import { useAnswer } from './use-answer.tsx';
import { useDraft } from './use-draft.ts';
import { useFiles } from './use-files.ts';
import { useHandIn } from './use-hand-in.ts';

type Props = Readonly<{
  dispute: Dispute;
  desk: EvidenceDesk;
  /** What tabs that are gone had not saved. */
  locals: readonly LocalDraft[];
  onOver: () => void;
}>;

/** The answer to a dispute while it is being written. */
export function Challenge({ dispute, desk, locals, onOver }: Props) {
  const { draft, view, hasOtherTab } = useDraft(dispute.id, { desk, locals }, onOver);
  const files = useFiles(dispute.id, desk.files, draft.change);
  const answer = useAnswer({ dispute, draft, files });
  const changing = useChange(draft);
  const handIn = useHandIn(desk.hand_in);
  const { productType } = view.typed;
  const sections = evidenceSections(dispute.reason, productType);
  const weighty = weightyFields(dispute.reason, sections);
  const isDirty = ['unsaved', 'saving', 'failed', 'paused'].includes(view.status);
  const challenging: Challenging = {
    disputeId: dispute.id,
    typed: view.typed,
    files,
    suggestions: knownSuggestions(desk),
    disputeDay: dayOfDispute(dispute),
    isLocked: answer.isLocked,
    ...changing,
  };

  return (
    <>
      <UnsavedChanges when={isDirty || files.isUploading} text={copy.leave} onLeave={draft.discard} />
      <ChallengeNotices dispute={dispute} draft={draft} view={view} onReload={onOver} />
      <div className="split challenge">
        <div className="stack">
          <DisputeFacts dispute={dispute} />
          <ProductTypeCard value={productType} disabled={answer.isLocked} onChoose={draft.choose} />
          {sections.map((section) => (
            <SectionCard key={section.key} section={section} weighty={weighty} challenging={challenging} />
          ))}
          <TeamNotes object_kind="dispute" object_id={dispute.id} />
        </div>
        <div className="stack" data-sticky="">
          <AtDeadline dispute={dispute} typed={view.typed} handIn={handIn} />
          {productType && <StillMissing weighty={weighty} challenging={challenging} />}
          <PacketSize challenging={challenging} onPreview={draft.flush} />
          <AtStake dispute={dispute} />
        </div>
      </div>
      <ChallengeBar view={view} hasOtherTab={hasOtherTab} answer={answer} />
    </>
  );
}
