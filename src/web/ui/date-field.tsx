import { Suspense } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { later } from './later.ts';
import type { CalendarFieldProps } from './opening/calendar-field.tsx';
import { loadOpening } from './opening/load-opening.ts';

const CalendarField = later(async () => (await loadOpening()).CalendarField);

/** The control alone, named by `name`. */
export function BareDateField(props: CalendarFieldProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <CalendarField {...props} />
    </Suspense>
  );
}

type DateFieldProps = FieldWords & Omit<CalendarFieldProps, 'control' | 'name'> & { label: string };

/** A day, typed in parts or chosen from a calendar. */
export function DateField({ label, help, error, optional, hideLabel, ...field }: DateFieldProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional} hideLabel={hideLabel}>
      {(control) => <BareDateField {...field} name={label} control={control} />}
    </Field>
  );
}

/** The browser's own day field works until ours is here. */
function Waiting({ name, control, value, onChange, min, max, disabled }: CalendarFieldProps) {
  return (
    <input
      {...control}
      className="input"
      type="date"
      aria-label={name}
      value={value}
      min={min}
      max={max}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
