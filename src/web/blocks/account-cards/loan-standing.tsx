import type { ActiveLoan } from '#contract/loans.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { minor, money } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { MoneyText } from '../../shared/money-text.tsx';
import { nowSeconds } from '../../shared/now.ts';
import { pageSettings } from '../../shared/page-settings.ts';
import { moneyWords } from '../../shared/store-format.ts';
import { activeLoanCopy as copy } from './active-loan-copy.ts';

const dayOf = (at: EpochSeconds): string => formatDate(at, pageSettings().store);

/** What is repaid of the whole, what this period asks for, and the terms. */
export function LoanStanding({ loan }: { loan: ActiveLoan }) {
  return (
    // Terms are short: beside a page's main column, two of them still fit in a line.
    <div className="stack" data-gap="small" style={{ '--column': '120px' }}>
      <Repayment loan={loan} />
      <Facts facts={factsOf(loan)} />
    </div>
  );
}

function Repayment({ loan }: { loan: ActiveLoan }) {
  const { currency, paid_amount, current_repayment_interval: interval } = loan;
  const words = (amount: number) => moneyWords(money(minor(amount), currency));
  const total = loan.advance_amount + loan.fee_amount;
  const required = interval.paid_amount + interval.remaining_amount;
  const due = dayOf(interval.due_at);
  return (
    <>
      <Meter
        label={copy.repaid}
        value={paid_amount}
        max={total}
        words={copy.of(words(paid_amount), words(total))}
      />
      <Meter
        label={copy.interval(due)}
        value={interval.paid_amount}
        max={required}
        words={
          interval.remaining_amount === 0
            ? copy.intervalDone(words(interval.paid_amount))
            : copy.of(words(interval.paid_amount), words(required))
        }
      />
      {interval.remaining_amount > 0 && (
        <p className="subtle">{copy.intervalNote(words(interval.remaining_amount), due)}</p>
      )}
    </>
  );
}

const factsOf = (loan: ActiveLoan) => [
  { label: copy.advance, value: <MoneyText amount={loan.advance_amount} currency={loan.currency} /> },
  { label: copy.fee, value: <MoneyText amount={loan.fee_amount} currency={loan.currency} /> },
  { label: copy.rate, value: percentWords(loan.withhold_rate) },
  { label: copy.paidOut, value: dayOf(loan.advance_paid_out_at) },
  {
    label: loan.repayments_begin_at > nowSeconds() ? copy.beginsLater : copy.begins,
    value: dayOf(loan.repayments_begin_at),
  },
];
