import { charmChoices, defaultRounding, roundingChoices } from '#domain/settings/currency-price.ts';
import { decimalsOf, money } from '#domain/shared/money.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';
import type { ChosenSettings } from './multi-currency-settings-queries.ts';

type Props = Readonly<{
  /** Lower case. */
  code: string;
  value: ChosenSettings;
  onChange: (part: Partial<ChosenSettings>) => void;
}>;

export function PriceFields({ code, value, onChange }: Props) {
  const inWords = (units: number) => moneyWords(money(Math.round(units * 10 ** decimalsOf(code)), code));
  const roundingWords = (units: number) => {
    const words = units === 0 ? copy.noRounding : inWords(units);
    return units === defaultRounding(code) ? copy.recommended(words) : words;
  };
  return (
    <Card title={copy.prices}>
      <div className="stack">
        <Select
          label={copy.rounding}
          help={copy.roundingHelp}
          value={String(value.price_rounding)}
          options={roundingChoices(code).map((units) => ({
            value: String(units),
            label: roundingWords(units),
          }))}
          onChange={({ target }) => onChange({ price_rounding: Number(target.value) })}
        />
        <Select
          label={copy.charm}
          help={copy.charmHelp}
          value={String(value.price_charm)}
          options={charmChoices(code).map((units) => ({
            value: String(units),
            label: units === 0 ? copy.noCharm : inWords(units),
          }))}
          onChange={({ target }) => onChange({ price_charm: Number(target.value) })}
        />
      </div>
    </Card>
  );
}
