import type { Transaction } from '#contract/transactions.ts';
import { displayedFees } from '#domain/payments/displayed-fees.ts';
import { channelLabel } from '#domain/payments/sales-channel.ts';
import { TRANSACTION_COLUMNS, type TransactionColumnId } from '#domain/payments/transaction-columns.ts';
import { countryName } from '../../shared/countries.ts';
import { DateText } from '../../shared/date-text.tsx';
import { Hidden } from '../../shared/hidden.tsx';
import { MoneyText } from '../../shared/money-text.tsx';
import { Nothing } from '../../shared/nothing.tsx';
import { may } from '../../shared/page-settings.ts';
import type { ListColumn } from '../data-list/list-column.ts';
import * as cells from './transaction-cells.tsx';
import { transactionsTableCopy as copy } from './transactions-table-copy.ts';
import './transactions-table.css';

export type ColumnsContext = Readonly<{
  /** The amount carries its code, because the page shows more than one currency; fees and net are in the same. */
  explicit: boolean;
  accountCountry: string;
  hasSubscriptions: boolean;
}>;

type Look = Omit<ListColumn<Transaction>, 'id' | 'label' | 'sortable' | 'hiddenAtFirst'>;

/** The columns of the list in their order, which the exported file shares; before them the link to the payment. */
export function transactionColumns(context: ColumnsContext): readonly ListColumn<Transaction>[] {
  const looks = looksOf(context);
  const columns = TRANSACTION_COLUMNS.filter(
    ({ id }) => id !== 'subscriptions' || context.hasSubscriptions,
  ).map(
    (column): ListColumn<Transaction> => ({
      ...looks[column.id],
      id: column.id,
      label: column.label,
      hiddenAtFirst: column.hidden,
      sortable: 'sort' in column,
    }),
  );
  return [DETAILS, ...columns];
}

const DETAILS: ListColumn<Transaction> = {
  id: 'details',
  label: copy.detailsColumn,
  hideLabel: true,
  fixed: true,
  slot: 'link',
  opens: cells.detailsOf,
  cell: (row) => <cells.DetailsLink row={row} />,
};

function looksOf({ explicit, accountCountry }: ColumnsContext): Record<TransactionColumnId, Look> {
  return {
    transaction_id: {
      clip: true,
      title: (row) => row.transaction_id,
      cell: (row) => <code>{row.transaction_id}</code>,
    },
    date: { locked: true, nowrap: true, slot: 'meta', cell: (row) => <DateText at={row.date} /> },
    type: { slot: 'state', cell: (row) => <cells.TypeAndState row={row} /> },
    channel: {
      slot: 'hide',
      cell: (row) => (
        <span className="two-lines muted">{channelLabel(row) ?? <Nothing word={copy.noChannel} />}</span>
      ),
    },
    source: {
      slot: 'note',
      cell: (row) => <cells.PaymentMethod row={row} accountCountry={accountCountry} />,
    },
    customer_name: {
      clip: true,
      slot: 'title',
      title: (row) => row.customer_name ?? undefined,
      cell: (row) => <cells.Customer row={row} />,
    },
    customer_email: {
      clip: true,
      title: (row) => row.customer_email ?? undefined,
      cell: (row) =>
        may('see_customers') ? (row.customer_email ?? <Nothing word={copy.noEmail} />) : <Hidden />,
    },
    customer_country: {
      clip: true,
      title: (row) => row.customer_country ?? undefined,
      cell: (row) =>
        row.customer_country === null ? <Nothing word={copy.noCountry} /> : countryName(row.customer_country),
    },
    order: { nowrap: true, slot: 'hide', cell: (row) => <cells.OrderLink row={row} /> },
    subscriptions: { slot: 'hide', cell: (row) => <cells.Later row={row} of="subscriptions" /> },
    customer_currency: { cell: (row) => row.customer_currency.toUpperCase() },
    customer_amount: {
      align: 'end',
      cell: (row) => <MoneyText amount={row.customer_amount} currency={row.customer_currency} explicit />,
    },
    deposit_currency: { cell: (row) => row.currency.toUpperCase() },
    amount: {
      align: 'end',
      locked: true,
      slot: 'amount',
      cell: (row) => <cells.Amount row={row} explicit={explicit} />,
    },
    fees: {
      align: 'end',
      slot: 'hide',
      cell: (row) => (
        <span className="muted">
          <MoneyText {...displayedFees(row)} />
        </span>
      ),
    },
    net: {
      align: 'end',
      slot: 'hide',
      cell: (row) => <MoneyText amount={row.net} currency={row.currency} />,
    },
    risk_level: { cell: (row) => <cells.Later row={row} of="risk_level" /> },
    deposit_id: { nowrap: true, cell: (row) => <cells.Later row={row} of="deposit_id" /> },
    deposit_status: { cell: (row) => <cells.Later row={row} of="deposit_status" /> },
  };
}
