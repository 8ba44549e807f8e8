import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AUTHORIZATION_SORTS } from '#contract/authorizations.ts';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { type ListAddress, useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { VERB_OF_KIND } from '#web/blocks/payment-actions/money-action.ts';
import { usePaymentEnds } from '#web/blocks/payment-actions/payment-ends.ts';
import { useNow } from '#web/shared/now.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import type { Sort } from '#web/ui/table/column.ts';
import { useSettled } from './staying-rows.ts';
import { totalsLine } from './tab-totals.tsx';
import { transactionsCopy } from './transactions-copy.ts';
import type { TransactionsSearch } from './transactions-search.ts';
import { TransactionsTabs } from './transactions-tabs.tsx';
import { uncapturedColumns } from './uncaptured-columns.tsx';
import { uncapturedCopy as copy } from './uncaptured-copy.ts';
import { UncapturedList } from './uncaptured-list.tsx';
import { authorizationsQuery, authorizationsSummaryQuery } from './uncaptured-queries.ts';

const PREFERENCE = 'wc_payments_transactions_uncaptured_hidden_columns';
const DEFINITION: ListDefinition = {
  filters: [],
  sorts: AUTHORIZATION_SORTS,
  usualSort: { column: 'created', direction: 'asc' },
};

const DEADLINE: Sort = { column: 'capture_by', direction: 'asc' };

/** Payments that are authorized and wait to be captured or cancelled. */
export function UncapturedTab({ search }: { search: TransactionsSearch }) {
  const { tab, paged, per_page, orderby, order } = search;
  const own = useMemo(
    () => ({ tab, paged, per_page, orderby, order }),
    [tab, paged, per_page, orderby, order],
  );
  const address = useListAddress(own, DEFINITION);
  const rows = useQuery(authorizationsQuery(address));
  const summary = useQuery(authorizationsSummaryQuery());
  usePaymentEnds(({ kind }) => VERB_OF_KIND[kind] === 'capture' || VERB_OF_KIND[kind] === 'cancel');
  const now = useNow();
  const explicit = (summary.data?.all_currencies.length ?? 0) > 1;
  const settled = useSettled();
  const columns = uncapturedColumns({ explicit, now, settled });
  const hidden = useHiddenColumns(PREFERENCE, columns);

  return (
    <Page title={transactionsCopy.title} tabs={<TransactionsTabs search={search} />}>
      <HoldsEnding count={summary.data?.ending ?? 0} address={address} />
      <UncapturedList
        settled={settled}
        address={address}
        columns={columns}
        hidden={hidden}
        rows={rows}
        summary={totalsLine(summary.data?.totals)}
        summaryRead={summary}
      />
    </Page>
  );
}

/** The list stays in its order; what cannot wait is said above it, one press away. */
function HoldsEnding({ count, address }: { count: number; address: ListAddress }) {
  if (count === 0) return null;
  return (
    <div className="page-notices">
      <Notice
        kind="warning"
        size="small"
        label={copy.ending(count)}
        actions={
          address.sort.column === DEADLINE.column ? undefined : (
            <Button size="small" onClick={() => address.setSort(DEADLINE)}>
              {copy.byDeadline}
            </Button>
          )
        }
      >
        {copy.ending(count)}
      </Notice>
    </div>
  );
}
