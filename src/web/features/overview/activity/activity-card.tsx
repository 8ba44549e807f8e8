import { useQuery } from '@tanstack/react-query';
import type { PaymentActivity } from '#contract/reporting.ts';
import {
  ACTIVITY_PRESETS,
  type ActivityPreset,
  activityPeriod,
  isActivityPreset,
} from '#domain/account/activity-period.ts';
import type { Currency } from '#domain/shared/money.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { activityQuery } from '#web/blocks/activity/activity-query.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { useNow } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
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
  return pageSettings().lifetimeTPV > 0 ? <Activity currency={currency} /> : <NoPaymentsYet />;
}

function Activity({ currency }: { currency: Currency }) {
  const { store, accountStatus } = pageSettings();
  const now = useNow();
  const [preset, setPreset] = useActivityPreset();
  const created = accountStatus.error ? '' : accountStatus.created;
  const period = activityPeriod(preset, { now, zone: store.timezone, created });
  const activity = useQuery(activityQuery(period, currency));
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
        ) : data ? (
          <>
            {isEmpty(data) && period.end < dayOf(now, store.timezone) && (
              <TodayHint onShow={() => setPreset('today')} />
            )}
            <ActivityFigures activity={data} period={period} hasPrevious={preset !== 'all_time'} />
          </>
        ) : (
          <>
            <Skeleton kind="tiles" count={5} />
            <Skeleton kind="chart" count={1} label={copy.title} />
          </>
        )}
      </div>
    </Card>
  );
}

const isEmpty = ({ counts }: PaymentActivity): boolean =>
  counts.charges === 0 && counts.refunds === 0 && counts.disputes === 0;

/** Whoever has just sold for the first time would look for it in vain: most periods end yesterday. */
const TodayHint = ({ onShow }: { onShow: () => void }) => (
  <Notice
    size="small"
    kind="quiet"
    label={copy.nothingYet}
    actions={
      <Button kind="link" onClick={onShow}>
        {copy.showToday}
      </Button>
    }
  >
    {copy.nothingYet}
  </Notice>
);

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
