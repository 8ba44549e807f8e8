import { useCallback, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AppError } from '#contract/kit/failure.ts';
import type { Settings } from '#contract/settings.ts';
import { useAsked } from '#web/blocks/approvals/use-asked.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { fieldProblem } from '#web/shared/failure-words.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { settingsCopy as copy } from './settings-copy.ts';
import { changesOf, formOf, isFormField, type SettingsForm } from './settings-form.ts';
import { readSavedNow, useSaveSettings } from './settings-queries.ts';

type Props = Readonly<{
  form: UseFormReturn<SettingsForm, Settings>;
  base: Settings;
  setBase: (base: Settings) => void;
}>;
export type SaveForm = ReturnType<typeof useSaveForm>;

/** Saves what was changed. A save that fails keeps every edit and says why, under the field where there is one. */
export function useSaveForm({ form, base, setBase }: Props) {
  const { mutateAsync, isPending } = useSaveSettings();
  const [conflict, setConflict] = useState<Settings>();
  const snackbar = useSnackbar();
  const wasAsked = useAsked();
  // Why the last try failed is no longer so once the next has ended.
  const takeBackFailure = useRef(() => {});
  const { reset } = form;

  const startFrom = useCallback(
    (settings: Settings | undefined) => {
      setConflict(undefined);
      if (!settings) return;
      setBase(settings);
      reset(formOf(settings));
    },
    [reset, setBase],
  );

  const send = async (values: SettingsForm, onto: Settings) => {
    try {
      startFrom((await mutateAsync(changesOf(values, onto))).data);
      takeBackFailure.current();
      snackbar.show(copy.saved);
    } catch (error) {
      takeBackFailure.current();
      // It waits as it was asked for; the settings stand as they are until then.
      if (wasAsked(error)) return startFrom(onto);
      const theirs = isConflict(error) ? await readSavedNow().catch(() => undefined) : undefined;
      if (theirs) return setConflict(theirs);
      showProblems(form, error);
      takeBackFailure.current = snackbar.show({ text: failedWords(copy.saveFailed, error), urgent: true });
    }
  };

  return {
    isSaving: isPending,
    conflict,
    startFrom,
    closeConflict: () => setConflict(undefined),
    discard: () => startFrom(base),
    save: async () => {
      if (await form.trigger()) await send(form.getValues(), base);
    },
    /** Saves the chosen values onto what somebody else has saved meanwhile. */
    saveOver: async (values: SettingsForm, theirs: Settings) => {
      startFrom(theirs);
      reset(values, { keepDefaultValues: true });
      await send(values, theirs);
    },
  };
}

const isConflict = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'settings_conflict';

function showProblems(form: Props['form'], error: unknown): void {
  for (const name of Object.keys(form.getValues()).filter(isFormField)) {
    const message = fieldProblem(error, name);
    if (message) form.setError(name, { type: 'server', message });
  }
}
