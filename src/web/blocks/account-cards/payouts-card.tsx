import { useQuery } from '@tanstack/react-query';
import type { Overviews } from '#contract/balances.ts';
import { payoutNotices, showsPayoutsCard } from '#domain/payouts/payout-notices.ts';
import { payoutScheduleOf } from '#domain/payouts/payout-schedule.ts';
import { scheduleWords } from '#domain/payouts/schedule-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { bankLink } from '../../shared/bank-link.ts';
import { may } from '../../shared/page-settings.ts';
import { paths } from '../../shared/paths.ts';
import { payoutsCardCopy as copy } from './account-cards-copy.ts';
import type { CurrencyOverview } from './currency-overviews.ts';
import { noPayoutWords } from './next-payout.ts';
import { forecastQuery } from './overviews-queries.ts';
import { PayoutDates } from './payout-dates.tsx';
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
  const words =
    account !== null && standing.isUnrestricted
      ? scheduleWords(payoutScheduleOf(account.deposits_schedule))
      : undefined;
  const reason = forecast.data?.without.find((one) => one.currency === currency)?.reason;
  const hasUntoldReason = reason === 'manual' || reason === 'no_bank';
  return (
    <Card
      title={copy.title}
      foot={
        <>
          <Link href={paths.payouts({ store_currency_is: currency })}>{copy.history}</Link>
          {may('change_settings') && !standing.hold && standing.hasCompletedWaitingPeriod && (
            <Link href={paths.paymentsSettings(undefined, 'payout-schedule')}>{copy.changeSchedule}</Link>
          )}
        </>
      }
    >
      <div className="stack" data-gap="small">
        {words && <p className="muted">{copy.schedule(words)}</p>}
        {hasUntoldReason && forecast.data && <p>{noPayoutWords(forecast.data, currency)}</p>}
        <PayoutNoticeList
          notices={payoutNotices(standing)}
          currency={currency}
          minimum={standing.minimum}
          accountLink={bankLink(currency)}
        />
        {coming.length + lastPaid.length > 0 && <PayoutDates latest={lastPaid} coming={coming} />}
      </div>
    </Card>
  );
}
