import type { Charge, LedgerRow } from '#contract/payments.ts';
import { transactionTypeLabel } from '#domain/payments/transaction-type-copy.ts';
import { payoutStatusLabel } from '#domain/payouts/payout-status.ts';
import { labelOf } from '#domain/shared/word.ts';
import { DateText } from '#web/shared/date-text.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { paymentDetailsCopy as copy } from './payment-details-copy.ts';

type Field = 'amount' | 'fees' | 'net';
const sumOf = (rows: readonly LedgerRow[], field: Field): number =>
  rows.reduce((sum, row) => sum + row[field], 0);

/** Every movement of the balance about this payment, and what they come to. */
export function LedgerRows({ charge, currency }: { charge: Charge; currency: string }) {
  const rows = charge.transactions.filter((row) => row.currency === currency);
  const search = [charge.payment_intent ?? charge.id];
  return (
    <DataTable
      label={copy.movements}
      density="compact"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ transaction_id }) => transaction_id}
      foot={
        <>
          <Link href={paths.transactions({ search })}>{copy.listOfMovements}</Link>
          <span className="push strong">
            {copy.net} <MoneyText amount={sumOf(rows, 'net')} currency={currency} />
          </span>
        </>
      }
    />
  );
}

const amountColumn = (field: Field, slot: 'amount' | undefined): Column<LedgerRow> => ({
  id: field,
  label: copy.column[field],
  align: 'end',
  ...(slot && { slot }),
  cell: (row) => (
    <MoneyText amount={field === 'fees' ? -row.fees || 0 : row[field]} currency={row.currency} />
  ),
});

const COLUMNS: readonly Column<LedgerRow>[] = [
  { id: 'date', label: copy.column.date, slot: 'meta', cell: ({ date }) => <DateText at={date} /> },
  {
    id: 'type',
    label: copy.column.type,
    slot: 'title',
    cell: ({ type, transaction_id }) => (
      <Link href={paths.transactions({ search: [transaction_id] })}>
        {labelOf(transactionTypeLabel, type)}
      </Link>
    ),
  },
  amountColumn('amount', undefined),
  amountColumn('fees', undefined),
  amountColumn('net', 'amount'),
  {
    id: 'payout',
    label: copy.column.payout,
    slot: 'note',
    cell: ({ deposit_id, deposit_status, deposit_type }) => {
      if (deposit_id === null) return <span className="subtle">{copy.futurePayout}</span>;
      const words = deposit_status === null ? deposit_id : payoutStatusLabel(deposit_status, deposit_type);
      return may('see_payouts') ? <Link href={paths.payout(deposit_id)}>{words}</Link> : words;
    },
  },
];
