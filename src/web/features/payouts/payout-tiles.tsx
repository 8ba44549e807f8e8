import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { summarizePayouts } from '#contract/payouts.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { nextPayoutCopy } from '#web/blocks/account-cards/account-cards-copy.ts';
import { nextPayout } from '#web/blocks/account-cards/next-payout.ts';
import { forecastQuery, overviewsQuery } from '#web/blocks/account-cards/overviews-queries.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { useNow } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Bar } from '#web/ui/skeleton.tsx';
import { type Stat, Stats } from '#web/ui/stats.tsx';
import { payoutTilesCopy as copy } from './payouts-copy.ts';
import { type PayoutsSearch, tileQuery } from './payouts-queries.ts';

const ON_ITS_WAY = { figure: <Bar width="60%" tall />, note: <Bar width="80%" /> };

type Shown = Readonly<{
  currency: string;
  /** With its code, because the page speaks of other currencies, too. */
  explicit: boolean;
}>;

/** What comes, what is on its way, what arrived this month; in one currency, because sums never mix them. */
export function PayoutTiles(shown: Shown) {
  const { currency } = shown;
  const today = dayOf(useNow(), pageSettings().store.timezone);
  const inTransit: PayoutsSearch = { store_currency_is: currency, status_is: 'in_transit' };
  const paid: PayoutsSearch = {
    store_currency_is: currency,
    status_is: 'paid',
    date_between: [calendarDate(`${today.slice(0, 8)}01`), today],
  };
  return (
    <section aria-label={copy.label}>
      <Stats
        strip
        stats={[
          useNextPayout(shown),
          useTile('in transit', copy.inTransit, inTransit, shown),
          useTile('paid', copy.paidThisMonth, paid, shown),
        ]}
      />
    </section>
  );
}

function useNextPayout({ currency, explicit }: Shown): Stat {
  const forecast = useQuery(forecastQuery());
  const overviews = useQuery(overviewsQuery());
  const tile = { id: 'next', label: copy.next };
  if (forecast.isError || overviews.isError)
    return { ...tile, figure: <Nothing word={copy.unknown} />, note: copy.unknown };
  if (!forecast.data || !overviews.data) return { ...tile, ...ON_ITS_WAY };
  const { amount, note } = nextPayout(forecast.data, overviews.data.deposit.last_paid, currency);
  return {
    ...tile,
    figure:
      amount === undefined ? (
        <Nothing word={nextPayoutCopy.none} />
      ) : (
        <MoneyText amount={amount} currency={currency} explicit={explicit} />
      ),
    note,
  };
}

function useTile(id: string, label: string, search: PayoutsSearch, shown: Shown): Stat {
  const summary = useQuery(tileQuery(search));
  const tile = { id, label };
  if (summary.isError) return { ...tile, figure: <Nothing word={copy.unknown} />, note: copy.unknown };
  if (!summary.data) return { ...tile, ...ON_ITS_WAY };
  return { ...tile, href: paths.payouts(search), ...figureOf(summary.data, shown) };
}

const figureOf = (
  { count, total }: Reply<typeof summarizePayouts>,
  { currency, explicit }: Shown,
): Pick<Stat, 'figure' | 'note'> => ({
  figure: <MoneyText amount={total} currency={currency} explicit={explicit} />,
  note: copy.payouts(count, countWords(count)),
});
