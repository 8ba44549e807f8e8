import type { Figure, FigurePart } from '#domain/payments/charge-figures.ts';
import { transactionTypeLabel } from '#domain/payments/transaction-type-copy.ts';
import { money } from '#domain/shared/money.ts';
import { labelOf } from '#domain/shared/word.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Sum, type SumLine } from '#web/ui/sum.tsx';
import { paymentDetailsCopy as copy } from './payment-details-copy.ts';

type FigurePartsProps = Readonly<{
  label: string;
  figure: Figure;
  /** What is taken away stands with a minus, in the line and in its parts alike. */
  sign: 1 | -1;
  currency: string;
}>;

const signed = (amount: number, sign: 1 | -1): number => (amount === 0 ? 0 : amount * sign);

/** An amount that opens: the movements it is the sum of, and that sum. */
export function FigureParts({ label, figure, sign, currency }: FigurePartsProps) {
  const amount = signed(figure.amount, sign);
  if (figure.parts.length === 0) return <MoneyText amount={amount} currency={currency} />;
  return (
    <Popover
      label={copy.madeOf(label)}
      trigger={(props) => (
        <Button {...props} kind="link" aria-label={copy.opens(label, moneyWords(money(amount, currency)))}>
          <MoneyText amount={amount} currency={currency} />
        </Button>
      )}
    >
      <div className="payment-parts">
        <Sum
          lines={[
            ...figure.parts.map((part, place) => partLine(part, place, sign, currency)),
            {
              key: 'sum',
              label: copy.sum,
              amount: <MoneyText amount={amount} currency={currency} />,
              role: 'total',
            },
          ]}
        />
      </div>
    </Popover>
  );
}

const partLine = (part: FigurePart, place: number, sign: 1 | -1, currency: string): SumLine => ({
  key: `${part.transaction_id ?? 'told'} ${place}`,
  label:
    part.transaction_id === null ? (
      labelOf(transactionTypeLabel, part.type)
    ) : (
      <Link href={paths.transactions({ search: [part.transaction_id] })}>
        {labelOf(transactionTypeLabel, part.type)}
      </Link>
    ),
  note: part.transaction_id ?? copy.toldByProvider,
  amount: <MoneyText amount={signed(part.amount, sign)} currency={currency} />,
});
