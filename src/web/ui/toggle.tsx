import { type ReactNode, useId } from 'react';
import { Switch } from './switch.tsx';

type ToggleProps = {
  label: ReactNode;
  hideLabel?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  help?: ReactNode;
  disabled?: boolean;
};

/** The master switch of a rule. What waits for Save is a checkbox. */
export function Toggle({ label, hideLabel, checked, onChange, help, disabled }: ToggleProps) {
  const id = useId();
  return (
    <div className="row" data-nowrap="">
      <Switch
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={onChange}
      />
      <div>
        <label className={hideLabel ? 'hidden-visually' : undefined} htmlFor={id}>
          {label}
        </label>
        {help && (
          <p className="field-help" id={`${id}-help`}>
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
