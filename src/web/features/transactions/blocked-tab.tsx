import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import { dataColumns, visibleColumns } from '#web/blocks/data-list/list-column.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { Page } from '#web/ui/page.tsx';
import { blockedColumns } from './blocked-columns.tsx';
import { blockedListCopy, blockedCopy as copy } from './blocked-copy.ts';
import { blockedQuery, blockedSummaryQuery, findBlocked } from './blocked-queries.ts';
import { ExportBlocked } from './export-blocked.tsx';
import { totalsLine } from './tab-totals.tsx';
import { transactionsCopy } from './transactions-copy.ts';
import type { TransactionsSearch } from './transactions-search.ts';
import { TransactionsTabs } from './transactions-tabs.tsx';

const PREFERENCE = 'wc_payments_transactions_blocked_hidden_columns';
const DEFINITION: ListDefinition = {
  filters: [],
  sorts: ['created', 'amount'],
  usualSort: { column: 'created', direction: 'desc' },
};
const SEARCH = { ...copy.search, suggest: findBlocked };

/** Payments that the store's rules blocked, and those they hold until somebody has looked at them. */
export function BlockedTab({ search: given }: { search: TransactionsSearch }) {
  const { tab, paged, per_page, orderby, order, search } = given;
  const own = useMemo(
    () => ({ tab, paged, per_page, orderby, order, search }),
    [tab, paged, per_page, orderby, order, search],
  );
  const address = useListAddress(own, DEFINITION);
  const rows = useQuery(blockedQuery(address));
  const summary = useQuery(blockedSummaryQuery(address));
  const explicit = (summary.data?.currencies.length ?? 0) > 1;
  const columns = useMemo(() => blockedColumns(explicit), [explicit]);
  const hidden = useHiddenColumns(PREFERENCE, columns);

  const shown = dataColumns(visibleColumns(columns, hidden.hidden));
  return (
    <Page
      title={transactionsCopy.title}
      actions={<ExportBlocked address={address} columns={shown} />}
      tabs={<TransactionsTabs search={given} />}
    >
      <DataList
        copy={blockedListCopy}
        views="blocked"
        address={address}
        filters={DEFINITION.filters}
        columns={columns}
        hidden={hidden}
        rows={rows}
        rowKey={(row) => String(row.order_id)}
        summary={totalsLine(summary.data?.totals)}
        summaryRead={summary}
        search={SEARCH}
      />
    </Page>
  );
}
