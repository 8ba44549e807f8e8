import { BareSelect } from '#web/ui/select.tsx';
import { dataListCopy as copy } from './data-list-copy.ts';

type CurrencyChoiceProps = Readonly<{
  /** The currencies the store is paid out in. */
  currencies: readonly string[];
  value: string | undefined;
  onChange: (currency: string | undefined) => void;
}>;

const ALL = '---';

/** One of the store's currencies, or all of them. With a single one there is nothing to choose. */
export function CurrencyChoice({ currencies, value, onChange }: CurrencyChoiceProps) {
  // A currency named in the address can always be taken out again.
  const offered = value && !currencies.includes(value) ? [...currencies, value] : currencies;
  if (offered.length < 2 && !value) return null;
  return (
    <BareSelect
      kind="quiet"
      aria-label={copy.currency}
      value={value ?? ALL}
      options={[
        { value: ALL, label: copy.allCurrencies },
        ...offered.map((code) => ({ value: code, label: code.toUpperCase() })),
      ]}
      onChange={({ target }) => onChange(target.value === ALL ? undefined : target.value)}
    />
  );
}
