import { displayedFee, type FeeStructure, type Price } from '#domain/settings/displayed-fee.ts';
import { methodLabel, PAYMENT_METHOD_IDS } from '#domain/settings/payment-methods.ts';
import { accountCountry } from '#web/shared/account-country.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { priceWords } from '#web/shared/price-words.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { ratesCopy as copy } from './fees-copy.ts';

type Rates = Readonly<{ label: string; fee: ReturnType<typeof displayedFee> }>;

const price = (rates: Rates, part: Price | undefined) =>
  part ? priceWords(part, rates.fee.currency) : copy.none;

const COLUMNS: readonly Column<Rates>[] = [
  { id: 'method', label: copy.method, slot: 'title', cell: ({ label }) => label },
  {
    id: 'base',
    label: copy.base,
    cell: (rates) => (
      <>
        {price(rates, rates.fee.base)}
        {rates.fee.discount > 0 && (
          <span className="caption"> {copy.discount(percentWords(rates.fee.discount))}</span>
        )}
      </>
    ),
  },
  {
    id: 'international',
    label: copy.international,
    cell: (rates) => price(rates, rates.fee.international),
  },
  { id: 'conversion', label: copy.conversion, cell: (rates) => price(rates, rates.fee.exchange) },
];

/** What each method costs this merchant, as the account says; nothing before there is one. */
export function YourRates() {
  const settings = pageSettings();
  const fees: Readonly<Record<string, FeeStructure | undefined>> = settings.accountFees;
  const country = accountCountry(settings);
  const rows = PAYMENT_METHOD_IDS.flatMap((id) => {
    const fee = fees[id];
    return fee ? [{ label: methodLabel(id, country), fee: displayedFee(fee) }] : [];
  });
  if (rows.length === 0) return null;
  const head = (
    <div className="card-head">
      <h2 className="card-title">{copy.title}</h2>
    </div>
  );
  return (
    <DataTable label={copy.title} head={head} columns={COLUMNS} rows={rows} rowKey={({ label }) => label} />
  );
}
