import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'prefix' | 'size'> & {
    /** Stand inside the field's edge: a currency sign, a unit, a fixed prefix. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/** Passes everything else to the input, so that a form's `register()` can be spread into it. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, optional, hideLabel, prefix, suffix, id, ...input } = props;
  const grouped = prefix !== undefined || suffix !== undefined;

  return (
    <Field id={id} label={label} help={help} error={error} optional={optional} hideLabel={hideLabel}>
      {(control) =>
        grouped ? (
          <div className="input-group">
            {prefix !== undefined && <span>{prefix}</span>}
            <input type="text" {...input} {...control} className="input" />
            {suffix !== undefined && <span>{suffix}</span>}
          </div>
        ) : (
          <input type="text" {...input} {...control} className="input" />
        )
      }
    </Field>
  );
}
