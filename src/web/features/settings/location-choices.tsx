import { EXPRESS_LOCATIONS, type ExpressLocation } from '#contract/settings.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';

const copy = settingsCopy.express;

type Props = Readonly<{
  name: 'payment_request_enabled_locations' | 'woopay_enabled_locations';
  enabledBy: 'is_payment_request_enabled' | 'is_woopay_enabled';
}>;

/** On which pages of the store a button stands. */
export function LocationChoices({ name, enabledBy }: Props) {
  const { value, set } = useSetting(name);
  const { value: isOn } = useSetting(enabledBy);
  const change = (location: ExpressLocation, on: boolean) =>
    set(EXPRESS_LOCATIONS.filter((one) => (one === location ? on : value.includes(one))));
  return (
    <fieldset className="field" disabled={!isOn}>
      <legend className="field-label">{copy.where}</legend>
      <div className="check-list">
        {EXPRESS_LOCATIONS.map((location) => (
          <Checkbox
            key={location}
            light
            label={copy.locations[location]}
            checked={value.includes(location)}
            onChange={({ target }) => change(location, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
