import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { Settings } from '#contract/settings.ts';
import { UnsavedChanges } from '#web/shared/unsaved-changes.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { SavedSettings } from './settings-context.ts';
import { changedFields, formOf, type SettingsForm, settingsResolver } from './settings-form.ts';
import { SettingsSave } from './settings-save.tsx';
import { AllSections } from './settings-sections.tsx';
import { useSaveForm } from './use-save-form.ts';

type Props = Readonly<{
  settings: Settings;
  /** A page of its own, over the same form: what was typed on one is not lost on the other. */
  subPage: ReactNode;
}>;

/** One form, one save. It starts from what was read, and from what was saved after each save. */
export function SettingsEditor({ settings, subPage }: Props) {
  const [base, setBase] = useState(settings);
  const form = useForm<SettingsForm, Settings>({
    defaultValues: formOf(settings),
    resolver: settingsResolver,
    context: base,
    mode: 'onChange',
  });
  const changed = useChanged(form, base);
  const saving = useSaveForm({ form, base, setBase });
  useFreshSettings({ settings, base, isClean: changed.length === 0, onFresh: saving.startFrom });
  useAnchor(subPage === undefined);

  return (
    <FormProvider {...form}>
      <SavedSettings value={base}>
        <UnsavedChanges when={changed.length > 0 && !saving.isSaving} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void saving.save();
          }}
        >
          {subPage ?? <AllSections />}
          <SettingsSave changed={changed} saving={saving} isValid={form.formState.isValid} />
        </form>
        {saving.conflict && (
          <ConflictDialog
            base={base}
            theirs={saving.conflict}
            form={form.getValues()}
            onDiscard={() => saving.startFrom(saving.conflict)}
            onSave={saving.saveOver}
            onClose={saving.closeConflict}
          />
        )}
      </SavedSettings>
    </FormProvider>
  );
}

function useChanged(form: UseFormReturn<SettingsForm, Settings>, base: Settings) {
  const values = useWatch({ control: form.control });
  // What is watched may lack a field in its type; read whole, it never does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the watched values say when to look again.
  return useMemo(() => changedFields(form.getValues(), formOf(base)), [values, base]);
}

type Fresh = Readonly<{
  settings: Settings;
  base: Settings;
  isClean: boolean;
  onFresh: (settings: Settings) => void;
}>;

/** A page that was opened before and is shown again starts from what is read anew, unless something is being edited. */
function useFreshSettings({ settings, base, isClean, onFresh }: Fresh): void {
  useEffect(() => {
    if (isClean && JSON.stringify(settings) !== JSON.stringify(base)) onFresh(settings);
  }, [settings, base, isClean, onFresh]);
}

/** Links lead to one section; it is there only now that the settings were read. */
function useAnchor(isWhole: boolean): void {
  useEffect(() => {
    const anchor = window.location.hash.slice(1) || new URLSearchParams(window.location.search).get('anchor');
    if (isWhole && anchor) document.getElementById(anchor.replace(/^#/, ''))?.scrollIntoView?.();
  }, [isWhole]);
}
