import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type DragEvent, Suspense, useMemo, useState } from 'react';
import { bankFilters } from '#contract/bank-filters.ts';
import { BANK_LINE_STATUSES } from '#domain/bank/bank-line.ts';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import { choiceFilter, dayFilter, onlyFilter } from '#web/blocks/data-list/usual-filters.ts';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { later } from '#web/ui/later.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { AccountsCard } from './accounts-card.tsx';
import { LINE_COLUMNS } from './bank-columns.tsx';
import { bankLinesCopy, bankCopy as copy, STATUS_WORDS } from './bank-copy.ts';
import { accountsQuery, LINE_SORTS, linesQuery } from './bank-queries.ts';
import { FilesCard } from './files-card.tsx';

/** Only who imports needs it. */
const ImportDialog = later(async () => (await import('./import/import-dialog.tsx')).ImportDialog);

const PREFERENCE = 'wc_payments_bank_hidden_columns';
const { filters: labels } = copy;

const listOf = (accounts: Readonly<Record<string, string>>): ListDefinition => ({
  filters: [
    dayFilter(labels.date),
    onlyFilter('account', labels.account, accounts),
    choiceFilter({ id: 'status', label: labels.status, values: BANK_LINE_STATUSES, words: STATUS_WORDS }),
  ],
  sorts: LINE_SORTS,
  usualSort: { column: 'booked_on', direction: 'desc' },
});

/** What the bank says arrived and left. Statements are imported by the button, or dropped anywhere on the page. */
export function BankScreen() {
  const given = useSearch({ from: '/payments/bank' });
  const search = useMemo(() => understood(given, bankFilters), [given]);
  const accounts = useQuery(accountsQuery());
  const list = useMemo(
    () => listOf(Object.fromEntries((accounts.data?.data ?? []).map(({ id, name }) => [id, name]))),
    [accounts.data],
  );
  const address = useListAddress(search, list);
  const rows = useQuery(linesQuery(search, address));
  const hidden = useHiddenColumns(PREFERENCE, LINE_COLUMNS);
  const [chosen, setChosen] = useState<readonly File[]>();
  const mayImport = may('export');

  const drop = (event: DragEvent) => {
    if (!mayImport || chosen || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setChosen([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same by keyboard.
    <div onDragOver={(event) => mayImport && event.preventDefault()} onDrop={drop}>
      <Page
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <LinkButton href={paths.bankMatching()}>{copy.toMatch}</LinkButton>
            {mayImport && (
              <Button kind="primary" icon="upload" onClick={() => setChosen([])}>
                {copy.importStatements}
              </Button>
            )}
          </>
        }
      >
        <div className="stack">
          <AccountsCard />
          <DataList
            copy={bankLinesCopy}
            views="bank"
            address={address}
            filters={list.filters}
            columns={LINE_COLUMNS}
            hidden={hidden}
            rows={rows}
            rowKey={({ id }) => String(id)}
            search={{ ...copy.search, suggest: async () => [] }}
          />
          <FilesCard />
        </div>
        {chosen && (
          <Suspense>
            <ImportDialog chosen={chosen} onClose={() => setChosen(undefined)} />
          </Suspense>
        )}
      </Page>
    </div>
  );
}
