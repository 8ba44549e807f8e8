import { useState } from 'react';
import type { StoreCurrencies } from '#contract/multi-currency.ts';
import { canAddCurrencies } from '#domain/settings/currency-choice.ts';
import { currenciesCopy } from '#web/blocks/currencies/currencies-copy.ts';
import { CurrencyPicker } from '#web/blocks/currencies/currency-picker.tsx';
import { useEnableCurrencies } from '#web/blocks/currencies/currency-queries.ts';
import { UnsavedChanges } from '#web/shared/unsaved-changes.tsx';
import { Button } from '#web/ui/button.tsx';
import { multiCurrencySetupCopy as copy } from './multi-currency-setup-copy.ts';

type Props = Readonly<{ currencies: StoreCurrencies; onDone: () => void }>;

/** What is sold in already is not asked for again; with some of it, one may also just go on. */
export function AddCurrenciesStep({ currencies: { available, enabled }, onDone }: Props) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const save = useEnableCurrencies();
  const before = Object.keys(enabled);
  const choices = Object.values(available).filter(({ code }) => !before.includes(code));
  const add = () =>
    selected.length === 0 ? onDone() : save.mutate([...before, ...selected], { onSuccess: onDone });

  return (
    <div className="stack">
      <UnsavedChanges when={selected.length > 0} />
      <p className="muted">{copy.addText(before.length)}</p>
      {choices.length === 0 ? (
        <p>{currenciesCopy.allAdded}</p>
      ) : (
        <CurrencyPicker currencies={choices} selected={selected} onChange={setSelected} />
      )}
      <div className="actions">
        <Button
          kind="primary"
          busy={save.isPending}
          disabled={!canAddCurrencies({ enabled: before.length, selected: selected.length })}
          onClick={add}
        >
          {currenciesCopy.add(selected.length)}
        </Button>
      </div>
    </div>
  );
}
