import type { Charge } from '#contract/payments.ts';
import { type ChargeFigures, type Figure, hasMoved } from '#domain/payments/charge-figures.ts';
import { chargeStatus } from '#domain/payments/charge-status.ts';
import { type FeeStep, feeSteps } from '#domain/payments/fee-breakdown.ts';
import { money } from '#domain/shared/money.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { moneyWords } from '#web/shared/store-format.ts';
import { Sum, type SumLine } from '#web/ui/sum.tsx';
import { FEE_WORDS } from './fee-words-copy.ts';
import { FigureParts } from './figure-parts.tsx';
import { paymentDetailsCopy as copy } from './payment-details-copy.ts';

type PaymentFiguresProps = Readonly<{ charge: Charge; figures: ChargeFigures; intentStatus: string | null }>;

/** Payment, fees, what went back, net: lines that add up, each open to the movements behind it. */
export function PaymentFigures({ charge, figures, intentStatus }: PaymentFiguresProps) {
  if (!hasMoved(charge)) return <p className="muted">{whyNothingMoved(charge, intentStatus)}</p>;
  return (
    <section className="payment-figures" aria-label={copy.figures}>
      <Sum lines={linesOf(charge, figures)} />
      <p className="subtle">{copy.everyLine}</p>
    </section>
  );
}

/** A payment that brought nothing says why, and whether something may still come of it. */
function whyNothingMoved(charge: Charge, intentStatus: string | null): string {
  if (charge.synthetic) return copy.nothingMoved;
  if (charge.status === 'succeeded') return charge.refunded ? copy.neverCharged : copy.waitsForCapture;
  switch (chargeStatus(charge, intentStatus).status) {
    case 'fraud_outcome_block':
      return copy.blockedByRules;
    case 'blocked':
      return copy.blockedAsRisky;
    case 'failed':
      return copy.failedToPay;
    case 'pending':
      return copy.notFinished;
    default:
      return copy.nothingMoved;
  }
}

function linesOf(charge: Charge, figures: ChargeFigures): readonly SumLine[] {
  const { currency, payment, fees, disputeFee, refunded, isDeducted, paydown, net } = figures;
  const line = (key: string, label: string, figure: Figure, sign: 1 | -1, extra: Partial<SumLine> = {}) => ({
    key,
    label,
    amount: <FigureParts label={label} figure={figure} sign={sign} currency={currency} />,
    ...extra,
  });
  return [
    line('payment', copy.payment, payment, 1),
    line('fees', copy.fees, fees, -1),
    ...stepLines(charge, figures),
    ...(disputeFee.amount === 0
      ? []
      : [
          line('dispute fee', copy.disputeFee, disputeFee, -1, {
            part: true,
            ...(isStillOpen(charge) && { note: copy.disputeFeeNote }),
          }),
        ]),
    ...(refunded.amount === 0
      ? []
      : [
          line('refunded', isDeducted ? copy.deducted : copy.refunded, refunded, -1, {
            ...(isDeducted && { note: copy.deductedNote }),
          }),
        ]),
    ...(paydown.amount === 0 ? [] : [line('paydown', copy.paydown, paydown, -1)]),
    line('net', copy.net, net, 1, { role: 'total' }),
  ];
}

const isStillOpen = ({ disputes }: Charge): boolean =>
  disputes.some(({ status }) => status === 'needs_response' || status === 'under_review');

/** The steps of the sale's own fee. A claim's fee beside it needs a line that says which is which. */
function stepLines(
  charge: Charge,
  { currency, transactionFee, disputeFee }: ChargeFigures,
): readonly SumLine[] {
  const sale = charge.balance_transaction;
  const steps = sale?.fee_rates ? feeSteps(sale.fee_rates, sale.amount, transactionFee.amount) : [];
  if (steps.length === 0 && disputeFee.amount !== 0) {
    const label = copy.transactionFee;
    const amount = <FigureParts label={label} figure={transactionFee} sign={-1} currency={currency} />;
    return [{ key: 'transaction fee', label, amount, part: true }];
  }
  return steps.map((step) => ({
    key: step.kind,
    label: FEE_WORDS[step.kind],
    note: termsWords(step, currency),
    amount: <MoneyText amount={step.amount === 0 ? 0 : -step.amount} currency={currency} />,
    part: true,
  }));
}

function termsWords({ percentage, fixed, isCapped }: FeeStep, currency: string): string {
  const fixedWords = moneyWords(money(fixed, currency));
  if (isCapped) return copy.capped(fixedWords);
  return fixed === 0 ? percentWords(percentage) : `${percentWords(percentage)} + ${fixedWords}`;
}
