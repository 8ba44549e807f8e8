import { displayedFee, type FeeStructure, type Price } from '#domain/settings/displayed-fee.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { priceWords } from '#web/shared/price-words.ts';
import { Hint } from '#web/ui/hint.tsx';
import { settingsCopy } from './settings-copy.ts';

const copy = settingsCopy.fees;

/** What a payment costs at least, and how the whole price comes about. */
export function MethodFee({ label, fee }: { label: string; fee: FeeStructure | undefined }) {
  if (!fee) return copy.missing;
  const { base, international, exchange, total, discount, currency } = displayedFee(fee);
  const words = (price: Price) => priceWords(price, currency);
  const rows = [
    { label: copy.base, price: base },
    { label: copy.international, price: international },
    { label: copy.exchange, price: exchange },
  ];
  return (
    <>
      {copy.from(words(base))}
      <Hint label={copy.of(label)}>
        <span className="fee-rows">
          {rows.map((row) => row.price && <Row key={row.label} label={row.label} words={words(row.price)} />)}
          <Row label={copy.total} words={words(total)} />
          {discount > 0 && <span>{copy.discount(percentWords(discount))}</span>}
        </span>
      </Hint>
    </>
  );
}

const Row = ({ label, words }: { label: string; words: string }) => (
  <span className="row" data-spread="">
    <span>{label}</span>
    <span className="num">{words}</span>
  </span>
);
