import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useSetting } from './settings-context.ts';
import type { FormField, SettingsForm } from './settings-form.ts';

type Switch = { [Name in FormField]: SettingsForm[Name] extends boolean ? Name : never }[FormField];

type Props = Readonly<{
  name: Switch;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
  /** Asked before the change is made; answers whether it may be. */
  ask?: (on: boolean) => boolean | Promise<boolean>;
}>;

/** A setting that is on or off. */
export function SettingCheckbox({ name, label, help, disabled, ask }: Props) {
  const { value, set, error } = useSetting(name);
  return (
    <Checkbox
      label={label}
      help={help}
      error={error}
      disabled={disabled}
      checked={value}
      onChange={async ({ target: { checked } }) => {
        if (ask === undefined || (await ask(checked))) set(checked);
      }}
    />
  );
}
