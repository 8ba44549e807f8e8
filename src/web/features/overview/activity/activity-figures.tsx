import type { PaymentActivity } from '#contract/reporting.ts';
import type { ActivityPeriod } from '#domain/account/activity-period.ts';
import { money } from '#domain/shared/money.ts';
import { isCalendarDate } from '#domain/shared/time.ts';
import { reportHref } from '#web/blocks/activity/activity-links.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { countWords, moneyWords } from '#web/shared/store-format.ts';
import { Stats } from '#web/ui/stats.tsx';
import { ActivityChart } from './activity-chart.tsx';
import { activityCopy as copy } from './activity-copy.ts';
import { changeWords } from './change-words.ts';
import { rangeWords } from './range-words.ts';

/** Of a share of the volume, as many decimals as tell something. */
const SHARE_DECIMALS = 2;

type ActivityFiguresProps = Readonly<{
  activity: PaymentActivity;
  period: ActivityPeriod;
  hasPrevious: boolean;
}>;

/** A sum from left to right: what was charged, what went back, the volume that leaves, its fees, the net; and the volume drawn over time. */
export function ActivityFigures({ activity, period, hasPrevious }: ActivityFiguresProps) {
  const { currency, counts, charges, refunds, disputes, fees, total_payment_volume } = activity;
  const words = (amount: number) => moneyWords(money(amount === 0 ? 0 : amount, currency));
  const href = (of?: 'charges' | 'refunds' | 'disputes') => reportHref(period, currency, of);
  return (
    <>
      <Stats
        stats={[
          {
            id: 'charges',
            label: copy.charges,
            figure: words(charges),
            note: copy.payments(counts.charges, countWords(counts.charges)),
            href: href('charges'),
          },
          {
            id: 'refunds',
            label: copy.refunds,
            figure: words(-refunds),
            note: copy.refundCount(counts.refunds, countWords(counts.refunds)),
            href: href('refunds'),
          },
          {
            id: 'disputes',
            label: copy.disputes,
            figure: words(-disputes),
            note: copy.disputeCount(counts.disputes, countWords(counts.disputes)),
            href: href('disputes'),
          },
          {
            id: 'volume',
            label: copy.volume,
            figure: words(total_payment_volume),
            note: hasPrevious && <Change activity={activity} />,
            href: href(),
          },
          {
            id: 'fees',
            label: copy.fees,
            figure: words(-fees),
            note: charges > 0 && copy.ofVolume(percentWords(fees / charges, { decimals: SHARE_DECIMALS })),
          },
          {
            id: 'net',
            label: copy.net,
            figure: words(total_payment_volume - fees),
            note: copy.netNote,
          },
        ]}
      />
      <ActivityChart activity={activity} hasPrevious={hasPrevious} />
    </>
  );
}

/** Up or down against the period before, which is named so that nobody has to guess. */
function Change({ activity: { total_payment_volume, previous } }: { activity: PaymentActivity }) {
  const words = changeWords(total_payment_volume, previous.total_payment_volume);
  const [start, end] = [previous.date_start.slice(0, 10), previous.date_end.slice(0, 10)];
  if (!words || !isCalendarDate(start) || !isCalendarDate(end)) return null;
  const trend = total_payment_volume >= previous.total_payment_volume ? 'up' : 'down';
  return (
    <span className="delta" data-trend={trend}>
      {copy.change(words, rangeWords(start, end))}
    </span>
  );
}
