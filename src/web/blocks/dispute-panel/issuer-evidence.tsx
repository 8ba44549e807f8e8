import { useQuery } from '@tanstack/react-query';
import type { Dispute } from '#contract/disputes.ts';
import { fileId, getFileContent, getFileDetails } from '#contract/files.ts';
import type { FileId } from '#domain/shared/ids.ts';
import { labelOf } from '#domain/shared/word.ts';
import { call } from '#web/api/client.ts';
import { readQuery } from '#web/api/query-client.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';
import { saveBase64 } from './save-base64.ts';

/** What the customer's bank put on the table: its words, and its files to download. */
export function IssuerEvidence({ dispute }: { dispute: Dispute }) {
  const pieces = dispute.issuer_evidence ?? [];
  if (
    !may('answer_disputes') ||
    pieces.length === 0 ||
    !pageSettings().featureFlags.isDisputeIssuerEvidenceEnabled
  )
    return null;
  return (
    <div className="stack" data-gap="small">
      <h3>{copy.issuerTitle}</h3>
      {pieces.map(({ evidence_type, text_evidence, file_evidence }) => (
        <div key={evidence_type} className="stack" data-gap="small">
          <div>
            <p className="strong">{labelOf(copy.issuerKinds, evidence_type)}</p>
            {text_evidence && (
              <p className="muted">
                <bdi>{text_evidence}</bdi>
              </p>
            )}
          </div>
          <ul className="row">
            {file_evidence.filter(isFileId).map((id, position) => (
              <li key={id}>
                <IssuerFile id={id} fallback={copy.issuerFile(position + 1)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const isFileId = (id: string): id is FileId => fileId.safeParse(id).success;

/** A file whose name cannot be read says so, and is offered all the same, under its number. */
function IssuerFile({ id, fallback }: { id: FileId; fallback: string }) {
  const { data, isError } = useQuery(readQuery(getFileDetails, { id }));
  const { show } = useSnackbar();
  const name = data?.filename ?? fallback;
  const download = async () => {
    try {
      const { content_type, file_content } = await call(getFileContent, { id });
      saveBase64(file_content, content_type, name);
    } catch {
      show({ text: copy.downloadFailed, urgent: true });
    }
  };
  return (
    <>
      <Button size="small" icon="download" onClick={download}>
        {name}
      </Button>
      {isError && <p className="muted">{copy.fileFailed}</p>}
    </>
  );
}
