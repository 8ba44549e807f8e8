import { useQuery } from '@tanstack/react-query';
import type { Dispute } from '#contract/disputes.ts';
import type { AttachedFile } from '#contract/evidence.ts';
import { hasAnswer } from '#domain/disputes/dispute-end.ts';
import { isUnderReview } from '#domain/disputes/dispute-status.ts';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import { storedProductType } from '#domain/disputes/evidence-product-type.ts';
import { productTypeLabel } from '#domain/disputes/evidence-product-type-copy.ts';
import { type EvidenceField, evidenceSections } from '#domain/disputes/evidence-sections.ts';
import { dayWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import { deskQuery } from './challenge-queries.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import { downloadFile } from './download-file.ts';
import { sectionCopy } from './evidence-copy.ts';
import { UnsentEvidence } from './unsent-evidence.tsx';

/** What was sent, to be read and not changed. */
export function SubmittedEvidence({ dispute }: { dispute: Dispute }) {
  // Read anew: it may have ended while somebody was typing, and then the desk knows what was not sent.
  const { files = [], unsent = {} } = useQuery({ ...deskQuery(dispute.id), staleTime: 0 }).data ?? {};
  const type = storedProductType(dispute);
  const isAnswered = isUnderReview(dispute.status) || hasAnswer(dispute);
  return (
    <div className="stack">
      {isAnswered ? (
        <Notice kind="info" label={copy.submittedLabel}>
          {copy.readOnly}
        </Notice>
      ) : (
        <Notice kind="warning" label={copy.noAnswerLabel}>
          {copy.noAnswer}
        </Notice>
      )}
      <DisputeFacts dispute={dispute} />
      <UnsentEvidence dispute={dispute} unsent={unsent} />
      {isAnswered && (
        <Card label={copy.productType}>
          <Facts facts={[{ label: copy.productType, value: type ? productTypeLabel[type] : copy.none }]} />
        </Card>
      )}
      {evidenceSections(dispute.reason, isAnswered ? type : null).map(({ key, fields }) => (
        <Card key={key} title={sectionCopy[key].title}>
          <Facts facts={fields.flatMap((field) => factsOf(field, dispute, files))} />
        </Card>
      ))}
    </div>
  );
}

/** Empty texts of many lines are left out; of everything else it is said that there is none. */
function factsOf(
  { key, kind }: EvidenceField,
  { evidence, metadata }: Dispute,
  files: readonly AttachedFile[],
): readonly Fact[] {
  const value = evidence[key] ?? '';
  const label = evidenceLabel[key];
  if (value === '') return kind === 'textarea' ? [] : [{ label, value: copy.none }];
  if (kind === 'file') {
    const name = metadata[key] || files.find(({ field }) => field === key)?.filename || value;
    return [{ label, value: <FileName id={value} name={name} /> }];
  }
  const words = <span className="challenge-words">{kind === 'date' ? dayWords(value) : value}</span>;
  return [{ label, value: words, wide: kind === 'textarea' }];
}

function FileName({ id, name }: { id: string; name: string }) {
  const { show } = useSnackbar();
  const download = () =>
    downloadFile(id, name).catch(() => show({ text: copy.downloadFailed, urgent: true }));
  return (
    <Button kind="link" icon="download" onClick={() => void download()}>
      {name}
    </Button>
  );
}
