import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

export type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  hideLabel?: boolean;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Cards when each choice needs a word of its own; a plain list otherwise. */
  look?: 'cards' | 'list';
  help?: ReactNode;
  error?: string;
};

/** One of two to four. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, choices, value, onChange, look = 'cards', help, error } = props;
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');

  return (
    <fieldset className="field" aria-describedby={described || undefined}>
      <legend className={hideLabel ? 'hidden-visually' : 'field-label'}>{label}</legend>
      <div className={look === 'cards' ? 'choices' : 'check-list'}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            {...choice}
            look={look}
            name={id}
            checked={choice.value === value}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}

type RadioProps = Choice<string> & {
  look: 'cards' | 'list';
  name: string;
  checked: boolean;
  onChoose: () => void;
};

function Radio({ look, name, value, label, help, disabled, checked, onChoose }: RadioProps) {
  const id = useId();
  return (
    <label className={look === 'cards' ? 'choice' : 'check'} htmlFor={id}>
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={onChoose}
      />
      <span className={look === 'cards' ? 'choice-label' : 'check-label'} id={`${id}-label`}>
        {label}
      </span>
      {help && (
        <span className="field-help" id={`${id}-help`}>
          {help}
        </span>
      )}
    </label>
  );
}
