import { currencySign } from '#domain/shared/currency-symbol.ts';
import { moneyFieldText } from '#domain/shared/format-money.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { parseMoney } from '#domain/shared/parse-money.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';

type AmountFieldProps = Readonly<{
  currency: Currency;
  /** Whole minor units, as the provider is told them; people type money. */
  value: number | null;
  error: string | undefined;
  onChange: (minor: number | null) => void;
}>;

export function AmountField({ currency, value, error, onChange }: AmountFieldProps) {
  const { locale } = pageSettings().store;
  return (
    <MoneyField
      label={copy.amount}
      symbol={currencySign(currency)}
      code={currency.toUpperCase()}
      value={value}
      onChange={onChange}
      parse={(text) => {
        const parsed = parseMoney(text, currency, locale);
        return parsed.kind === 'money' ? parsed.amount : undefined;
      }}
      format={(minor) => moneyFieldText(money(minor, currency), locale)}
      unreadableError={copy.amountUnreadable}
      error={error}
    />
  );
}
