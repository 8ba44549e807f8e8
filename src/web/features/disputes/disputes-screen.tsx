import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { disputeFilters } from '#contract/dispute-filters.ts';
import { CurrencyChoice } from '#web/blocks/data-list/currency-choice.tsx';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { type ListAddress, useListAddress } from '#web/blocks/data-list/list-address.ts';
import { dataColumns, visibleColumns } from '#web/blocks/data-list/list-column.ts';
import { suggestCustomers } from '#web/blocks/data-list/suggest-customers.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Page } from '#web/ui/page.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { disputeColumns } from './disputes-columns.tsx';
import { awaitingListCopy, disputesCopy as copy, disputesListCopy } from './disputes-copy.ts';
import { AWAITING_LIST, DISPUTES_LIST } from './disputes-filters.ts';
import { disputesQuery, summaryQuery } from './disputes-queries.ts';
import { type DisputesSearch, isAwaiting } from './disputes-search.ts';
import { summaryLine } from './disputes-summary.tsx';
import { ExportDisputes } from './export-disputes.tsx';

const PREFERENCE = 'wc_payments_disputes_hidden_columns';
/** More columns than this need more room than a page usually has. */
const USUAL_COLUMNS_MAX = 9;

/** What customers' banks ask about or took back, and until when they take an answer. */
export function DisputesScreen() {
  const given = useSearch({ from: '/payments/disputes' });
  const search = useMemo(() => understood(given, disputeFilters), [given]);
  const address = useAddress(search);
  const rows = useQuery(disputesQuery(search, address));
  const summary = useQuery(summaryQuery(search));
  const currencies = summary.data?.currencies ?? [];

  const columns = useColumns(currencies.length > 1 && !search.store_currency_is);
  const hidden = useHiddenColumns(PREFERENCE, columns);
  const shown = dataColumns(visibleColumns(columns, hidden.hidden));

  return (
    <Page
      title={copy.title}
      width={shown.length > USUAL_COLUMNS_MAX ? 'wide' : undefined}
      actions={<ExportDisputes search={search} address={address} columns={shown} />}
    >
      <DataList
        copy={isAwaiting(search) ? awaitingListCopy : disputesListCopy}
        views="disputes"
        address={address}
        filters={DISPUTES_LIST.filters}
        columns={columns}
        hidden={hidden}
        rows={rows}
        rowKey={({ dispute_id }) => dispute_id}
        summary={summaryLine(summary.data, isAwaiting(search))}
        summaryRead={summary}
        search={{ ...copy.search, suggest: suggestCustomers }}
        tools={
          <>
            <Shown awaiting={isAwaiting(search)} />
            <CurrencyChoice
              currencies={currencies}
              value={search.store_currency_is?.toLowerCase()}
              onChange={(currency) => address.set('store_currency_is', currency)}
            />
          </>
        }
      />
    </Page>
  );
}

/**
 * Filters narrow whatever is shown, so opening them leaves "Awaiting response" alone. The word of the address that opens
 * them would take its place; then they stand open on this page only.
 */
function useAddress(search: DisputesSearch): ListAddress {
  const awaiting = isAwaiting(search);
  const [areOpenHere, openHere] = useState(false);
  const address = useListAddress(search, awaiting ? AWAITING_LIST : DISPUTES_LIST);
  return {
    ...address,
    areFiltersOpen: address.areFiltersOpen || areOpenHere,
    openFilters: (open) => {
      openHere(open);
      if (!awaiting) address.openFilters(open);
    },
  };
}

function useColumns(explicit: boolean) {
  const { accountStatus, store } = pageSettings();
  const accountCountry = accountStatus.error ? store.country : accountStatus.country;
  return useMemo(() => disputeColumns({ explicit, accountCountry }), [explicit, accountCountry]);
}

/** What awaits a response, or everything. Whatever was chosen starts again at the first page. */
function Shown({ awaiting }: { awaiting: boolean }) {
  const navigate = useNavigate();
  return (
    <Segmented
      label={copy.show}
      value={awaiting ? 'awaiting_response' : 'all'}
      options={[
        { value: 'awaiting_response', label: copy.awaiting },
        { value: 'all', label: copy.all },
      ]}
      onChange={(filter) =>
        navigate({
          to: '.',
          search: (before: object) => ({ ...before, filter, paged: undefined }),
          resetScroll: false,
        })
      }
    />
  );
}
