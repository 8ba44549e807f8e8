import { useSearch } from '@tanstack/react-router';
import { AccountCard } from '#web/shared/account-cards/account-card.tsx';
import { MoneyCards } from '#web/shared/account-cards/account-cards.tsx';
import { Page } from '#web/ui/page.tsx';
import { overviewCopy as copy } from './overview-copy.ts';

/** Where the money stands: what is there, when it leaves, and how the account is. */
export function OverviewScreen() {
  const { selected_currency } = useSearch({ from: '/payments/overview' });
  return (
    <Page title={copy.title}>
      <div className="split">
        <div className="stack">
          <MoneyCards selectedCurrency={selected_currency} />
        </div>
        <div className="stack">
          <AccountCard />
        </div>
      </div>
    </Page>
  );
}
