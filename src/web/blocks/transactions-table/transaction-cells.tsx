import { Suspense } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { isConverted } from '#domain/payments/currency-conversion.ts';
import { paymentDetailsParameters } from '#domain/payments/payment-details-link.ts';
import { shownTransactionType } from '#domain/payments/transaction-type.ts';
import { transactionTypeLabel } from '#domain/payments/transaction-type-copy.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import { labelOf } from '#domain/shared/word.ts';
import { Icon } from '#web/ui/icon.tsx';
import { later } from '#web/ui/later.ts';
import { Link } from '#web/ui/link.tsx';
import { MoneyText } from '../../shared/money-text.tsx';
import { pageSettings } from '../../shared/page-settings.ts';
import { paths } from '../../shared/paths.ts';
import { moneyWords } from '../../shared/store-format.ts';
import type { LaterCellProps } from './later-cell.tsx';
import { CustomerCell, MethodCell, OrderCell } from './sale-cells.tsx';
import { transactionsTableCopy as copy } from './transactions-table-copy.ts';

type RowProps = Readonly<{ row: Transaction }>;

/** An adjustment alone says nothing, so what the provider called it stands beside the word. */
export function typeWords(row: Transaction): string {
  const label = labelOf(transactionTypeLabel, shownTransactionType(row));
  const { description } = row.metadata;
  return row.type === 'adjustment' && description ? copy.adjustment(label, description) : label;
}

const LaterCell = later(async () => (await import('./later-cell.tsx')).LaterCell);

/** What few rows say, and columns that are hidden at first, come after the rows. */
export const Later = (props: LaterCellProps) => (
  <Suspense>
    <LaterCell {...props} />
  </Suspense>
);

/** What moved, and how its payment stands since. */
export function TypeAndState({ row }: RowProps) {
  return (
    <span className="type-and-state">
      <span className="two-lines">{typeWords(row)}</span>
      {row.payment_state?.status !== 'paid' && <Later row={row} of="payment_state" />}
    </span>
  );
}

/** A movement that belongs to no payment, such as a loan's, has no details to open. */
export function detailsOf(row: Transaction): string | undefined {
  const parameters = paymentDetailsParameters(row);
  return parameters && paths.payment(parameters);
}

export function DetailsLink({ row }: RowProps) {
  const href = detailsOf(row);
  if (!href) return null;
  const name = copy.detailsOf(
    typeWords(row),
    moneyWords(money(row.amount, row.currency)),
    formatDateTime(row.date, pageSettings().store),
  );
  return (
    <Link className="row-link" href={href} aria-label={name}>
      <Icon name="eye" size="small" />
      <span>{copy.details}</span>
    </Link>
  );
}

export const PaymentMethod = ({ row, accountCountry }: RowProps & { accountCountry: string }) => (
  <MethodCell
    source={row.source}
    identifier={row.source_identifier}
    accountCountry={accountCountry}
    none={copy.noMethod}
  />
);

export const Customer = ({ row }: RowProps) => (
  <CustomerCell name={row.customer_name} url={row.order?.customer_url} none={copy.noCustomer} />
);

export const OrderLink = ({ row }: RowProps) => (
  <OrderCell order={row.order} words={copy.order} none={copy.noOrder} />
);

/** The swap mark says that the customer paid in another currency, and what. */
export function Amount({ row, explicit }: RowProps & { explicit: boolean }) {
  const paid = copy.convertedFrom(moneyWords(money(row.customer_amount, row.customer_currency), true));
  return (
    <span className="strong">
      {isConverted(row) && (
        <span className="subtle converted" role="img" aria-label={paid} title={paid}>
          <Icon name="swap" size="small" />
        </span>
      )}
      <MoneyText amount={row.amount} currency={row.currency} explicit={explicit} />
    </span>
  );
}
