import type { PaymentsDocument } from '#contract/documents.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { documentsCopy as copy } from './documents-copy.ts';
import { documentAddress, useTaxDetailsThere } from './documents-queries.ts';

type DownloadButtonProps = Readonly<{
  document: PaymentsDocument;
  name: string;
  /** Tax details are missing: somebody has to be asked first. */
  onAsk: (document: PaymentsDocument) => void;
}>;

/** A link to the file, once the tax details that stand in it are known. */
export function DownloadButton({ document, name, onAsk }: DownloadButtonProps) {
  const isKnown = useTaxDetailsThere();
  const { document_id, type } = document;
  if (!isKnown && type === 'vat_invoice') {
    return (
      <Button size="small" icon="download" aria-label={name} onClick={() => onAsk(document)}>
        {copy.download}
      </Button>
    );
  }
  return (
    <LinkButton
      size="small"
      icon="download"
      href={documentAddress(document_id)}
      target="_blank"
      rel="noopener"
      aria-label={copy.newTab(name)}
      onClick={({ currentTarget }) => {
        track('documents_row_download', { document_id, document_type: type });
        currentTarget.href = documentAddress(document_id);
      }}
    >
      {copy.download}
    </LinkButton>
  );
}
