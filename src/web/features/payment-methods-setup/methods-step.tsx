import { useState } from 'react';
import type { Settings } from '#contract/settings.ts';
import {
  isPaymentMethodId,
  methodLabel,
  missingCurrencies,
  PAYMENT_METHODS,
  type PaymentMethodId,
} from '#domain/settings/payment-methods.ts';
import { useSoldIn } from '#web/blocks/currencies/sold-in.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { UnsavedChanges } from '#web/shared/unsaved-changes.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Outcome } from './complete-step.tsx';
import { MethodChoice } from './method-choice.tsx';
import { paymentMethodsSetupCopy as copy } from './payment-methods-setup-copy.ts';
import { useEnableMethods } from './payment-methods-setup-queries.ts';

type Props = Readonly<{ settings: Settings; onDone: (outcome: Outcome) => void }>;

/** Cards stand first, on and locked; what else is on already is not asked for again. */
export function MethodsStep({ settings, onDone }: Props) {
  const [selected, setSelected] = useState<readonly PaymentMethodId[]>([]);
  const save = useEnableMethods();
  const { available_payment_method_ids, enabled_payment_method_ids: before, account_country } = settings;
  const choices = available_payment_method_ids
    .filter(isPaymentMethodId)
    .filter((id) => id !== 'card' && !before.includes(id));
  const names = (ids: readonly PaymentMethodId[]) => ids.map((id) => methodLabel(id, account_country));
  const soldIn = useSoldIn(settings.is_multi_currency_enabled);
  const lackOf = (id: PaymentMethodId) =>
    missingCurrencies(id, { soldIn, domesticCurrency: settings.account_domestic_currency });
  const select = (id: PaymentMethodId, on: boolean) =>
    setSelected((chosen) => (on ? [...chosen, id] : chosen.filter((other) => other !== id)));
  const proceed = () =>
    save.mutate([...before, ...selected], {
      onSuccess: ({ data: { enabled_payment_method_ids: after } }) =>
        onDone({
          enabled: names(selected.filter((id) => after.includes(id) && !lackOf(id))),
          unseen: selected.flatMap((id) => {
            const currencies = after.includes(id) ? lackOf(id) : undefined;
            return currencies ? [{ label: methodLabel(id, account_country), currencies }] : [];
          }),
          waiting: names(selected.filter((id) => !after.includes(id))),
        }),
    });
  const group = (isPayLater: boolean) =>
    (['card', ...choices] as const).filter((id) => PAYMENT_METHODS[id].allows_pay_later === isPayLater);
  const { isEnabled, isComplete } = pageSettings().progressiveOnboarding;

  return (
    <div className="stack">
      <UnsavedChanges when={selected.length > 0} />
      <p className="muted">{choices.length === 0 ? copy.nothing : copy.text}</p>
      {isEnabled && !isComplete && (
        <Notice kind="info" label={copy.title}>
          {copy.locked}
        </Notice>
      )}
      <Group title={copy.popular} ids={group(false)} {...{ settings, selected }} onSelect={select} />
      <Group title={copy.payLater} ids={group(true)} {...{ settings, selected }} onSelect={select} />
      <div className="actions">
        <Button kind="primary" busy={save.isPending} disabled={selected.length < 1} onClick={proceed}>
          {copy.continue}
        </Button>
      </div>
    </div>
  );
}

type GroupProps = Readonly<{
  title: string;
  ids: readonly PaymentMethodId[];
  settings: Settings;
  selected: readonly PaymentMethodId[];
  onSelect: (id: PaymentMethodId, on: boolean) => void;
}>;

function Group({ title, ids, settings, selected, onSelect }: GroupProps) {
  if (ids.length === 0) return null;
  return (
    <fieldset className="field">
      <legend className="field-label">{title}</legend>
      <ul className="items">
        {ids.map((id) => (
          <MethodChoice
            key={id}
            id={id}
            settings={settings}
            isOn={id === 'card' || selected.includes(id)}
            onSelect={(on) => onSelect(id, on)}
          />
        ))}
      </ul>
    </fieldset>
  );
}
