import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { payoutFilters } from '#contract/payout-filters.ts';
import { WaitingApprovals } from '#web/blocks/approvals/waiting-approvals.tsx';
import { useAtBank } from '#web/blocks/at-bank/at-bank-queries.ts';
import { CurrencyChoice } from '#web/blocks/data-list/currency-choice.tsx';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import { dataColumns, visibleColumns } from '#web/blocks/data-list/list-column.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Page } from '#web/ui/page.tsx';
import { ExportPayouts } from './export-payouts.tsx';
import { PayoutNotices } from './payout-notices.tsx';
import { PayoutTiles } from './payout-tiles.tsx';
import { payoutColumns } from './payouts-columns.tsx';
import { payoutsCopy as copy, payoutsListCopy } from './payouts-copy.ts';
import { payoutsList } from './payouts-filters.ts';
import { type PayoutsSearch, payoutsQuery, summaryQuery } from './payouts-queries.ts';
import { summaryLine } from './payouts-summary.tsx';
import { ShowChoice } from './show-choice.tsx';

const PREFERENCE = 'wc_payments_payouts_hidden_columns';

/** Everything that left for the bank, and what came back. */
export function PayoutsScreen() {
  const given = useSearch({ from: '/payments/payouts' });
  const search = useMemo(() => understood(given, payoutFilters), [given]);
  const summary = useQuery(summaryQuery(search));
  const list = usePayoutsList(search, summary.data?.sources);
  const address = useListAddress(search, list);
  const rows = useQuery(payoutsQuery(search, address));

  const currencies = summary.data?.store_currencies ?? [];
  const currency = search.store_currency_is?.toLowerCase();
  const explicit = currencies.length > 1 && !currency;
  const atBank = useAtBank(rows.data?.data.map(({ id }) => id) ?? []);
  const columns = useMemo(() => payoutColumns(explicit, atBank), [explicit, atBank]);
  const hidden = useHiddenColumns(PREFERENCE, columns);
  const shown = dataColumns(visibleColumns(columns, hidden.hidden));

  return (
    <Page
      title={copy.title}
      notices={
        <>
          <PayoutNotices />
          <WaitingApprovals subject="payouts" />
        </>
      }
      actions={<ExportPayouts search={search} address={address} columns={shown} />}
    >
      <div className="stack">
        <PayoutTiles
          currency={currency ?? pageSettings().accountDefaultCurrency.toLowerCase()}
          explicit={explicit}
        />
        <DataList
          copy={payoutsListCopy}
          views="payouts"
          address={address}
          filters={list.filters}
          columns={columns}
          hidden={hidden}
          rows={rows}
          rowKey={(row) => row.id}
          summary={summaryLine(summary.data)}
          summaryRead={summary}
          title={
            <div className="card-head list-name">
              <h2 className="card-title">{payoutsListCopy.name}</h2>
            </div>
          }
          tools={
            <>
              <CurrencyChoice
                currencies={currencies}
                value={currency}
                onChange={(code) => address.set('store_currency_is', code)}
              />
              <ShowChoice address={address} />
            </>
          }
        />
      </div>
    </Page>
  );
}

/** The ways somebody paid by come with the summary; one that the address names is offered whether it is among them or not. */
function usePayoutsList({ source_is, source_is_not }: PayoutsSearch, paidBy: readonly string[] | undefined) {
  return useMemo(() => {
    const named = [source_is, source_is_not].flatMap((source) => source ?? []);
    return payoutsList([...new Set([...(paidBy ?? []), ...named])]);
  }, [source_is, source_is_not, paidBy]);
}
