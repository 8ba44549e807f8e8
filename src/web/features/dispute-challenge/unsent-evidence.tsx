import type { Dispute } from '#contract/disputes.ts';
import type { EvidenceDesk } from '#contract/evidence.ts';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import type { Evidence } from '#domain/disputes/evidence-limits.ts';
import { evidenceSections } from '#domain/disputes/evidence-sections.ts';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import { readLocally } from './local-draft.ts';

type Props = Readonly<{ dispute: Dispute; unsent: EvidenceDesk['unsent'] }>;

/** The bank decided, or time ran out, while somebody was still typing: their words are not thrown away. */
export function UnsentEvidence({ dispute, unsent }: Props) {
  const words = wordsOf(dispute, unsent);
  if (words.length === 0) return null;
  return (
    <Notice kind="warning" title={copy.unsentTitle}>
      <p>{copy.unsentText}</p>
      <Facts facts={words} />
    </Notice>
  );
}

function wordsOf({ id, reason, evidence }: Dispute, unsent: Evidence): readonly Fact[] {
  // What this browser kept and could not save is newer than what the desk has.
  const drafts = readLocally(id).map(({ typed }) => typed.evidence);
  const typed: Evidence = Object.assign({}, unsent, ...drafts);
  return evidenceSections(reason, 'multiple').flatMap(({ fields }) =>
    fields.flatMap(({ key, kind }) => {
      const text = typed[key] ?? '';
      const isNew = kind !== 'file' && text !== '' && text !== (evidence[key] ?? '');
      return isNew
        ? [{ label: evidenceLabel[key], value: <span className="challenge-words">{text}</span>, wide: true }]
        : [];
    }),
  );
}
