import { useId } from 'react';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useSaved, useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsSection } from './settings-section.tsx';

const copy = settingsCopy.express;

/** Buttons that fill in address and card in one tap. */
export function ExpressSection() {
  const link = { href: paths.help('express-checkouts'), label: settingsCopy.learnMore };
  const { available_payment_method_ids: available } = useSaved();
  const { isWooPayStoreCountryAvailable, featureFlags } = pageSettings();
  return (
    <SettingsSection id="express-checkouts" title={copy.title} text={copy.text} link={link}>
      <Card label={copy.title} flush>
        <ul className="items">
          {featureFlags.woopay && isWooPayStoreCountryAvailable && <OneClick />}
          <Wallets />
          {available.includes('link') && <LinkItem />}
        </ul>
      </Card>
    </SettingsSection>
  );
}

function Wallets() {
  const { value, set } = useSetting('is_payment_request_enabled');
  return (
    <Item
      label={copy.wallets}
      note={copy.walletsText}
      isOn={value}
      onChange={set}
      customize={paths.paymentsSettings({ method: 'payment_request' })}
    />
  );
}

function OneClick() {
  const { value, set } = useSetting('is_woopay_enabled');
  const methods = useSetting('enabled_payment_method_ids');
  const change = (on: boolean) => {
    set(on);
    // Only one of the two can stand on the page.
    if (on) methods.set(methods.value.filter((id) => id !== 'link'));
  };
  return (
    <Item
      label={copy.oneClick}
      note={copy.oneClickText}
      isOn={value}
      onChange={change}
      customize={paths.paymentsSettings({ method: 'woopay' })}
    />
  );
}

function LinkItem() {
  const { value: enabled, set } = useSetting('enabled_payment_method_ids');
  const { value: isOneClick } = useSetting('is_woopay_enabled');
  return (
    <Item
      label={copy.link}
      note={isOneClick ? copy.linkOrOneClick : copy.linkText}
      isOn={enabled.includes('link')}
      disabled={isOneClick}
      onChange={(on) => set(on ? [...enabled, 'link'] : enabled.filter((id) => id !== 'link'))}
    />
  );
}

type ItemProps = Readonly<{
  label: string;
  note: string;
  isOn: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
  customize?: string;
}>;

function Item({ label, note, isOn, disabled, onChange, customize }: ItemProps) {
  const id = useId();
  return (
    <li className="item">
      <span className="check">
        <input
          type="checkbox"
          id={id}
          aria-describedby={`${id}-note`}
          checked={isOn}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
        />
      </span>
      <div>
        <label className="strong" htmlFor={id}>
          {label}
        </label>
        <p className="item-note" id={`${id}-note`}>
          {note}
        </p>
      </div>
      {customize && (
        <span className="item-end">
          <LinkButton size="small" href={customize} aria-label={copy.customizeOf(label)}>
            {copy.customize}
          </LinkButton>
        </span>
      )}
    </li>
  );
}
