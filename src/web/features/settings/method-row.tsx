import { useId } from 'react';
import { capabilityLabel, type MethodStanding, methodStanding } from '#domain/settings/method-standing.ts';
import { methodLabel, PAYMENT_METHODS, type PaymentMethodId } from '#domain/settings/payment-methods.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { useSoldIn } from '#web/blocks/currencies/sold-in.ts';
import { MethodMark } from '#web/shared/method-mark.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { MethodFee } from './method-fee.tsx';
import { useSaved, useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';
import { useMethodSwitch } from './use-method-switch.tsx';

const copy = settingsCopy.methods;

/** One way to pay: its tick, what it is, how it stands with the provider, and what it costs. */
export function MethodRow({ id }: { id: PaymentMethodId }) {
  const rowId = useId();
  const saved = useSaved();
  const method = useMethodSwitch(id);
  const standing = useStanding(id);
  const label = methodLabel(id, saved.account_country);
  const { description, icon, stripe_key } = PAYMENT_METHODS[id];
  const status = saved.payment_method_statuses[stripe_key]?.status ?? 'unrequested';

  return (
    <li className="item method-row" data-dimmed={standing.isDimmed || undefined}>
      {/* The box stays under the spinner: taken away, it would take the focus of the keyboard with it. */}
      <span className="check" data-busy={method.isChecking || undefined}>
        <input
          type="checkbox"
          id={rowId}
          aria-describedby={`${rowId}-about`}
          checked={method.isOn}
          disabled={standing.isLocked || standing.isDimmed}
          onChange={({ target: { checked } }) => method.change(checked)}
        />
        {method.isChecking && <span className="spinner" role="status" aria-label={copy.checking(label)} />}
      </span>
      <MethodMark code={icon} />
      <div>
        <p className="row">
          <label className="strong" htmlFor={rowId}>
            {label}
          </label>
          {capabilityLabel(status) && (
            <Chip kind={status === 'inactive' ? 'warning' : 'pending'}>{capabilityLabel(status)}</Chip>
          )}
          <SetupNeeded label={label} standing={standing} />
        </p>
        <p className="item-note" id={`${rowId}-about`}>
          {sentences(id === 'card' && copy.required, description)}
        </p>
        <DuplicateNotice id={id} label={label} />
      </div>
      <span className="item-end num muted">
        <MethodFee label={label} fee={pageSettings().accountFees[id]} />
      </span>
    </li>
  );
}

/** Why shoppers would not see the method yet, in a chip and its explanation. */
function SetupNeeded({ label, standing }: { label: string; standing: MethodStanding }) {
  const { needsCurrency, needsDomesticCurrency } = standing;
  const { value: isMultiCurrency } = useSetting('is_multi_currency_enabled');
  if (!needsCurrency && !needsDomesticCurrency) return null;
  return (
    <>
      <Chip kind="light">{copy.setupRequired}</Chip>
      <Hint label={copy.setupRequiredOf(label)}>
        {needsDomesticCurrency
          ? copy.needsDomestic(label, needsDomesticCurrency)
          : copy.needsCurrency(label, needsCurrency ?? [], isMultiCurrency)}
      </Hint>
    </>
  );
}

function useStanding(id: PaymentMethodId): MethodStanding {
  const { payment_method_statuses: statuses, account_domestic_currency } = useSaved();
  const { value: isMultiCurrency } = useSetting('is_multi_currency_enabled');
  const { value: isManualCapture } = useSetting('is_manual_capture_enabled');
  const { progressiveOnboarding } = pageSettings();
  const soldIn = useSoldIn(isMultiCurrency);
  return methodStanding(id, statuses[PAYMENT_METHODS[id].stripe_key]?.status ?? 'unrequested', {
    soldIn,
    domesticCurrency: account_domestic_currency,
    isProgressive: progressiveOnboarding.isEnabled && !progressiveOnboarding.isComplete,
    isManualCapture,
  });
}
