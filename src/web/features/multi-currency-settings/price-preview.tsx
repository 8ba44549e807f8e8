import { useState } from 'react';
import type { StoreCurrency } from '#contract/multi-currency.ts';
import { convertPrice, previewPrice, rateText } from '#domain/settings/currency-price.ts';
import { formatExplicitMoney, moneyFieldText } from '#domain/shared/format-money.ts';
import { currency as asCurrency, money } from '#domain/shared/money.ts';
import { parseMoney } from '#domain/shared/parse-money.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';
import type { ChosenSettings } from './multi-currency-settings-queries.ts';

type Props = Readonly<{ currency: StoreCurrency; base: string; value: ChosenSettings }>;

/** Any price of the store as it would be shown, counted by the rule the shop itself counts by. */
export function PricePreview({ currency, base, value }: Props) {
  const own = asCurrency(base.toLowerCase());
  const { locale } = pageSettings().store;
  const [amount, setAmount] = useState<number | null>(previewPrice(own).amount);
  const rate = rateText((value.exchange_rate_type === 'manual' ? value.manual_rate : currency.rate) ?? 0);
  const price = amount === null || amount < 0 ? undefined : money(amount, own);
  const shown =
    price &&
    rate &&
    convertPrice(price, currency.id, { rate, rounding: value.price_rounding, charm: value.price_charm });

  return (
    <Card title={copy.preview}>
      <div className="stack">
        <MoneyField
          label={copy.previewPrice}
          value={amount}
          onChange={setAmount}
          code={base}
          unreadableError={copy.badPrice}
          parse={(text) => {
            const parsed = parseMoney(text, own, locale);
            return parsed.kind === 'money' ? parsed.amount : undefined;
          }}
          format={(minor) => moneyFieldText(money(minor, own), locale)}
        />
        <output className="strong">
          {shown && price
            ? copy.previewWords(formatExplicitMoney(price, locale), formatExplicitMoney(shown, locale))
            : copy.noPreview}
        </output>
      </div>
    </Card>
  );
}
