import { useQuery } from '@tanstack/react-query';
import { overviewsQuery } from '#web/blocks/account-cards/overviews-queries.ts';
import { Select } from '#web/ui/select.tsx';

type PayoutCurrencyProps = Readonly<{ label: string; value: string; onChange: (code: string) => void }>;

/** Each currency that is paid out has a bank account of its own; who is paid out in one is not asked. */
export function PayoutCurrency({ label, value, onChange }: PayoutCurrencyProps) {
  const { data } = useQuery(overviewsQuery());
  const banks = data?.account?.default_external_accounts.map(({ currency }) => currency) ?? [];
  const codes = [...new Set([value, ...banks])];
  if (codes.length === 1) return null;
  return (
    <Select
      label={label}
      options={codes.map((code) => ({ value: code, label: code.toUpperCase() }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
