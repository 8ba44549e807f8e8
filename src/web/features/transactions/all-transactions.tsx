import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PageSettings } from '#contract/page-settings.ts';
import { transactionFilters } from '#contract/transaction-filters.ts';
import { TRANSACTION_SORTS } from '#domain/payments/transaction-columns.ts';
import { CurrencyChoice } from '#web/blocks/data-list/currency-choice.tsx';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import { dataColumns, visibleColumns } from '#web/blocks/data-list/list-column.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { transactionColumns } from '#web/blocks/transactions-table/transactions-columns.tsx';
import { accountCountry } from '#web/shared/account-country.ts';
import { countryName } from '#web/shared/countries.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Page } from '#web/ui/page.tsx';
import { ExportTransactions } from './export-transactions.tsx';
import { listSearch } from './search-words.ts';
import { transactionsCopy as copy, transactionsListCopy } from './transactions-copy.ts';
import {
  countriesQuery,
  filterFieldsQuery,
  summaryQuery,
  transactionsQuery,
} from './transactions-queries.ts';
import { type TransactionsSearch, understoodSearch } from './transactions-search.ts';
import { summaryLine } from './transactions-summary.tsx';
import { TransactionsTabs } from './transactions-tabs.tsx';

const PREFERENCE = 'wc_payments_transactions_hidden_columns';
/** More columns than this need more room than a page usually has. */
const USUAL_COLUMNS_MAX = 10;

/** Known before the filters are here: whether the list is narrowed does not wait for what its filters are called. */
const NARROWING = Object.keys(transactionFilters).filter(
  (name) => !/^(match|search|user_timezone)$/.test(name),
);

/** Every movement of money, to filter, search, sort and export. */
export function AllTransactions({ search: given }: { search: TransactionsSearch }) {
  const settings = pageSettings();
  const search = useMemo(() => understoodSearch(given), [given]);
  const summary = useQuery(summaryQuery(search));
  const storeCurrencies = summary.data?.store_currencies ?? [];

  const definition = useDefinition(search, settings, summary);
  const address = useListAddress(search, definition);
  const rows = useQuery(transactionsQuery(search, address));

  const columns = useMemo(
    () =>
      transactionColumns({
        explicit: storeCurrencies.length > 1 && !search.store_currency_is,
        accountCountry: accountCountry(settings),
        hasSubscriptions: settings.isSubscriptionsActive,
      }),
    [settings, storeCurrencies.length, search.store_currency_is],
  );
  const hidden = useHiddenColumns(PREFERENCE, columns);
  const shown = dataColumns(visibleColumns(columns, hidden.hidden));

  return (
    <Page
      title={copy.title}
      width={shown.length > USUAL_COLUMNS_MAX ? 'wide' : undefined}
      actions={<ExportTransactions search={search} address={address} columns={shown} />}
      tabs={<TransactionsTabs search={given} />}
    >
      <DataList
        copy={transactionsListCopy}
        views="transactions"
        address={address}
        filters={definition.areFiltersHere ? definition.filters : undefined}
        columns={columns}
        hidden={hidden}
        rows={rows}
        rowKey={(row) => row.transaction_id}
        summary={summaryLine(summary.data, search.store_currency_is)}
        summaryRead={summary}
        search={listSearch(settings)}
        tools={
          <CurrencyChoice
            currencies={storeCurrencies}
            value={search.store_currency_is?.toLowerCase()}
            onChange={(currency) => address.set('store_currency_is', currency)}
          />
        }
      />
    </Page>
  );
}

type Choices = Readonly<{ sources: readonly string[]; customer_currencies: readonly string[] }>;

/** Sources and currencies come with the summary; they cover all rows, so they change rarely. */
function useDefinition(
  search: TransactionsSearch,
  settings: PageSettings,
  { data: choices, isFetched }: Readonly<{ data?: Choices; isFetched: boolean }>,
): ListDefinition & Readonly<{ areFiltersHere: boolean }> {
  // To name them all takes a slow machine a quarter of a second, in which it could draw the rows.
  const { data: countries } = useQuery({ ...countriesQuery, enabled: isFetched });
  const { data: filterFields } = useQuery(filterFieldsQuery);
  return useMemo(
    () => ({
      areFiltersHere: filterFields !== undefined,
      filters:
        filterFields?.(
          {
            sources: choices?.sources ?? [],
            customerCurrencies: choices?.customer_currencies ?? [],
            countries:
              countries ?? [search.customer_country_is, search.customer_country_is_not].flatMap(named),
            loans: settings.accountLoans.loans,
            accountCountry: accountCountry(settings),
          },
          search,
        ) ?? [],
      sorts: TRANSACTION_SORTS,
      usualSort: { column: 'date', direction: 'desc' },
      otherFilters: NARROWING,
    }),
    [search, settings, choices?.sources, choices?.customer_currencies, countries, filterFields],
  );
}

/** Until the list of all countries is here, those the address names are called by their names. */
const named = (code: string | undefined) => (code ? [{ code, name: countryName(code) }] : []);
