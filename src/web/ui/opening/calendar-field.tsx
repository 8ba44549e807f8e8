import { Calendar, DatePicker, Dialog, Group, Popover } from 'react-aria-components';
import type { ControlProps } from '../field.tsx';
import { CalendarButton, DaySegments, Month, toCalendarDate } from './calendar-parts.tsx';
import { OpeningFrame } from './opening-frame.tsx';

export type CalendarFieldProps = {
  name: string;
  control?: ControlProps;
  /** A day as YYYY-MM-DD, or an empty string. */
  value: string;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
  disabled?: boolean;
};

export function CalendarField({ name, control, value, onChange, min, max, disabled }: CalendarFieldProps) {
  return (
    <OpeningFrame>
      <DatePicker
        className="date-field"
        aria-label={name}
        aria-describedby={control?.['aria-describedby']}
        isInvalid={control?.['aria-invalid'] ?? false}
        value={toCalendarDate(value)}
        onChange={(day) => onChange(day?.toString() ?? '')}
        minValue={toCalendarDate(min)}
        maxValue={toCalendarDate(max)}
        isDisabled={disabled}
        shouldForceLeadingZeros={false}
      >
        <Group className="input-group">
          <DaySegments />
          <CalendarButton />
        </Group>
        <Popover className="popover" placement="bottom start" offset={6}>
          <Dialog className="popover-content">
            <Calendar className="calendar">
              <Month />
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </OpeningFrame>
  );
}
