import type { SyncState } from '#contract/sync.ts';
import { type EpochSeconds, secondsOf, type UtcInstant } from '#domain/shared/time.ts';
import { countWords } from '#web/shared/store-format.ts';
import { type Stat, Stats } from '#web/ui/stats.tsx';
import { syncCopy as copy } from './sync-copy.ts';

type FiguresProps = Readonly<{ state: SyncState; now: EpochSeconds }>;

export const agoWords = (at: UtcInstant, now: EpochSeconds): string =>
  copy.ago(Math.max(0, now - secondsOf(at)));

/** When the last news came, what of it is behind, and whether somebody still looks. */
export function SyncFigures({ state, now }: FiguresProps) {
  const { last_event, waiting, waiting_since, last_polled, operations, replica } = state;
  const lag = replica?.lag_s ?? undefined;
  const stats: readonly Stat[] = [
    {
      id: 'last_event',
      label: copy.lastEvent,
      figure: last_event ? agoWords(last_event.received, now) : copy.noEvent,
      note: last_event && <code>{last_event.type}</code>,
    },
    {
      id: 'waiting',
      label: copy.waiting,
      figure: countWords(waiting),
      note: waiting_since ? copy.waitingSince(agoWords(waiting_since, now)) : copy.nothingWaiting,
    },
    {
      id: 'last_polled',
      label: copy.lastPolled,
      figure: last_polled ? agoWords(last_polled, now) : copy.notPolled,
      note: copy.polledEvery,
    },
    {
      id: 'under_way',
      label: copy.underWay,
      figure: countWords(operations.under_way),
      note: operations.under_way > 0 ? copy.underWayNote : copy.noneUnderWay,
    },
    ...(replica
      ? [
          {
            id: 'replica',
            label: copy.replica,
            figure: lag === undefined ? copy.replicaAway : copy.ago(Math.round(lag)),
            note: copy.replicaNote,
          },
        ]
      : []),
  ];
  return <Stats stats={stats} />;
}
