import { Suspense, useRef } from 'react';
import { hidesTasks } from '#domain/account/overview-tasks.ts';
import type { Currency } from '#domain/shared/money.ts';
import { AccountCard } from '#web/blocks/account-cards/account-card.tsx';
import { MoneyCards } from '#web/blocks/account-cards/account-cards.tsx';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { RoleNote } from '#web/shared/role-note.tsx';
import { Card } from '#web/ui/card.tsx';
import { atOnce, later } from '#web/ui/later.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActivityCard } from './activity/activity-card.tsx';
import { FraudBanner } from './fraud-banner.tsx';
import { inboxCopy } from './inbox/inbox-copy.ts';
import { useLandAtInbox } from './inbox/land-at-inbox.ts';

const ActiveLoanCard = later(
  async () => (await import('#web/blocks/account-cards/active-loan-card.tsx')).ActiveLoanCard,
);

const TasksCard = atOnce(async () => (await import('#web/blocks/tasks/tasks-card.tsx')).TasksCard);

/** Few accounts can be begun anew, and it stands last. */
const AccountTools = later(async () => (await import('./account-tools.tsx')).AccountTools);

/** What it says changes rarely, and is read rarely. */
const FeesCard = later(async () => (await import('./fees-card.tsx')).FeesCard);

const InboxCard = atOnce(async () => (await import('./inbox/inbox-card.tsx')).InboxCard);

type OverviewColumnsProps = Readonly<{ currency: Currency; providerAsks: boolean }>;

/** What needs doing and what happened on one side, money and account on the other. News come last, and stand where there is room. */
export function OverviewColumns({ currency, providerAsks }: OverviewColumnsProps) {
  // While the provider decides about the account, there is nothing to do, nothing to set up and no news to read.
  const isDecidedElsewhere = hidesTasks(pageSettings().accountStatus);
  const { testModeOnboarding, devMode } = pageSettings();
  const inbox = useRef<HTMLDivElement>(null);
  useLandAtInbox(inbox);
  return (
    <div className="split overview-columns">
      <div className="stack">
        {!isDecidedElsewhere && (
          <Suspense fallback={<Skeleton kind="rows" count={4} />}>
            <TasksCard providerAsks={providerAsks} />
          </Suspense>
        )}
        {!isDecidedElsewhere && may('change_fraud_rules') && <FraudBanner />}
        <ActivityCard currency={currency} />
      </div>
      <div className="stack overview-aside">
        {may('see_payouts') ? <MoneyCards selectedCurrency={currency} /> : <RoleNote of="see_payouts" />}
        <AccountCard />
        {may('see_payouts') && (
          <Suspense fallback={<Skeleton kind="rows" count={3} />}>
            <FeesCard />
          </Suspense>
        )}
        {pageSettings().accountLoans.has_active_loan && (
          <Suspense fallback={<Skeleton kind="rows" count={4} />}>
            <ActiveLoanCard linksToAll />
          </Suspense>
        )}
        {may('change_account') && (testModeOnboarding || devMode) && (
          <Suspense fallback={null}>
            <AccountTools />
          </Suspense>
        )}
      </div>
      {!isDecidedElsewhere && (
        <div className="stack overview-inbox">
          <div id="inbox" tabIndex={-1} ref={inbox}>
            <Suspense fallback={<InboxWaiting />}>
              <InboxCard onGone={() => inbox.current?.focus()} />
            </Suspense>
          </div>
        </div>
      )}
    </div>
  );
}

const InboxWaiting = () => (
  <Card title={inboxCopy.title}>
    <Skeleton kind="rows" count={2} />
  </Card>
);
