import { useQuery } from '@tanstack/react-query';
import { listLoans } from '#contract/loans.ts';
import { readQuery } from '#web/api/query-client.ts';
import { ActiveLoanCard } from '#web/blocks/account-cards/active-loan-card.tsx';
import { AtTheProvider } from '#web/blocks/at-the-provider/at-the-provider.tsx';
import { atTheProviderCopy } from '#web/blocks/at-the-provider/at-the-provider-copy.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { LOAN_COLUMNS } from './loans-columns.tsx';
import { loansCopy as copy } from './loans-copy.ts';

/** The loan that runs now, then every loan there was. */
export function LoansScreen() {
  const loans = useQuery(readQuery(listLoans, {}));
  return (
    <Page title={copy.title}>
      <div className="stack">
        {pageSettings().provider === 'stripe' && <AtTheProvider text={atTheProviderCopy.loans} page="home" />}
        <ActiveLoanCard />
        <DataTable
          label={copy.table}
          head={
            <div className="card-head">
              <h2 className="card-title">{copy.table}</h2>
            </div>
          }
          columns={LOAN_COLUMNS}
          rows={loans.data?.data ?? []}
          rowKey={({ stripe_loan_id }) => stripe_loan_id}
          loading={loans.isPending}
          waitingRows={2}
          refreshing={loans.isFetching && !loans.isPending}
          failed={
            loans.isError && (
              <ErrorNotice title={copy.failed} retrying={loans.isFetching} onRetry={() => loans.refetch()}>
                {failureWords(loans.error)}
              </ErrorNotice>
            )
          }
          empty={
            <EmptyState icon="loan" title={copy.empty}>
              {copy.emptyText}
            </EmptyState>
          }
        />
      </div>
    </Page>
  );
}
