import type { Dispute } from '#contract/disputes.ts';
import { isEvidenceKey } from '#domain/disputes/evidence-fields.ts';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import { useNow } from '#web/shared/now.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import type { Draft, DraftView } from './draft.ts';

type Props = Readonly<{
  dispute: Dispute;
  draft: Draft;
  view: DraftView;
  onReload: () => void;
}>;

/** What somebody has to know before they go on: nothing of it closes by itself. */
export function ChallengeNotices({ dispute, draft, view, onReload }: Props) {
  const isOver = useNow() > dispute.evidence_details.due_by;
  const notices = [
    view.conflicts.length > 0 && <Conflicts key="conflicts" draft={draft} view={view} />,
    view.masked && (
      <Notice key="masked" kind="warning" size="small" announce label={copy.masked}>
        {copy.maskedText}
      </Notice>
    ),
    view.recovered && <Recovered key="recovered" onDiscard={draft.discardRecovered} />,
    isOver && (
      <Notice
        key="over"
        kind="warning"
        title={copy.deadlineOver}
        announce
        actions={<Button onClick={onReload}>{copy.reload}</Button>}
      >
        {copy.deadlineOverText(dispute.evidence_details.has_evidence)}
      </Notice>
    ),
  ].filter(Boolean);
  return notices.length > 0 && <div className="page-notices stack">{notices}</div>;
}

const Recovered = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice
    kind="info"
    title={copy.recovered}
    announce
    actions={
      <Button kind="link" onClick={onDiscard}>
        {copy.recoveredDiscard}
      </Button>
    }
  >
    {copy.recoveredText}
  </Notice>
);

const labelOf = (key: string): string => (isEvidenceKey(key) ? evidenceLabel[key] : key);

function Conflicts({ draft, view }: Pick<Props, 'draft' | 'view'>) {
  return (
    <Notice kind="warning" title={copy.conflict} announce>
      <p>{copy.conflictText}</p>
      <ul className="challenge-conflicts">
        {view.conflicts.map(({ key, theirs }) => (
          <li key={key}>
            <p className="strong">{copy.conflictField(labelOf(key))}</p>
            <blockquote>{theirs === '' ? copy.conflictEmpty : theirs}</blockquote>
            <div className="actions">
              <Button size="small" onClick={() => draft.decide(key, 'mine')}>
                {copy.keepMine(labelOf(key))}
              </Button>
              <Button size="small" onClick={() => draft.decide(key, 'theirs')}>
                {copy.takeTheirs(labelOf(key))}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
