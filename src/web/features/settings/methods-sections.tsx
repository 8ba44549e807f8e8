import {
  isPaymentMethodId,
  PAYMENT_METHODS,
  type PaymentMethodId,
} from '#domain/settings/payment-methods.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MethodRow } from './method-row.tsx';
import { useSaved, useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsSection } from './settings-section.tsx';

const { methods: copy, later } = settingsCopy;

/** What can be listed here; what stands among the express checkouts does not. */
const available = (ids: readonly string[], isLater: boolean): readonly PaymentMethodId[] =>
  ids
    .filter(isPaymentMethodId)
    .filter((id) => id !== 'link' && PAYMENT_METHODS[id].allows_pay_later === isLater);

export function MethodsSection() {
  const { available_payment_method_ids, account_country } = useSaved();
  const { error } = useSetting('enabled_payment_method_ids');
  const { value: isManual } = useSetting('is_manual_capture_enabled');
  const link = { href: paths.help('fees', account_country.toLowerCase()), label: copy.fees };
  return (
    <SettingsSection id="payment-methods" title={copy.title} text={copy.text} link={link}>
      {error && (
        <Notice kind="error" size="small" announce>
          {error}
        </Notice>
      )}
      {isManual && (
        <Notice kind="info" size="small" label={copy.title}>
          {copy.manual}
        </Notice>
      )}
      <MethodList label={copy.title} ids={available(available_payment_method_ids, false)} />
    </SettingsSection>
  );
}

export function PayLaterSection() {
  const ids = available(useSaved().available_payment_method_ids, true);
  if (ids.length === 0) return null;
  return (
    <SettingsSection id="buy-now-pay-later" title={later.title} text={later.text}>
      <MethodList label={later.title} ids={ids} />
    </SettingsSection>
  );
}

function MethodList({ label, ids }: { label: string; ids: readonly PaymentMethodId[] }) {
  return (
    <Card label={label} flush>
      <ul className="items">
        {ids.map((id) => (
          <MethodRow key={id} id={id} />
        ))}
      </ul>
    </Card>
  );
}
