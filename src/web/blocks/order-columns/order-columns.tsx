import type { OrderSummary } from '#contract/order-list.ts';
import { Link } from '#web/ui/link.tsx';
import { adminAddress } from '../../shared/admin-address.ts';
import { DateText } from '../../shared/date-text.tsx';
import { Hidden } from '../../shared/hidden.tsx';
import { MoneyText } from '../../shared/money-text.tsx';
import { Nothing } from '../../shared/nothing.tsx';
import { OrderStatusChip } from '../../shared/order-status-chip.tsx';
import { may } from '../../shared/page-settings.ts';
import { paths } from '../../shared/paths.ts';
import { countWords } from '../../shared/store-format.ts';
import type { ListColumn } from '../data-list/list-column.ts';
import { orderColumnsCopy as copy } from './order-columns-copy.ts';

const number: ListColumn<OrderSummary> = {
  id: 'number',
  label: copy.number,
  slot: 'title',
  locked: true,
  nowrap: true,
  opens: (row) => paths.order(row.id),
  cell: (row) => (
    <Link className="table-link num" href={paths.order(row.id)}>
      {copy.order(row.number)}
    </Link>
  ),
};
const date: ListColumn<OrderSummary> = {
  id: 'date_created',
  label: copy.date,
  slot: 'meta',
  sortable: true,
  nowrap: true,
  cell: (row) => <DateText at={row.date_created} />,
};
const status: ListColumn<OrderSummary> = {
  id: 'status',
  label: copy.status,
  slot: 'state',
  cell: (row) => (
    <OrderStatusChip
      status={row.status}
      storeStatus={row.store_status}
      disputed={row.disputed}
      sandbox={row.sandbox}
    />
  ),
};
const customer: ListColumn<OrderSummary> = {
  id: 'customer_name',
  label: copy.customer,
  slot: 'note',
  clip: true,
  title: (row) => row.customer_name ?? undefined,
  cell: (row) => <Buyer row={row} />,
};
const email: ListColumn<OrderSummary> = {
  id: 'customer_email',
  label: copy.email,
  slot: 'hide',
  clip: true,
  hiddenAtFirst: true,
  title: (row) => row.customer_email ?? undefined,
  cell: (row) =>
    may('see_customers') ? (row.customer_email ?? <Nothing word={copy.noEmail} />) : <Hidden />,
};
const items: ListColumn<OrderSummary> = {
  id: 'item_count',
  label: copy.items,
  slot: 'hide',
  align: 'end',
  cell: (row) => countWords(row.item_count),
};
const payment: ListColumn<OrderSummary> = {
  id: 'payment_intent_id',
  label: copy.payment,
  slot: 'hide',
  nowrap: true,
  hiddenAtFirst: true,
  cell: (row) =>
    row.payment_intent_id === null ? (
      <Nothing word={copy.noPayment} />
    ) : row.sandbox === 'left' ? (
      <code>{row.payment_intent_id}</code>
    ) : (
      <Link href={paths.payment({ id: row.payment_intent_id })}>
        <code>{row.payment_intent_id}</code>
      </Link>
    ),
};
const total: ListColumn<OrderSummary> = {
  id: 'total',
  label: copy.total,
  slot: 'amount',
  align: 'end',
  sortable: true,
  locked: true,
  cell: (row) => (
    <span className="strong">
      <MoneyText amount={row.total} currency={row.currency} explicit />
    </span>
  ),
};

/** Orders in a list of their own. */
export const ORDER_COLUMNS: readonly ListColumn<OrderSummary>[] = [
  number,
  date,
  status,
  customer,
  email,
  items,
  payment,
  total,
];

/** Orders on the page of their customer, where nobody needs to be told whose they are. */
export const ORDERS_OF_CUSTOMER_COLUMNS: readonly ListColumn<OrderSummary>[] = [
  number,
  { ...date, sortable: false },
  status,
  items,
  { ...total, sortable: false },
];

function Buyer({ row }: { row: OrderSummary }) {
  if (!may('see_customers')) return <Hidden />;
  if (row.customer_name === null) return <span className="subtle">{copy.noCustomer}</span>;
  return row.customer_url === null ? (
    row.customer_name
  ) : (
    <Link href={adminAddress(row.customer_url)}>{row.customer_name}</Link>
  );
}
