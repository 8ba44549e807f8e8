import type { Schedule } from '#contract/schedules.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { Nothing } from '#web/shared/nothing.tsx';
import { dayWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { filterWords } from '../filter-words.ts';
import { ScheduleActions } from './schedule-actions.tsx';
import { fileWords, rhythmWords } from './schedule-words.ts';
import { schedulesCopy as copy } from './schedules-copy.ts';

const { columns: label } = copy;
const CHIPS: Readonly<Record<string, ChipKind>> = { active: 'success', paused: 'light', stopped: 'alert' };

export const SCHEDULES_COLUMNS: readonly Column<Schedule>[] = [
  { id: 'what', label: label.what, slot: 'title', cell: (schedule) => <What schedule={schedule} /> },
  { id: 'rhythm', label: label.rhythm, slot: 'meta', cell: rhythmWords },
  {
    id: 'to',
    label: label.to,
    cell: ({ to }) => (
      <div>
        {to.map(({ id, name, email }) => (
          <div key={id} title={email}>
            {name}
          </div>
        ))}
      </div>
    ),
  },
  { id: 'status', label: label.status, slot: 'state', cell: (schedule) => <State schedule={schedule} /> },
  {
    id: 'next',
    label: label.next,
    nowrap: true,
    cell: ({ next_due }) => (next_due === null ? <Nothing word={copy.notDue} /> : <When at={next_due} />),
  },
  { id: 'last', label: label.last, cell: ({ last }) => <Last last={last} /> },
  {
    id: 'actions',
    label: label.actions,
    hideLabel: true,
    slot: 'actions',
    align: 'end',
    cell: (schedule) => <ScheduleActions schedule={schedule} />,
  },
];

function What({ schedule }: { schedule: Schedule }) {
  const narrowed = filterWords(schedule.kind, schedule.filters);
  return (
    <>
      <span className="strong">{fileWords(schedule)}</span>
      {narrowed.length > 0 && <div className="muted">{listCopy.listed(narrowed)}</div>}
      {schedule.sent_as === 'file' && <div className="muted">{copy.asFile}</div>}
    </>
  );
}

function State({ schedule: { status, stopped_because, made_by } }: { schedule: Schedule }) {
  const why = stopped_because === null ? undefined : known(copy.stops, stopped_because);
  return (
    <div>
      <Chip kind={known(CHIPS, status) ?? 'light'}>{labelOf(copy.statuses, status)}</Chip>
      {why && <div className="muted">{why(made_by)}</div>}
    </div>
  );
}

/** What became of it, about which days, and when. */
function Last({ last }: Pick<Schedule, 'last'>) {
  if (last === null) return copy.never;
  const result = known(copy.results, last.result);
  return (
    <div>
      {result ? result(last.people) : last.result}
      {last.left_out > 0 && <div className="muted">{copy.leftOut(last.left_out)}</div>}
      <div className="muted">{copy.days(dayWords(last.from), dayWords(last.to))}</div>
      <div className="muted">
        <When at={last.at} />
      </div>
    </div>
  );
}
