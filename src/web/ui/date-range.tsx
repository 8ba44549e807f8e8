import { Suspense } from 'react';
import { CONTROL_WORDS } from './control-words-copy.ts';
import { Field, type FieldWords } from './field.tsx';
import { later } from './later.ts';
import { loadOpening } from './opening/load-opening.ts';
import type { RangeFieldProps } from './opening/range-field.tsx';

const RangeField = later(async () => (await loadOpening()).RangeField);

/** The control alone, named by `name`. */
export function BareDateRange(props: RangeFieldProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <RangeField {...props} />
    </Suspense>
  );
}

type DateRangeProps = FieldWords & Omit<RangeFieldProps, 'control' | 'name'> & { label: string };

/** From one day to another, both included. */
export function DateRange({ label, help, error, optional, hideLabel, ...field }: DateRangeProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional} hideLabel={hideLabel}>
      {(control) => <BareDateRange {...field} name={label} control={control} />}
    </Field>
  );
}

/** The browser's own day fields work until ours is here. */
function Waiting(props: RangeFieldProps) {
  const { between = CONTROL_WORDS.daysTo, value, onChange, min, max, disabled } = props;
  const day = (part: 'from' | 'to', name: string) => (
    <input
      className="input"
      type="date"
      aria-label={name}
      value={value[part]}
      min={min}
      max={max}
      disabled={disabled}
      onChange={(event) => onChange({ ...value, [part]: event.target.value })}
    />
  );
  return (
    <span className="row" data-nowrap="">
      {day('from', CONTROL_WORDS.startDate)}
      <span className="muted">{between}</span>
      {day('to', CONTROL_WORDS.endDate)}
    </span>
  );
}
