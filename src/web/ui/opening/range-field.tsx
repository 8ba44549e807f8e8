import { DateRangePicker, Dialog, Group, Popover, RangeCalendar } from 'react-aria-components';
import { CONTROL_WORDS } from '../control-words-copy.ts';
import type { ControlProps } from '../field.tsx';
import { CalendarButton, DaySegments, Month, toCalendarDate } from './calendar-parts.tsx';
import { OpeningFrame } from './opening-frame.tsx';

/** Two days as YYYY-MM-DD, the earlier first; empty strings while nothing is chosen. */
export type DayRange = { from: string; to: string };

export type RangeFieldProps = {
  name: string;
  control?: ControlProps;
  /** Stands between the two days; “to” unless a sentence goes on otherwise. */
  between?: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
  min?: string;
  max?: string;
  disabled?: boolean;
};

export function RangeField(props: RangeFieldProps) {
  const { name, control, between = CONTROL_WORDS.daysTo, value, onChange, min, max, disabled } = props;
  const [start, end] = [toCalendarDate(value.from), toCalendarDate(value.to)];
  return (
    <OpeningFrame>
      <DateRangePicker
        className="date-field"
        aria-label={name}
        aria-describedby={control?.['aria-describedby']}
        isInvalid={control?.['aria-invalid'] ?? false}
        value={start && end ? { start, end } : null}
        onChange={(range) =>
          onChange({ from: range?.start.toString() ?? '', to: range?.end.toString() ?? '' })
        }
        minValue={toCalendarDate(min)}
        maxValue={toCalendarDate(max)}
        isDisabled={disabled}
      >
        <Group className="input-group">
          <DaySegments slot="start" />
          <span className="muted">{between}</span>
          <DaySegments slot="end" />
          <CalendarButton />
        </Group>
        <Popover className="popover" placement="bottom start" offset={6}>
          <Dialog className="popover-content">
            <RangeCalendar className="calendar calendar-range">
              <Month />
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </OpeningFrame>
  );
}
