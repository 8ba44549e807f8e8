import { type CalendarDate, parseDate } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Heading,
} from 'react-aria-components';
import { CONTROL_WORDS } from '../control-words-copy.ts';
import { Icon } from '../icon.tsx';

/** A day as the address and the server write it; anything else is no day. */
export function toCalendarDate(day: string | undefined): CalendarDate | null {
  if (!day) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

export function DaySegments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className="day">
      {(segment) => <DateSegment segment={segment} className="day-part" />}
    </DateInput>
  );
}

export function CalendarButton() {
  return (
    <Button
      className="button"
      data-kind="quiet"
      data-icon=""
      data-size="small"
      aria-label={CONTROL_WORDS.openCalendar}
    >
      <Icon name="calendar" size="small" />
    </Button>
  );
}

/** One month: its name between two arrows, and its days. */
export function Month() {
  return (
    <>
      <header className="calendar-head">
        <Button
          slot="previous"
          className="button"
          data-kind="quiet"
          data-icon=""
          data-size="small"
          aria-label={CONTROL_WORDS.previousMonth}
        >
          <Icon name="left" size="small" />
        </Button>
        <Heading className="calendar-month" />
        <Button
          slot="next"
          className="button"
          data-kind="quiet"
          data-icon=""
          data-size="small"
          aria-label={CONTROL_WORDS.nextMonth}
        >
          <Icon name="right" size="small" />
        </Button>
      </header>
      <CalendarGrid className="calendar-grid">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="calendar-day" />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
