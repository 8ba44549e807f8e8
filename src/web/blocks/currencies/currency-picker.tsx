import { useState } from 'react';
import type { StoreCurrency } from '#contract/multi-currency.ts';
import { byRecommendation, matchesCurrency } from '#domain/settings/currency-choice.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import './currencies.css';
import { currenciesCopy as copy } from './currencies-copy.ts';

type Props = Readonly<{
  currencies: readonly StoreCurrency[];
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
}>;

/** Ticks among many: what most stores add stands first, and the rest is found by typing. */
export function CurrencyPicker({ currencies, selected, onChange }: Props) {
  const [search, setSearch] = useState('');
  const found = currencies.filter((one) => matchesCurrency(one, search));
  const { recommended, others } = byRecommendation(found);
  const toggle = (code: string, on: boolean) =>
    onChange(on ? [...selected, code] : selected.filter((other) => other !== code));

  return (
    <div className="stack">
      <SearchField
        label={copy.search}
        placeholder={copy.searchPlaceholder}
        value={search}
        onChange={setSearch}
      />
      <VisuallyHidden>
        <span role="status">{search !== '' && copy.found(found.length)}</span>
      </VisuallyHidden>
      {found.length === 0 && <p className="muted">{copy.noneFound}</p>}
      <Group title={copy.recommended} currencies={recommended} selected={selected} onToggle={toggle} />
      <Group title={copy.others} currencies={others} selected={selected} onToggle={toggle} />
    </div>
  );
}

type GroupProps = Readonly<{
  title: string;
  currencies: readonly StoreCurrency[];
  selected: readonly string[];
  onToggle: (code: string, on: boolean) => void;
}>;

function Group({ title, currencies, selected, onToggle }: GroupProps) {
  if (currencies.length === 0) return null;
  return (
    <fieldset className="field">
      <legend className="field-label">{title}</legend>
      <div className="currency-checks">
        {currencies.map(({ code, name, symbol }) => (
          <Checkbox
            key={code}
            light
            label={
              <>
                {name} <span className="muted">{symbol === code ? code : `${symbol} ${code}`}</span>
              </>
            }
            checked={selected.includes(code)}
            onChange={({ target: { checked } }) => onToggle(code, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
