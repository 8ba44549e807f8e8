import { useState } from 'react';
import type { StoreCurrencies } from '#contract/multi-currency.ts';
import { currenciesCopy } from '#web/blocks/currencies/currencies-copy.ts';
import { CurrencyPicker } from '#web/blocks/currencies/currency-picker.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';

type Props = Readonly<{
  currencies: StoreCurrencies;
  isSaving: boolean;
  onAdd: (codes: readonly string[]) => void;
  onClose: () => void;
}>;

export function AddDialog({ currencies: { available, enabled }, isSaving, onAdd, onClose }: Props) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const choices = Object.values(available).filter(({ code }) => !Object.hasOwn(enabled, code));
  return (
    <Dialog
      open
      size="wide"
      title={copy.addTitle}
      pending={isSaving}
      onClose={onClose}
      foot={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            kind="primary"
            busy={isSaving}
            disabled={selected.length === 0}
            onClick={() => onAdd(selected)}
          >
            {currenciesCopy.add(selected.length)}
          </Button>
        </>
      }
    >
      {choices.length === 0 ? (
        <p>{currenciesCopy.allAdded}</p>
      ) : (
        <CurrencyPicker currencies={choices} selected={selected} onChange={setSelected} />
      )}
    </Dialog>
  );
}
