import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { ExportButton } from '#web/blocks/data-list/export-button.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import { dayFilter, onlyFilter } from '#web/blocks/data-list/usual-filters.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { zoneWords } from '#web/shared/store-format.ts';
import { Page } from '#web/ui/page.tsx';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { auditListCopy, auditCopy as copy } from './audit-copy.ts';
import { auditFilters, auditQuery, checkExport, findInLog, startExport } from './audit-queries.ts';
import { ChainCheck } from './chain-check.tsx';

const { filters: words } = copy;

const AUDIT_LIST: ListDefinition = {
  filters: [
    onlyFilter('action', words.action, copy.actions),
    onlyFilter('result', words.result, copy.results),
    dayFilter(words.day),
  ],
  sorts: ['at'],
  usualSort: { column: 'at', direction: 'desc' },
};

/** Who changed which setting or moved which money, and proof that nobody has rewritten it. */
export function AuditScreen() {
  const given = useSearch({ from: '/payments/audit' });
  const search = useMemo(() => understood(given, auditFilters), [given]);
  const address = useListAddress(search, AUDIT_LIST);
  const rows = useQuery(auditQuery(search, address));
  const hidden = useHiddenColumns('wc_payments_audit_hidden_columns', AUDIT_COLUMNS);

  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        <ExportButton
          start={(locale) => startExport(search, address, locale)}
          check={checkExport}
          question={async () => undefined}
          email={pageSettings().currentUserEmail}
        />
      }
    >
      <div className="stack">
        <ChainCheck />
        <DataList
          copy={auditListCopy}
          views="audit"
          address={address}
          filters={AUDIT_LIST.filters}
          columns={AUDIT_COLUMNS}
          hidden={hidden}
          rows={rows}
          rowKey={({ id }) => String(id)}
          density="comfortable"
          summary={{ note: zoneWords() }}
          search={{ ...copy.search, suggest: findInLog }}
        />
      </div>
    </Page>
  );
}
