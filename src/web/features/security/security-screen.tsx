import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import { dayFilter, onlyFilter } from '#web/blocks/data-list/usual-filters.ts';
import { useDocumentTitle } from '#web/shared/document-title.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { zoneWords } from '#web/shared/store-format.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { SECURITY_COLUMNS } from './security-columns.tsx';
import { securityCopy as copy, securityListCopy } from './security-copy.ts';
import { securityFilters, securityQuery } from './security-queries.ts';

const { filters: words } = copy;

const SECURITY_LIST: ListDefinition = {
  filters: [
    onlyFilter('action', words.action, copy.actions),
    onlyFilter('result', words.result, copy.results),
    dayFilter(words.day),
  ],
  sorts: ['at'],
  usualSort: { column: 'at', direction: 'desc' },
};

/** Who came in, with what, and what left: of everybody for whoever runs the store, and one's own for everybody else. */
export function SecurityScreen() {
  const given = useSearch({ from: '/payments/security' });
  const search = useMemo(() => understood(given, securityFilters), [given]);
  const address = useListAddress(search, SECURITY_LIST);
  const rows = useQuery(securityQuery(search, address));
  const hidden = useHiddenColumns('wc_payments_security_hidden_columns', SECURITY_COLUMNS);
  const runsStore = may('read_audit');
  // The frame names every page of somebody who may not run the store after that; this one is theirs.
  useDocumentTitle(runsStore ? undefined : copy.title);

  return (
    <Page
      title={copy.title}
      lead={runsStore ? copy.leadAll : copy.leadOwn}
      actions={runsStore && <LinkButton href={paths.user(pageSettings().user.id)}>{copy.profile}</LinkButton>}
    >
      <DataList
        copy={securityListCopy}
        views="security"
        address={address}
        filters={SECURITY_LIST.filters}
        columns={SECURITY_COLUMNS}
        hidden={hidden}
        rows={rows}
        rowKey={({ id }) => String(id)}
        density="comfortable"
        summary={{ note: zoneWords() }}
      />
    </Page>
  );
}
