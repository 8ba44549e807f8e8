import { settingLabel } from '#web/shared/setting-words/setting-words.ts';
import { Button } from '#web/ui/button.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { settingsCopy as copy } from './settings-copy.ts';
import type { SaveForm } from './use-save-form.ts';

type Props = Readonly<{ changed: readonly string[]; saving: SaveForm; isValid: boolean }>;

/** Says what is not saved yet, and saves it. */
export function SettingsSave({ changed, saving, isValid }: Props) {
  const state = !isValid
    ? copy.checkFields
    : changed.length === 0
      ? copy.unchanged
      : copy.unsaved(changed.map(settingLabel));
  return (
    <SaveBar
      label={copy.saveLabel}
      state={
        <p className="save-state" role="status">
          {state}
        </p>
      }
      actions={
        <>
          <Button kind="quiet" disabled={changed.length === 0 || saving.isSaving} onClick={saving.discard}>
            {copy.discard}
          </Button>
          <Button
            kind="primary"
            busy={saving.isSaving}
            disabled={changed.length === 0 || !isValid}
            onClick={() => void saving.save()}
          >
            {copy.save}
          </Button>
        </>
      }
    />
  );
}
