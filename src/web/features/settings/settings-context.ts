import { createContext, useContext } from 'react';
import { useController } from 'react-hook-form';
import type { Settings } from '#contract/settings.ts';
import { assert } from '#domain/shared/assert.ts';
import type { FormField, SettingsForm } from './settings-form.ts';

/** The settings as they were last read or saved, for what cannot be edited. */
export const SavedSettings = createContext<Settings | undefined>(undefined);

export function useSaved(): Settings {
  const saved = useContext(SavedSettings);
  assert(saved, 'settings are read before their sections show');
  return saved;
}

/** One setting of the form: its value, how to change it, and what is wrong with it. */
export function useSetting<Name extends FormField>(name: Name) {
  const { field, fieldState } = useController<SettingsForm, Name>({ name });
  const set: (value: SettingsForm[Name]) => void = field.onChange;
  const value: SettingsForm[Name] = field.value;
  return { value, set, error: fieldState.error?.message };
}
