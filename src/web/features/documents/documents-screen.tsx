import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { documentFilters } from '#contract/documents.ts';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { documentColumns } from './documents-columns.tsx';
import { documentsCopy as copy, documentsListCopy } from './documents-copy.ts';
import { DOCUMENTS_LIST } from './documents-filters.ts';
import { documentAddress, documentsQuery, useTaxDetailsThere } from './documents-queries.ts';
import { openHere } from './open-here.ts';
import { askedDocument, useAutomaticDownload } from './use-automatic-download.ts';
import { VatDialog } from './vat-dialog.tsx';

const PREFERENCE = 'wc_payments_documents_hidden_columns';

/** Papers of the provider. A tax invoice carries tax details, so they are asked for before the first one. */
export function DocumentsScreen() {
  const given = useSearch({ from: '/payments/documents' });
  const search = useMemo(() => understood(given, documentFilters), [given]);
  const address = useListAddress(search, DOCUMENTS_LIST);
  const rows = useQuery(documentsQuery(search, address));
  const isKnown = useTaxDetailsThere();
  const [waiting, setWaiting] = useState<string>();
  const columns = useMemo(() => documentColumns(({ document_id }) => setWaiting(document_id)), []);
  const hidden = useHiddenColumns(PREFERENCE, columns);

  const [isMissing, setIsMissing] = useState(false);
  const start = useCallback(
    (id: string) => {
      if (isKnown) void openWhereThere(id, () => setIsMissing(true));
      else setWaiting(id);
    },
    [isKnown],
  );
  useAutomaticDownload(search, start);

  return (
    <Page
      title={copy.title}
      actions={
        <LinkButton icon="book" href={paths.books()}>
          {copy.statements}
        </LinkButton>
      }
      notices={
        (isMissing || askedDocument(search) === 'unknown type') && (
          <Notice kind="error" title={isMissing ? copy.unknownDocument : copy.unknownType} announce>
            {copy.notDownloaded}
          </Notice>
        )
      }
    >
      <DataList
        copy={documentsListCopy}
        views="documents"
        address={address}
        filters={DOCUMENTS_LIST.filters}
        columns={columns}
        hidden={hidden}
        rows={rows}
        rowKey={(row) => row.document_id}
        density="comfortable"
      />
      {waiting !== undefined && (
        <VatDialog
          onClose={() => setWaiting(undefined)}
          onSaved={() => {
            setWaiting(undefined);
            void openWhereThere(waiting, () => setIsMissing(true));
          }}
        />
      )}
    </Page>
  );
}

/** An address somebody kept may name a document that is not there: that is said here, and the page stays. */
async function openWhereThere(id: string, onMissing: () => void): Promise<void> {
  const address = documentAddress(id);
  const isThere = await fetch(address).then(
    ({ ok, status }) => ok || status >= 500,
    () => true, // What the network says, the browser says of the download.
  );
  if (isThere) openHere(address);
  else onMissing();
}
