import type { CalendarDate } from '#domain/shared/time.ts';
import { BareDateRange } from '#web/ui/date-range.tsx';
import type { ActivityChoice } from './activity-choice.ts';
import { activityCopy as copy } from './activity-copy.ts';

type CustomDaysProps = Readonly<{
  choice: ActivityChoice;
  today: CalendarDate;
  onChoose: (days: Pick<ActivityChoice, 'from' | 'to'>) => void;
}>;

/** From one day to another; while one of them is missing, the figures stay. */
export const CustomDays = ({ choice: { from, to }, today, onChoose }: CustomDaysProps) => (
  <BareDateRange
    name={copy.days}
    value={{ from, to }}
    max={today}
    onChange={(days) => days.from !== '' && days.to !== '' && onChoose(days)}
  />
);
