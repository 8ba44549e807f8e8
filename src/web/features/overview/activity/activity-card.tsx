import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { PaymentActivity } from '#contract/reporting.ts';
import {
  ACTIVITY_PRESETS,
  type ActivityPeriod,
  activityPeriod,
  COMPARISONS,
  customPeriod,
  DEFAULT_PRESET,
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
import { later } from '#web/ui/later.ts';
import { Notice } from '#web/ui/notice.tsx';
import { BareSelect } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type ActivityChoice, useActivityChoice } from './activity-choice.ts';
import { activityCopy as copy } from './activity-copy.ts';
import { ActivityFigures } from './activity-figures.tsx';
import { ActivityFoot } from './activity-foot.tsx';
import { NoPaymentsYet } from './no-payments-yet.tsx';

/** Most people look at days that have a name. */
const CustomDays = later(async () => (await import('./custom-days.tsx')).CustomDays);

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
  const [choice, choose] = useActivityChoice();
  const created = accountStatus.error ? '' : accountStatus.created;
  const clock = { now, zone: store.timezone, created };
  // Most periods end yesterday. What has happened since is asked for in the same breath, so that nothing moves when it comes.
  const today = activityPeriod('today', clock);
  const named = activityPeriod(choice.preset === 'custom' ? DEFAULT_PRESET : choice.preset, clock);
  const own = choice.preset === 'custom' ? customPeriod(choice.from, choice.to, today.end) : undefined;
  const period = own ?? named;
  const hasPrevious = choice.preset !== 'all_time';
  const activity = useQuery(activityQuery(period, currency, comparisonOf(choice)));
  const sinceThen = useQuery(activityQuery(today, currency));
  const { data } = activity;

  return (
    <Card
      title={copy.title}
      headEnd={<PresetSelect choice={choice} period={period} onChoose={choose} />}
      foot={<ActivityFoot period={period} currency={currency} />}
    >
      <div className="stack activity" aria-busy={activity.isPlaceholderData || undefined}>
        <div className="row">
          {choice.preset === 'custom' && (
            <Suspense>
              <CustomDays choice={choice} today={today.end} onChoose={choose} />
            </Suspense>
          )}
          {hasPrevious && <ComparisonSelect choice={choice} onChoose={choose} />}
        </div>
        {activity.isError ? (
          <ErrorNotice title={copy.failed} retrying={activity.isFetching} onRetry={() => activity.refetch()}>
            {failureWords(activity.error)}
          </ErrorNotice>
        ) : data && !sinceThen.isPending ? (
          <>
            {period.end < today.end && sinceThen.data && (
              <TodaySoFar today={sinceThen.data} onShow={() => choose({ preset: 'today' })} />
            )}
            <ActivityFigures activity={data} period={period} hasPrevious={hasPrevious} />
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

/** What is usual is not asked for: other cards of the day have the same answer at hand. */
const comparisonOf = ({ comparison }: ActivityChoice) => (comparison === 'previous' ? undefined : comparison);

type ChooseProps = Readonly<{ choice: ActivityChoice; onChoose: (changes: Partial<ActivityChoice>) => void }>;

/** Days of one's own begin with those that are shown. */
function PresetSelect({ choice, period, onChoose }: ChooseProps & Readonly<{ period: ActivityPeriod }>) {
  return (
    <BareSelect
      aria-label={copy.period}
      size="small"
      kind="quiet"
      options={[
        ...ACTIVITY_PRESETS.map((value) => ({ value, label: copy.presets[value] })),
        { value: 'custom', label: copy.custom },
      ]}
      value={choice.preset}
      onChange={({ target: { value } }) => {
        track('overview_activity_period', { period: value });
        if (value === 'custom') onChoose({ preset: value, from: period.start, to: period.end });
        else if (isActivityPreset(value)) onChoose({ preset: value });
      }}
    />
  );
}

const ComparisonSelect = ({ choice, onChoose }: ChooseProps) => (
  <BareSelect
    aria-label={copy.compare}
    size="small"
    kind="quiet"
    options={COMPARISONS.map((value) => ({ value, label: copy.comparisons[value] }))}
    value={choice.comparison}
    onChange={({ target: { value } }) => {
      const comparison = COMPARISONS.find((known) => known === value);
      if (comparison) onChoose({ comparison });
    }}
  />
);
