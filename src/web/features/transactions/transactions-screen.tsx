import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { later } from '#web/ui/later.ts';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AllTransactions } from './all-transactions.tsx';
import { transactionsCopy as copy } from './transactions-copy.ts';
import type { TransactionsSearch } from './transactions-search.ts';
import { currentTab, TransactionsTabs } from './transactions-tabs.tsx';

const UncapturedTab = later(async () => (await import('./uncaptured-tab.tsx')).UncapturedTab);
const BlockedTab = later(async () => (await import('./blocked-tab.tsx')).BlockedTab);

/** The first tab is drawn at once; the others come when somebody opens them. */
export function TransactionsScreen() {
  const search = useSearch({ from: '/payments/transactions' });
  const tab = currentTab(search);
  if (tab === 'transactions-page') return <AllTransactions search={search} />;
  const Tab = tab === 'uncaptured-page' ? UncapturedTab : BlockedTab;
  return (
    <Suspense fallback={<OpeningTab search={search} />}>
      <Tab search={search} />
    </Suspense>
  );
}

function OpeningTab({ search }: { search: TransactionsSearch }) {
  return (
    <Page title={copy.title} tabs={<TransactionsTabs search={search} />}>
      <Skeleton kind="rows" count={8} />
    </Page>
  );
}
