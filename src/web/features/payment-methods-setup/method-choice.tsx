import { useEffect, useId, useRef, useState } from 'react';
import type { Settings } from '#contract/settings.ts';
import { capabilityLabel, methodStanding, requirementLabel } from '#domain/settings/method-standing.ts';
import {
  methodLabel,
  missingCurrencies,
  PAYMENT_METHODS,
  type PaymentMethodId,
} from '#domain/settings/payment-methods.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { useSoldIn } from '#web/blocks/currencies/sold-in.ts';
import { MethodMark } from '#web/shared/method-mark.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Chip } from '#web/ui/chip.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { paymentMethodsSetupCopy as copy } from './payment-methods-setup-copy.ts';

const CHECK_DELAY_MS = 1500;

type Props = Readonly<{
  id: PaymentMethodId;
  settings: Settings;
  isOn: boolean;
  onSelect: (on: boolean) => void;
}>;

/** One way to pay: on after a moment and after its requirements were read, off at once. */
export function MethodChoice({ id, settings, isOn, onSelect }: Props) {
  const inputId = useId();
  const label = methodLabel(id, settings.account_country);
  const { icon, description, stripe_key } = PAYMENT_METHODS[id];
  const status = settings.payment_method_statuses[stripe_key]?.status ?? 'unrequested';
  const soldIn = useSoldIn(settings.is_multi_currency_enabled);
  const { isLocked, isDimmed } = standingOf(id, settings, soldIn);
  const lacks = missingCurrencies(id, { soldIn, domesticCurrency: settings.account_domestic_currency });
  const { isChecking, change } = useSwitch({ id, settings, label, onSelect });

  return (
    <li className="item method-row" data-dimmed={isDimmed || undefined}>
      {/* The box stays under the spinner: taken away, it would take the focus of the keyboard with it. */}
      <span className="check" data-busy={isChecking || undefined}>
        <input
          type="checkbox"
          id={inputId}
          aria-describedby={`${inputId}-about`}
          checked={isOn}
          disabled={isLocked || isDimmed}
          onChange={({ target }) => change(target.checked)}
        />
        {isChecking && <span className="spinner" role="status" aria-label={copy.checking(label)} />}
      </span>
      <MethodMark code={icon} />
      <div>
        <label className="strong" htmlFor={inputId}>
          {label}
        </label>
        <p className="item-note" id={`${inputId}-about`}>
          {sentences(
            id === 'card' && copy.required,
            description,
            lacks && copy.needsCurrency(lacks),
            isDimmed && copy.dimmed,
          )}
        </p>
      </div>
      <span className="item-end">
        {capabilityLabel(status) && (
          <Chip kind={status === 'inactive' ? 'warning' : 'pending'}>{capabilityLabel(status)}</Chip>
        )}
      </span>
    </li>
  );
}

function standingOf(id: PaymentMethodId, settings: Settings, soldIn: readonly string[]) {
  const { progressiveOnboarding } = pageSettings();
  const status = settings.payment_method_statuses[PAYMENT_METHODS[id].stripe_key]?.status ?? 'unrequested';
  return methodStanding(id, status, {
    soldIn,
    domesticCurrency: settings.account_domestic_currency,
    isManualCapture: settings.is_manual_capture_enabled,
    isProgressive: progressiveOnboarding.isEnabled && !progressiveOnboarding.isComplete,
  });
}

function useSwitch({ id, settings, label, onSelect }: Omit<Props, 'isOn'> & Readonly<{ label: string }>) {
  const confirm = useConfirm();
  const [isChecking, setIsChecking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const known = settings.payment_method_statuses[PAYMENT_METHODS[id].stripe_key];

  const mayBegin = async () => {
    if (known?.status !== 'unrequested' || known.requirements.length === 0) return true;
    const wanted = known.requirements.map((requirement) => (
      <li key={requirement}>{requirementLabel(requirement)}</li>
    ));
    return confirm({
      title: copy.requirementsTitle(label),
      action: copy.requirementsAction,
      text: (
        <>
          <p>{copy.requirementsText(label)}</p>
          <ul className="bullets">{wanted}</ul>
        </>
      ),
    });
  };
  const change = async (on: boolean) => {
    if (isChecking) return;
    if (!on) return onSelect(false);
    if (!(await mayBegin())) return;
    setIsChecking(true);
    timer.current = setTimeout(() => {
      setIsChecking(false);
      onSelect(true);
    }, CHECK_DELAY_MS);
  };
  return { isChecking, change };
}
