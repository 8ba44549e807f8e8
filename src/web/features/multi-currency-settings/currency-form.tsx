import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CurrencySettings, StoreCurrency } from '#contract/multi-currency.ts';
import { defaultRounding, rateText } from '#domain/settings/currency-price.ts';
import { UnsavedChanges } from '#web/shared/unsaved-changes.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';
import { type ChosenSettings, useSaveCurrency } from './multi-currency-settings-queries.ts';
import { PriceFields } from './price-fields.tsx';
import { PricePreview } from './price-preview.tsx';
import { RateFields } from './rate-fields.tsx';

type Props = Readonly<{ currency: StoreCurrency; base: string; saved: CurrencySettings }>;

export function CurrencyForm({ currency, base, saved }: Props) {
  const chosen = chosenOf(saved, currency);
  const [edited, setEdited] = useState<ChosenSettings>();
  const save = useSaveCurrency(currency.code);
  const value = edited ?? chosen;
  const isDirty = !isSame(value, chosen);
  const isManual = value.exchange_rate_type === 'manual';
  const isBadRate = isManual && rateText(value.manual_rate ?? 0) === undefined;
  const change = (part: Partial<ChosenSettings>) => setEdited({ ...value, ...part });
  const goBack = useGoBack(isDirty);

  return (
    <div className="stack">
      <RateFields currency={currency} base={base} value={value} isBadRate={isBadRate} onChange={change} />
      <PriceFields code={currency.id} value={value} onChange={change} />
      <PricePreview currency={currency} base={base} value={value} />
      <div className="actions">
        <Button icon="left" onClick={goBack}>
          {copy.back}
        </Button>
        <Button
          kind="primary"
          busy={save.isPending}
          disabled={!isDirty || isBadRate}
          onClick={() => save.mutate(value, { onSuccess: () => setEdited(undefined) })}
        >
          {copy.save}
        </Button>
      </div>
      <UnsavedChanges when={isDirty} />
    </div>
  );
}

/** What was never chosen counts as it starts; a rate typed for the first time starts from today's. */
const chosenOf = (saved: CurrencySettings, { id, rate }: StoreCurrency): ChosenSettings => ({
  exchange_rate_type: saved.exchange_rate_type === 'manual' ? 'manual' : 'automatic',
  manual_rate: saved.manual_rate ?? rate,
  price_rounding: saved.price_rounding ?? defaultRounding(id),
  price_charm: saved.price_charm ?? 0,
});

const isSame = (one: ChosenSettings, other: ChosenSettings): boolean =>
  one.exchange_rate_type === other.exchange_rate_type &&
  (one.exchange_rate_type === 'automatic' || one.manual_rate === other.manual_rate) &&
  one.price_rounding === other.price_rounding &&
  one.price_charm === other.price_charm;

/** The list is the same screen, so leaving for it asks here what leaving the screen asks elsewhere. */
function useGoBack(isDirty: boolean) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async () => {
    const leaves =
      !isDirty ||
      (await confirm({
        title: copy.leaveTitle,
        text: <p>{copy.leaveText}</p>,
        action: copy.leave,
        kind: 'danger',
      }));
    if (leaves) await navigate({ to: '/settings/currencies', search: {} });
  };
}
