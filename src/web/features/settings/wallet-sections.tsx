import { BORDER_RADIUS_MAX, BUTTON_SIZES, BUTTON_THEMES, BUTTON_TYPES } from '#contract/settings.ts';
import { labelOf } from '#domain/shared/word.ts';
import { Card } from '#web/ui/card.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ButtonPreview } from './button-preview.tsx';
import { LocationChoices } from './location-choices.tsx';
import { SettingCheckbox } from './setting-checkbox.tsx';
import { useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsSection } from './settings-section.tsx';

const copy = settingsCopy.express;

/** Where the wallets' buttons show, and how they look. */
export function WalletSections() {
  return (
    <>
      <SettingsSection id="locations" title={copy.where} text={copy.locationsText}>
        <Card label={copy.where}>
          <div className="form">
            <SettingCheckbox name="is_payment_request_enabled" label={copy.enable(copy.wallets)} />
            <LocationChoices
              name="payment_request_enabled_locations"
              enabledBy="is_payment_request_enabled"
            />
          </div>
        </Card>
      </SettingsSection>
      <SettingsSection id="button" title={copy.look} text={copy.lookText}>
        <Card label={copy.look}>
          <div className="form">
            <Choice
              name="payment_request_button_type"
              label={copy.type}
              values={BUTTON_TYPES}
              words={copy.types}
            />
            <div className="form-row">
              <Choice
                name="payment_request_button_size"
                label={copy.size}
                values={BUTTON_SIZES}
                words={copy.sizes}
              />
              <Choice
                name="payment_request_button_theme"
                label={copy.theme}
                values={BUTTON_THEMES}
                words={copy.themes}
              />
            </div>
            <Radius />
          </div>
        </Card>
        <ButtonPreview />
      </SettingsSection>
    </>
  );
}

type Look = 'payment_request_button_type' | 'payment_request_button_size' | 'payment_request_button_theme';
type ChoiceProps = Readonly<{
  name: Look;
  label: string;
  values: readonly string[];
  words: Readonly<Record<string, string>>;
}>;

function Choice({ name, label, values, words }: ChoiceProps) {
  const { value, set } = useSetting(name);
  return (
    <Select
      label={label}
      options={[...new Set<string>([...values, value])].map((one) => ({
        value: one,
        label: labelOf(words, one),
      }))}
      value={value}
      onChange={({ target }) => {
        if (values.includes(target.value)) set(target.value as typeof value); // One of the values this setting takes.
      }}
    />
  );
}

function Radius() {
  const { value, set, error } = useSetting('payment_request_button_border_radius');
  return (
    <NumberField
      label={copy.radius}
      help={copy.radiusHelp}
      suffix={copy.radiusUnit}
      error={error ?? (value > BORDER_RADIUS_MAX || value < 0 ? copy.radiusError : undefined)}
      unreadableError={copy.radiusError}
      value={value}
      onChange={(next) => next !== null && set(next)}
    />
  );
}
