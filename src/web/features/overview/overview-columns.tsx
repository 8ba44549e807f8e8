import { hidesTasks } from '#domain/account/overview-tasks.ts';
import type { Currency } from '#domain/shared/money.ts';
import { AccountCard } from '#web/shared/account-cards/account-card.tsx';
import { MoneyCards } from '#web/shared/account-cards/account-cards.tsx';
import { ActiveLoanCard } from '#web/shared/account-cards/active-loan-card.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { AccountTools } from './account-tools.tsx';
import { ActivityCard } from './activity/activity-card.tsx';
import { FeesCard } from './fees-card.tsx';
import { FraudBanner } from './fraud-banner.tsx';
import { InboxCard } from './inbox/inbox-card.tsx';
import { TasksCard } from './tasks/tasks-card.tsx';

/** What needs doing and what happened on one side, money and account on the other. */
export function OverviewColumns({ currency }: { currency: Currency }) {
  // While the provider decides about the account, there is nothing to do, nothing to set up and no news to read.
  const isDecidedElsewhere = hidesTasks(pageSettings().accountStatus);
  return (
    <div className="split">
      <div className="stack">
        {!isDecidedElsewhere && <TasksCard />}
        {!isDecidedElsewhere && <FraudBanner />}
        <ActivityCard currency={currency} />
        {!isDecidedElsewhere && <InboxCard />}
      </div>
      <div className="stack">
        <MoneyCards selectedCurrency={currency} />
        <AccountCard />
        <FeesCard />
        {pageSettings().accountLoans.has_active_loan && <ActiveLoanCard linksToAll />}
        <AccountTools />
      </div>
    </div>
  );
}
