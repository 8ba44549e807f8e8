import { useQuery } from '@tanstack/react-query';
import { overviewsQuery } from '#web/blocks/account-cards/overviews-queries.ts';
import { Select } from '#web/ui/select.tsx';
import { bankAccountCopy as copy } from './bank-account-copy.ts';

type PayoutCurrencyProps = Readonly<{ value: string; onChange: (code: string) => void }>;

/** Each currency that is paid out has a bank account of its own; who is paid out in one is not asked, only reminded of it. */
export function PayoutCurrency({ value, onChange }: PayoutCurrencyProps) {
  const { data } = useQuery(overviewsQuery());
  const banks = data?.account?.default_external_accounts ?? [];
  const codes = [...new Set([value, ...banks.map(({ currency }) => currency)])];
  const today = banks.find(({ currency }) => currency === value);
  return (
    <>
      {codes.length > 1 && (
        <Select
          label={copy.currency}
          options={codes.map((code) => ({ value: code, label: code.toUpperCase() }))}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {today && <p>{copy.today(value.toUpperCase(), today.bank_name, today.last4)}</p>}
    </>
  );
}
