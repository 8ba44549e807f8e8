import { Suspense } from 'react';
import { formatDate } from '#domain/shared/format-date.ts';
import { TasksCard } from '#web/blocks/tasks/tasks-card.tsx';
import { useNow } from '#web/shared/now.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { later } from '#web/ui/later.ts';
import { Page } from '#web/ui/page.tsx';
import { CloseDayCard } from './close-day/close-day-card.tsx';
import { homeCopy as copy } from './home-copy.ts';
import { LatestOrders } from './latest-orders.tsx';
import { needsFirstSteps } from './needs-first-steps.ts';
import { RecentCard } from './recent-card.tsx';
import { TodayTiles } from './today-tiles.tsx';
import './home.css';

/** Where a working day starts: how it goes, what waits, who bought; or the first steps for whoever has not sold yet. */
export function HomeScreen() {
  const { user, store } = pageSettings();
  const isNew = needsFirstSteps();

  return (
    <Page title={copy.greeting(user.first_name)} lead={copy.lead(store.name, formatDate(useNow(), store))}>
      <div className="stack home">
        {!isNew && <TodayTiles />}
        {isNew ? (
          <Suspense fallback={null}>
            <FirstSteps />
          </Suspense>
        ) : (
          <Day />
        )}
        <RecentCard />
      </div>
    </Page>
  );
}

/** Whoever has sold already needs no first steps. */
const FirstSteps = later(async () => (await import('./first-steps.tsx')).FirstSteps);

/** Few have anything to approve, or miss a payout: the others need not wait for it. */
const ToDecide = later(async () => (await import('#web/blocks/approvals/to-decide.tsx')).ToDecide);

const MissingPayouts = later(
  async () => (await import('#web/blocks/at-bank/missing-payouts.tsx')).MissingPayouts,
);

const Day = () => (
  <>
    <Suspense fallback={null}>
      <ToDecide />
      <MissingPayouts />
    </Suspense>
    <TasksCard saysNothingWaits />
    {may('see_payouts') && <CloseDayCard />}
    <LatestOrders />
  </>
);
