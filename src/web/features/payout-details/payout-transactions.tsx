import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Payout } from '#contract/payouts.ts';
import { TRANSACTION_SORTS } from '#domain/payments/transaction-columns.ts';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { ExportButton } from '#web/blocks/data-list/export-button.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import { dataColumns, visibleColumns } from '#web/blocks/data-list/list-column.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { transactionColumns } from '#web/blocks/transactions-table/transactions-columns.tsx';
import { accountCountry } from '#web/shared/account-country.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { payoutTransactionsCopy as copy } from './payout-details-copy.ts';
import { checkExport, startExport, transactionsOfPayout } from './payout-queries.ts';

const LIST: ListDefinition = {
  filters: [],
  sorts: TRANSACTION_SORTS,
  usualSort: { column: 'date', direction: 'desc' },
};
/** All rows belong to this payout, so nothing needs to say so. */
const OF_THE_PAYOUT: readonly string[] = ['deposit_id', 'deposit_status', 'deposit_currency'];

/** What left with this payout, as the transactions list shows it. */
export function PayoutTransactions({ payout }: { payout: Payout }) {
  const search = useSearch({ from: '/payments/payouts/details' });
  const address = useListAddress(search, LIST);
  const rows = useQuery(transactionsOfPayout(payout.id, address));
  const columns = useMemo(() => {
    const settings = pageSettings();
    return transactionColumns({
      explicit: false,
      accountCountry: accountCountry(settings),
      hasSubscriptions: settings.isSubscriptionsActive,
    }).filter(({ id }) => !OF_THE_PAYOUT.includes(id));
  }, []);
  const hidden = useHiddenColumns('wc_payments_transactions_hidden_columns', columns);
  const shown = dataColumns(visibleColumns(columns, hidden.hidden));

  return (
    <DataList
      copy={copy}
      views={undefined} // A part of this page: its columns are those of the list of transactions.
      address={address}
      filters={LIST.filters}
      columns={columns}
      hidden={hidden}
      rows={rows}
      rowKey={(row) => row.transaction_id}
      tools={
        <>
          <h2>{copy.name}</h2>
          <ExportButton
            email={pageSettings().currentUserEmail}
            question={async () => undefined}
            start={(locale) => startExport(payout.id, address, shown, locale)}
            check={checkExport}
          />
        </>
      }
    />
  );
}
