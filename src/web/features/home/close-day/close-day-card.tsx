import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ClosedDay } from '#contract/days.ts';
import { addDays } from '#domain/account/activity-period.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { useNow } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { dayWords, zoneWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { closeDayCopy as copy } from './close-day-copy.ts';
import { dayQuery } from './close-day-queries.ts';
import { DayLedgers } from './day-ledgers.tsx';
import { DaySignOff } from './day-sign-off.tsx';
import { printOnly } from './print-only.ts';
import './close-day.css';

/** Yesterday as one ledger for each currency, to look at once, sign off and put away. */
export function CloseDayCard() {
  const day = addDays(dayOf(useNow(), pageSettings().store.timezone), -1);
  const closed = useQuery(dayQuery(day));
  // Before the first sale there was no day to close.
  if (closed.data?.ledgers.length === 0) return null;
  return (
    <div className="close-day">
      <Card
        title={copy.title}
        headEnd={
          closed.data && (
            <Button kind="quiet" size="small" onClick={() => printOnly('close-day')}>
              {copy.print}
            </Button>
          )
        }
      >
        <div className="stack">
          <p className="muted">
            <span className="on-paper">{pageSettings().store.name}, </span>
            {copy.day(dayWords(day), zoneWords())}
          </p>
          <Day day={day} closed={closed} />
        </div>
      </Card>
    </div>
  );
}

function Day({ day, closed }: { day: CalendarDate; closed: UseQueryResult<ClosedDay> }) {
  const { data, error, isFetching, refetch } = closed;
  if (data) {
    return (
      <>
        <DayLedgers day={day} ledgers={data.ledgers} />
        <DaySignOff
          key={day}
          day={day}
          closed={data}
          isChecking={isFetching}
          onCheck={() => void refetch()}
        />
      </>
    );
  }
  return error ? (
    <ErrorNotice title={copy.failed} retrying={isFetching} onRetry={() => refetch()}>
      {failureWords(error)}
    </ErrorNotice>
  ) : (
    <Skeleton kind="rows" count={8} label={copy.loading} />
  );
}
