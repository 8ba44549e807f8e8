import { useQuery } from '@tanstack/react-query';
import type { PaymentActivity } from '#contract/reporting.ts';
import {
  ACTIVITY_PRESETS,
  type ActivityPreset,
  activityPeriod,
  isActivityPreset,
} from '#domain/account/activity-period.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { overviewsQuery } from '#web/blocks/account-cards/overviews-queries.ts';
import { activityQuery } from '#web/blocks/activity/activity-query.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { useNow } from '#web/shared/now.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BareSelect } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { activityCopy as copy } from './activity-copy.ts';
import { ActivityFigures } from './activity-figures.tsx';
import { ActivityFoot } from './activity-foot.tsx';
import { useActivityPreset } from './activity-preset.ts';
import { NoPaymentsYet } from './no-payments-yet.tsx';

/** What was sold in a period, what of it went back, and what it cost. */
export function ActivityCard({ currency }: { currency: Currency }) {
  const { data } = useQuery(overviewsQuery());
  // The page may be older than the first sale, and a balance beside "no payments" would be a riddle.
  const hasMoney =
    data && [...data.balance.available, ...data.balance.pending].some(({ amount }) => amount !== 0);
  return pageSettings().lifetimeTPV > 0 || hasMoney || !may('see_payouts') ? (
    <Activity currency={currency} />
  ) : (
    <NoPaymentsYet />
  );
}

function Activity({ currency }: { currency: Currency }) {
  const { store, accountStatus } = pageSettings();
  const now = useNow();
  const [preset, setPreset] = useActivityPreset();
  const created = accountStatus.error ? '' : accountStatus.created;
  const period = activityPeriod(preset, { now, zone: store.timezone, created });
  const activity = useQuery(activityQuery(period, currency));
  // Most periods end yesterday. What has happened since is asked for in the same breath, so that nothing moves when it comes.
  const today = activityPeriod('today', { now, zone: store.timezone, created });
  const sinceThen = useQuery(activityQuery(today, currency));
  const { data } = activity;

  return (
    <Card
      title={copy.title}
      headEnd={<PresetSelect preset={preset} onChoose={setPreset} />}
      foot={<ActivityFoot period={period} currency={currency} />}
    >
      <div className="stack activity" aria-busy={activity.isPlaceholderData || undefined}>
        {activity.isError ? (
          <ErrorNotice title={copy.failed} retrying={activity.isFetching} onRetry={() => activity.refetch()}>
            {failureWords(activity.error)}
          </ErrorNotice>
        ) : data && !sinceThen.isPending ? (
          <>
            {period.end < today.end && sinceThen.data && (
              <TodaySoFar today={sinceThen.data} onShow={() => setPreset('today')} />
            )}
            <ActivityFigures activity={data} period={period} hasPrevious={preset !== 'all_time'} />
          </>
        ) : (
          <>
            <Skeleton kind="tiles" count={6} />
            <Skeleton kind="chart" count={1} label={copy.title} />
          </>
        )}
      </div>
    </Card>
  );
}

type TodayProps = Readonly<{ today: PaymentActivity; onShow: () => void }>;

/** Whoever has just sold would look for it in vain in days that are over. */
function TodaySoFar({ today, onShow }: TodayProps) {
  const { counts, currency, total_payment_volume } = today;
  if (counts.charges + counts.refunds + counts.disputes === 0) return null;
  const words = copy.todaySoFar(moneyWords(money(total_payment_volume, currency)));
  return (
    <Notice
      size="small"
      kind="quiet"
      label={words}
      actions={
        <Button kind="link" onClick={onShow}>
          {copy.showToday}
        </Button>
      }
    >
      {words}
    </Notice>
  );
}

type PresetSelectProps = Readonly<{ preset: ActivityPreset; onChoose: (preset: ActivityPreset) => void }>;

function PresetSelect({ preset, onChoose }: PresetSelectProps) {
  return (
    <BareSelect
      aria-label={copy.period}
      size="small"
      kind="quiet"
      options={ACTIVITY_PRESETS.map((value) => ({ value, label: copy.presets[value] }))}
      value={preset}
      onChange={({ target: { value } }) => {
        if (!isActivityPreset(value)) return;
        track('overview_activity_period', { period: value });
        onChoose(value);
      }}
    />
  );
}
