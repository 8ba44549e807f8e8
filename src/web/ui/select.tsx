import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectGroup = { label: string; options: readonly SelectOption[] };

export type BareSelectProps = Omit<ComponentProps<'select'>, 'className' | 'size' | 'children'> & {
  options: readonly (SelectOption | SelectGroup)[];
  /** The first, empty choice. */
  placeholder?: string;
  size?: 'small';
  /** Quiet in toolbars. */
  kind?: 'quiet';
};

/** The control alone, for places that name it with `aria-label`. */
export function BareSelect({ options, placeholder, size, kind, ...rest }: BareSelectProps) {
  return (
    <span className="select" data-size={size} data-kind={kind}>
      <select {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(entry)
          ),
        )}
      </select>
      <Icon name="down" size="small" />
    </span>
  );
}

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** One of up to twelve; above that a combobox is kinder. */
export function Select(props: FieldWords & BareSelectProps) {
  const { label, help, error, optional, hideLabel, id, ...rest } = props;
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional} hideLabel={hideLabel}>
      {(control) => <BareSelect {...rest} {...control} />}
    </Field>
  );
}
