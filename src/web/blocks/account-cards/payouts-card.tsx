import { useQuery } from '@tanstack/react-query';
import type { Overviews, PayoutForecast } from '#contract/balances.ts';
import { isScheduled, payoutNotices, showsPayoutsCard } from '#domain/payouts/payout-notices.ts';
import { payoutScheduleOf } from '#domain/payouts/payout-schedule.ts';
import { scheduleWords } from '#domain/payouts/schedule-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { bankLink } from '../../shared/bank-link.ts';
import { MoneyText } from '../../shared/money-text.tsx';
import { paths } from '../../shared/paths.ts';
import { dayWords } from '../../shared/store-format.ts';
import { payoutsCardCopy as copy } from './account-cards-copy.ts';
import type { CurrencyOverview } from './currency-overviews.ts';
import { LatestPayouts } from './latest-payouts.tsx';
import { forecastQuery } from './overviews-queries.ts';
import { PayoutNoticeList } from './payout-notice-list.tsx';
import { payoutStanding } from './payout-standing.ts';

type PayoutsCardProps = Readonly<{ account: Overviews['account']; chosen: CurrencyOverview }>;

/** When money leaves, what stands in its way, and what left last. */
export function PayoutsCard({ account, chosen }: PayoutsCardProps) {
  const { currency, lastPaid } = chosen;
  const standing = payoutStanding(account, chosen);
  const forecast = useQuery(forecastQuery());
  if (!showsPayoutsCard(standing)) return null;

  const coming = forecast.data?.data.filter((payout) => payout.currency === currency) ?? [];
  const showsSchedule =
    account !== null && standing.isUnrestricted && isScheduled(account.deposits_schedule.interval);
  return (
    <Card
      title={copy.title}
      foot={
        <>
          <Link href={paths.payouts({ store_currency_is: currency })}>{copy.history}</Link>
          {!standing.isBlocked && standing.hasCompletedWaitingPeriod && (
            <Link href={paths.paymentsSettings(undefined, 'payout-schedule')}>{copy.changeSchedule}</Link>
          )}
        </>
      }
    >
      <div className="stack" data-gap="small">
        {showsSchedule && <Schedule account={account} next={coming[0]} />}
        <PayoutNoticeList
          notices={payoutNotices(standing)}
          currency={currency}
          minimum={standing.minimum}
          accountLink={bankLink(currency)}
        />
        {coming.length > 1 && <Forecast coming={coming} />}
        {lastPaid.length > 0 && <LatestPayouts payouts={lastPaid} />}
      </div>
    </Card>
  );
}

type ScheduleProps = Readonly<{
  account: NonNullable<Overviews['account']>;
  next: PayoutForecast | undefined;
}>;

function Schedule({ account, next }: ScheduleProps) {
  const words = scheduleWords(payoutScheduleOf(account.deposits_schedule));
  return (
    <p className="muted">
      {words && copy.schedule(words)}{' '}
      {next && (
        <>
          {copy.next} <b>{dayWords(next.leaves)}</b>, {copy.about}{' '}
          <MoneyText amount={next.amount} currency={next.currency} /> {copy.estimate}
        </>
      )}
    </p>
  );
}

/** The next payouts, if nothing else happens. */
function Forecast({ coming }: { coming: readonly PayoutForecast[] }) {
  return (
    <div>
      <h3>{copy.forecast}</h3>
      <dl className="facts" data-kind="rows">
        {coming.map(({ leaves, amount, currency }) => (
          <div key={leaves}>
            <dt>{copy.leaves(dayWords(leaves))}</dt>
            <dd className="muted">
              <MoneyText amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="subtle">{copy.forecastNote}</p>
    </div>
  );
}
