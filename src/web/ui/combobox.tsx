import { Suspense } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import { later } from './later.ts';
import type { ChoiceBoxProps } from './opening/choice-box.tsx';
import { loadOpening } from './opening/load-opening.ts';

export type { ComboboxOption } from './option-search.ts';

const ChoiceBox = later(async () => (await loadOpening()).ChoiceBox);

type ComboboxProps = FieldWords & Omit<ChoiceBoxProps, 'control' | 'name'> & { label: string };

/** One of many, found by typing: in its label, its keywords, or wherever the caller searches. */
export function Combobox({ label, help, error, optional, hideLabel, ...box }: ComboboxProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional} hideLabel={hideLabel}>
      {(control) => (
        <Suspense fallback={<Waiting {...box} name={label} control={control} />}>
          <ChoiceBox {...box} name={label} control={control} />
        </Suspense>
      )}
    </Field>
  );
}

/** The same edge and words, not yet to be opened. */
function Waiting({ control, options, value, placeholder }: ChoiceBoxProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <div className="input-group">
      <Icon name="search" size="small" />
      <input {...control} className="input" readOnly value={chosen?.label ?? ''} placeholder={placeholder} />
    </div>
  );
}
