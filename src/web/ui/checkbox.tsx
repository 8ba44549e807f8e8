import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'ref'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  /** Some of what it stands for is on. */
  mixed?: boolean;
  /** A lighter label, for long lists. */
  light?: boolean;
};

/** On or off, waiting for Save. */
export function Checkbox({ label, help, error, mixed = false, light, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // "Partly on" exists only as a property of the element, not as an attribute.
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  const described = [error && `${inputId}-error`, help && `${inputId}-help`].filter(Boolean).join(' ');

  return (
    <div className="check">
      <input
        {...rest}
        ref={input}
        type="checkbox"
        id={inputId}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label className="check-label" data-light={light || undefined} htmlFor={inputId}>
        {label}
      </label>
      {help && (
        <p className="field-help" id={`${inputId}-help`}>
          {help}
        </p>
      )}
      <FieldError id={`${inputId}-error`}>{error}</FieldError>
    </div>
  );
}
