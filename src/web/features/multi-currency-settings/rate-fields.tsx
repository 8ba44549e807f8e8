import type { StoreCurrency } from '#contract/multi-currency.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { When } from '#web/shared/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';
import type { ChosenSettings } from './multi-currency-settings-queries.ts';
import { rateWords } from './rate-words.ts';

const RATE_DECIMALS = 10;

type Props = Readonly<{
  currency: StoreCurrency;
  base: string;
  value: ChosenSettings;
  isBadRate: boolean;
  onChange: (part: Partial<ChosenSettings>) => void;
}>;

export function RateFields({ currency, base, value, isBadRate, onChange }: Props) {
  return (
    <Card title={copy.exchange}>
      <div className="stack">
        <RadioGroup
          label={copy.exchange}
          hideLabel
          value={value.exchange_rate_type}
          onChange={(exchange_rate_type) => onChange({ exchange_rate_type })}
          choices={[
            { value: 'automatic', label: copy.automatic, help: <Told currency={currency} base={base} /> },
            { value: 'manual', label: copy.manualChoice, help: copy.manualHelp },
          ]}
        />
        {value.exchange_rate_type === 'manual' && (
          <NumberField
            label={copy.manualRate}
            help={copy.manualRateHelp(base, currency.code)}
            decimals={RATE_DECIMALS}
            suffix={currency.code}
            value={value.manual_rate}
            error={isBadRate ? copy.badRate : undefined}
            unreadableError={copy.badRate}
            onChange={(manual_rate) => onChange({ manual_rate })}
          />
        )}
      </div>
    </Card>
  );
}

/** What the rate is and when it was told; while a typed one counts, nobody knows the other. */
function Told({ currency, base }: Pick<Props, 'currency' | 'base'>) {
  if (currency.last_updated === null) return copy.automaticText;
  return (
    <>
      {rateWords(currency, base)} ·{' '}
      <Sentence say={copy.updated}>
        <When at={utcInstant(currency.last_updated)} />
      </Sentence>
    </>
  );
}
