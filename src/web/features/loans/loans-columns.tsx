import type { Loan } from '#contract/loans.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { loansCopy as copy } from './loans-copy.ts';
// The way to a row looks the same as in the long lists, which bring this with them.
import '#web/blocks/data-list/data-list.css';

const { columns } = copy;
const dayOf = (at: UtcInstant): string => formatDate(at, pageSettings().store);

function LoanStatus({ fully_paid_at }: Pick<Loan, 'fully_paid_at'>) {
  if (fully_paid_at === null) return <Chip kind="primary">{copy.active}</Chip>;
  return <Chip kind="light">{copy.paidOff(dayOf(fully_paid_at))}</Chip>;
}

const transactionsOf = ({ stripe_loan_id }: Loan): string =>
  paths.transactions({ type: 'charge', filter: 'advanced', loan_id_is: stripe_loan_id });

function TransactionsLink({ loan }: { loan: Loan }) {
  const { amount, currency, paid_out_at } = loan;
  return (
    <Link
      className="row-link"
      href={transactionsOf(loan)}
      aria-label={copy.transactionsOf(moneyWords(money(amount, currency)), dayOf(paid_out_at))}
    >
      <Icon name="eye" size="small" />
      <span>{copy.transactions}</span>
    </Link>
  );
}

export const LOAN_COLUMNS: readonly Column<Loan>[] = [
  {
    id: 'details',
    label: columns.details,
    hideLabel: true,
    slot: 'link',
    opens: transactionsOf,
    cell: (loan) => <TransactionsLink loan={loan} />,
  },
  {
    id: 'paid_out_at',
    label: columns.paidOut,
    nowrap: true,
    slot: 'title',
    cell: ({ paid_out_at }) => <span className="num">{dayOf(paid_out_at)}</span>,
  },
  {
    id: 'status',
    label: columns.status,
    slot: 'state',
    cell: ({ fully_paid_at }) => <LoanStatus fully_paid_at={fully_paid_at} />,
  },
  {
    id: 'amount',
    label: columns.amount,
    align: 'end',
    slot: 'amount',
    cell: ({ amount, currency }) => (
      <span className="strong">
        <MoneyText amount={amount} currency={currency} />
      </span>
    ),
  },
  {
    id: 'fee_amount',
    label: columns.fee,
    align: 'end',
    cell: ({ fee_amount, currency }) => <MoneyText amount={fee_amount} currency={currency} />,
  },
  {
    id: 'withhold_rate',
    label: columns.rate,
    align: 'end',
    cell: ({ withhold_rate }) => <span className="num">{percentWords(withhold_rate)}</span>,
  },
  {
    id: 'first_paydown_at',
    label: columns.firstPaydown,
    nowrap: true,
    cell: ({ first_paydown_at }) =>
      first_paydown_at === null ? (
        <Nothing word={copy.noPaydown} />
      ) : (
        <span className="num">{dayOf(first_paydown_at)}</span>
      ),
  },
];
