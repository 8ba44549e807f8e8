import { lazy, Suspense } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { isConverted } from '#domain/payments/currency-conversion.ts';
import { paymentDetailsParameters } from '#domain/payments/payment-details-link.ts';
import { riskMark } from '#domain/payments/risk-level.ts';
import { shownTransactionType, transactionTypeLabel } from '#domain/payments/transaction-type.ts';
import { PAYOUT_STATUSES, payoutStatusLabel, payoutStatusStyle } from '#domain/payouts/payout-status.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import { labelOf } from '#domain/shared/word.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminAddress } from '../../shared/admin-address.ts';
import { MoneyText } from '../../shared/money-text.tsx';
import { Nothing } from '../../shared/nothing.tsx';
import { pageSettings } from '../../shared/page-settings.ts';
import { paths } from '../../shared/paths.ts';
import { moneyWords } from '../../shared/store-format.ts';
import { CustomerCell, MethodCell, OrderCell } from './sale-cells.tsx';
import { transactionsTableCopy as copy } from './transactions-table-copy.ts';

type RowProps = Readonly<{ row: Transaction }>;

/** An adjustment alone says nothing, so what the provider called it stands beside the word. */
export function typeWords(row: Transaction): string {
  const label = labelOf(transactionTypeLabel, shownTransactionType(row));
  const { description } = row.metadata;
  return row.type === 'adjustment' && description ? copy.adjustment(label, description) : label;
}

/** Most payments are paid and nothing more: the words for the others come after the rows. */
const PaymentStateChip = lazy(async () => ({
  default: (await import('./payment-state-chip.tsx')).PaymentStateChip,
}));

/** What moved, and how its payment stands since. */
export function TypeAndState({ row }: RowProps) {
  return (
    <span className="type-and-state">
      <span className="two-lines">{typeWords(row)}</span>
      {row.payment_state && row.payment_state.status !== 'paid' && (
        <Suspense>
          <PaymentStateChip row={row} />
        </Suspense>
      )}
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

export function Subscriptions({ row }: RowProps) {
  const subscriptions = row.order?.subscriptions ?? [];
  if (subscriptions.length === 0) return <Nothing word={copy.noSubscription} />;
  return (
    <span className="row num">
      {subscriptions.map(({ number, url }) => (
        <Link key={number} href={adminAddress(url)} title={copy.subscriptionTitle(number)}>
          {copy.order(number)}
        </Link>
      ))}
    </span>
  );
}

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

const CHIP_OF_RISK = { success: 'success', alert: 'warning', danger: 'alert' } as const;

export function Risk({ row }: RowProps) {
  const { label, style } = riskMark(row.risk_level);
  return style === 'none' ? (
    <span className="subtle">{label}</span>
  ) : (
    <Chip kind={CHIP_OF_RISK[style]}>{label}</Chip>
  );
}

export function PayoutLink({ row }: RowProps) {
  if (row.deposit_id === null) return <span className="subtle">{copy.futurePayout}</span>;
  return (
    <Link href={paths.payout(row.deposit_id)}>
      <code>{row.deposit_id}</code>
    </Link>
  );
}

/** A status the provider added after us is shown by its own name. */
export function PayoutStatus({ row }: RowProps) {
  if (row.deposit_status === null) return <Nothing word={copy.noStatus} />;
  const known = PAYOUT_STATUSES.find((status) => status === row.deposit_status);
  return known ? (
    <Chip kind={payoutStatusStyle[known]}>{payoutStatusLabel(known, row.deposit_type)}</Chip>
  ) : (
    <Chip>{row.deposit_status}</Chip>
  );
}
