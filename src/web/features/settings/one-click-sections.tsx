import { useMutation } from '@tanstack/react-query';
import { uploadFile } from '#contract/files.ts';
import { CUSTOM_MESSAGE_LENGTH_MAX } from '#contract/settings.ts';
import { upload } from '#web/api/upload.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Card } from '#web/ui/card.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { LocationChoices } from './location-choices.tsx';
import { SettingCheckbox } from './setting-checkbox.tsx';
import { useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsSection } from './settings-section.tsx';

const copy = settingsCopy.express;

/** The one-click checkout: where it shows, and what stands on it. */
export function OneClickSections() {
  return (
    <>
      <SettingsSection id="locations" title={copy.where} text={copy.locationsText}>
        <Card label={copy.where}>
          <div className="form">
            <SettingCheckbox name="is_woopay_enabled" label={copy.enable(copy.oneClick)} />
            <LocationChoices name="woopay_enabled_locations" enabledBy="is_woopay_enabled" />
          </div>
        </Card>
      </SettingsSection>
      <SettingsSection id="look" title={copy.look} text={copy.lookText}>
        <Card label={copy.look}>
          <div className="form">
            <SettingCheckbox name="is_woopay_global_theme_support_enabled" label={copy.globalTheme} />
            <Logo />
            <Message />
          </div>
        </Card>
        <MessagePreview />
      </SettingsSection>
    </>
  );
}

function Logo() {
  const { value, set } = useSetting('woopay_store_logo');
  const sending = useMutation({
    mutationFn: (file: File) => upload(uploadFile, { purpose: 'business_logo', file }, {}),
    onSuccess: ({ id }) => set(id),
  });
  const chosen = sending.variables;
  const name = chosen?.name ?? copy.logoKept;
  return (
    <FileField
      label={copy.logo}
      optional
      accept="image/png,image/jpeg"
      kinds={copy.logoKinds}
      error={sending.isError ? failureWords(sending.error) : undefined}
      disabled={sending.isPending}
      file={value === '' ? undefined : { name }}
      onChoose={(file) => sending.mutate(file)}
      onRemove={() => set('')}
    />
  );
}

function Message() {
  const { value, set, error } = useSetting('woopay_custom_message');
  return (
    <TextArea
      label={copy.message}
      help={copy.messageHelp}
      rows={3}
      lengthMax={CUSTOM_MESSAGE_LENGTH_MAX}
      error={error}
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  );
}

function MessagePreview() {
  const { value } = useSetting('woopay_custom_message');
  const { terms, privacy } = copy.messageSample;
  if (value.trim() === '') return null;
  return (
    <Card title={copy.preview} level={3}>
      <p>{value.replaceAll('[terms]', terms).replaceAll('[privacy_policy]', privacy)}</p>
    </Card>
  );
}
