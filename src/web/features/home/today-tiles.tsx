import { useQuery } from '@tanstack/react-query';
import { activityPeriod } from '#domain/account/activity-period.ts';
import { currency as asCurrency } from '#domain/shared/money.ts';
import { nextPayoutCopy } from '#web/blocks/account-cards/account-cards-copy.ts';
import { chosenOverview, currencyOverviews } from '#web/blocks/account-cards/currency-overviews.ts';
import { nextPayout } from '#web/blocks/account-cards/next-payout.ts';
import { forecastQuery, overviewsQuery } from '#web/blocks/account-cards/overviews-queries.ts';
import { reportHref } from '#web/blocks/activity/activity-links.ts';
import { activityQuery } from '#web/blocks/activity/activity-query.ts';
import { FailedReads } from '#web/blocks/tasks/failed-reads.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { useNow } from '#web/shared/now.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { Stats } from '#web/ui/stats.tsx';
import { todayCopy as copy } from './home-copy.ts';
import { PROCESSING_ORDERS, processingOrdersQuery } from './home-queries.ts';
import { tileOf } from './tile-of.tsx';

/** The day in four figures, in the account's own currency, because a sum never mixes two. */
export function TodayTiles() {
  const { store, accountDefaultCurrency } = pageSettings();
  const currency = asCurrency(accountDefaultCurrency.toLowerCase());
  const today = activityPeriod('today', { now: useNow(), zone: store.timezone, created: '' });
  const activity = useQuery(activityQuery(today, currency));
  const processing = useQuery(processingOrdersQuery());
  const overviews = useQuery(overviewsQuery());
  const forecast = useQuery(forecastQuery());
  const all = overviews.data && currencyOverviews(overviews.data);
  const money = (amount: number) => (
    <MoneyText amount={amount} currency={currency} explicit={all !== undefined && all.length > 1} />
  );

  return (
    <section className="stack" aria-label={copy.title}>
      <FailedReads title={copy.failed} reads={[activity, processing, overviews, forecast]} />
      <Stats
        stats={[
          tileOf(
            { id: 'sold', label: copy.sold, href: reportHref(today, currency, 'charges') },
            activity,
            ({ charges, counts }) => ({
              figure: money(charges),
              note: copy.payments(counts.charges, countWords(counts.charges)),
            }),
          ),
          tileOf(
            { id: 'orders', label: copy.orders, href: paths.orders(PROCESSING_ORDERS) },
            processing,
            ({ total_count }) => ({ figure: countWords(total_count), note: copy.ordersNote }),
          ),
          ...(may('see_payouts')
            ? [
                tileOf({ id: 'balance', label: copy.balance, href: paths.overview() }, overviews, (data) => {
                  const shown = chosenOverview(currencyOverviews(data), currency);
                  const { available, pending } = shown ?? { available: 0, pending: 0 };
                  return {
                    figure: money(available + pending),
                    note: (
                      <Sentence say={copy.available}>
                        <MoneyText amount={available} currency={currency} />
                      </Sentence>
                    ),
                  };
                }),
                tileOf({ id: 'next', label: copy.next, href: paths.payouts() }, forecast, (data) => {
                  const { amount, note } = nextPayout(
                    data,
                    overviews.data?.deposit.last_paid ?? [],
                    currency,
                  );
                  return {
                    figure: amount === undefined ? <Nothing word={nextPayoutCopy.none} /> : money(amount),
                    note,
                  };
                }),
              ]
            : []),
        ]}
      />
    </section>
  );
}
