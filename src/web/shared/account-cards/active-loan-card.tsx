import { useQuery } from '@tanstack/react-query';
import { type ActiveLoan, readActiveLoan } from '#contract/loans.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { minor, money } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { readQuery } from '#web/api/query-client.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { failureWords } from '../failure-words.ts';
import { MoneyText } from '../money-text.tsx';
import { nowSeconds } from '../now.ts';
import { pageSettings } from '../page-settings.ts';
import { paths } from '../paths.ts';
import { moneyWords } from '../store-format.ts';
import { activeLoanCopy as copy } from './active-loan-copy.ts';
import { percentageWords } from './percentage-words.ts';

/** The loan that runs now: how far it is repaid, and what the period asks for. Nothing where nothing is owed. */
export function ActiveLoanCard({ linksToAll = false }: { linksToAll?: boolean }) {
  const loan = useQuery(readQuery(readActiveLoan, {}));
  if (loan.isError) {
    return (
      <ErrorNotice title={copy.failed} retrying={loan.isFetching} onRetry={() => loan.refetch()}>
        {failureWords(loan.error)}
      </ErrorNotice>
    );
  }
  if (loan.isPending) {
    if (!pageSettings().accountLoans.has_active_loan) return null;
    return (
      <Card title={copy.title}>
        <Skeleton kind="rows" count={4} />
      </Card>
    );
  }
  const { details } = loan.data;
  return details && <Overview loan={details} linksToAll={linksToAll} />;
}

const dayOf = (at: EpochSeconds): string => formatDate(at, pageSettings().store);

function Overview({ loan, linksToAll }: { loan: ActiveLoan; linksToAll: boolean }) {
  const link = { type: 'charge', filter: 'advanced', loan_id_is: loan.stripe_loan_id };
  return (
    <Card
      title={copy.title}
      headEnd={<Chip kind="primary">{copy.active}</Chip>}
      foot={
        <>
          <Link href={paths.transactions(link)}>{copy.transactions}</Link>
          {linksToAll && <Link href={paths.loans()}>{copy.allLoans}</Link>}
        </>
      }
    >
      <div className="stack" data-gap="small">
        <Repayment loan={loan} />
        <Facts facts={factsOf(loan)} />
      </div>
    </Card>
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
  { label: copy.rate, value: percentageWords(loan.withhold_rate * 100) },
  { label: copy.paidOut, value: dayOf(loan.advance_paid_out_at) },
  {
    label: loan.repayments_begin_at > nowSeconds() ? copy.beginsLater : copy.begins,
    value: dayOf(loan.repayments_begin_at),
  },
];
