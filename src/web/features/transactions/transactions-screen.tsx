import { useSearch } from '@tanstack/react-router';
import { Page } from '#web/ui/page.tsx';
import { AllTransactions } from './all-transactions.tsx';
import { LaterTab } from './later-tab.tsx';
import { transactionsCopy as copy } from './transactions-copy.ts';
import { currentTab, TransactionsTabs } from './transactions-tabs.tsx';

export function TransactionsScreen() {
  const search = useSearch({ from: '/payments/transactions' });
  const tab = currentTab(search);
  if (tab === 'transactions-page') return <AllTransactions search={search} />;
  return (
    <Page title={copy.title} tabs={<TransactionsTabs search={search} />}>
      <LaterTab tab={tab} />
    </Page>
  );
}
