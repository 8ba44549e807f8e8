import type { Order, OrderItem } from '#contract/orders.ts';
import { disputedAmount } from '#domain/orders/payment-state.ts';
import { money } from '#domain/shared/money.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { countWords, moneyWords } from '#web/shared/store-format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Sum, type SumLine } from '#web/ui/sum.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { orderCopy as copy } from './order-copy.ts';
import { orderRefundCopy } from './order-refund-copy.ts';
import { RefundOrder } from './refund-order.tsx';

/** What was bought, and how it adds up: the ledger of the order. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <DataTable
      label={copy.items}
      columns={itemColumns(order.currency)}
      rows={order.line_items}
      rowKey={({ line }) => String(line)}
      density="comfortable"
      head={
        <div className="card-head">
          <h2 className="card-title">{copy.items}</h2>
          <span className="subtle">{copy.chargedIn(order.currency.toUpperCase())}</span>
        </div>
      }
      empty={
        <EmptyState icon="orders" title={copy.noItems}>
          {copy.noItemsText}
        </EmptyState>
      }
      foot={
        <div className="order-foot">
          <Sum lines={sumLines(order)} />
          <RefundOrder order={order} />
        </div>
      }
    />
  );
}

const itemColumns = (currency: string): readonly Column<OrderItem>[] => [
  { id: 'name', label: copy.product, slot: 'title', cell: (item) => <Product item={item} /> },
  {
    id: 'price',
    label: copy.price,
    slot: 'meta',
    align: 'end',
    cell: ({ price }) => <MoneyText amount={price} currency={currency} />,
  },
  {
    id: 'quantity',
    label: copy.quantity,
    slot: 'state',
    align: 'end',
    nowrap: true,
    cell: ({ quantity }) => copy.times(countWords(quantity)),
  },
  {
    id: 'total',
    label: copy.total,
    slot: 'amount',
    align: 'end',
    cell: (item) => <LineTotal item={item} currency={currency} />,
  },
];

function Product({ item: { name, sku, refunded_quantity } }: { item: OrderItem }) {
  return (
    <span className="order-product">
      <span className="strong">
        <bdi>{name}</bdi>
      </span>
      {sku !== '' && <span className="subtle num">{sku}</span>}
      {refunded_quantity > 0 && (
        <span className="subtle">{copy.refundedItems(countWords(refunded_quantity))}</span>
      )}
    </span>
  );
}

function LineTotal({ item: { subtotal, total }, currency }: { item: OrderItem; currency: string }) {
  return (
    <span className="order-product">
      <span className="strong">
        <MoneyText amount={total} currency={currency} />
      </span>
      {total !== subtotal && (
        <span className="subtle">{copy.beforeDiscount(moneyWords(money(subtotal, currency)))}</span>
      )}
    </span>
  );
}

/** Parts that are nothing are left out; the total always stands, and what was given back after it. */
function sumLines(order: Order): readonly SumLine[] {
  const { currency, items_total, discount_total, shipping_total, total_tax, total, payment } = order;
  const line = (key: string, label: string, amount: number, role?: SumLine['role']): SumLine => ({
    key,
    label,
    amount: <MoneyText amount={amount} currency={currency} />,
    ...(role && { role }),
  });
  const refunded = payment?.refunded ?? 0;
  const pending = payment?.refund_pending ?? 0;
  const disputed = disputedAmount(payment?.movements ?? []);
  return [
    ...(items_total === null ? [] : [line('items', copy.itemsSum, items_total)]),
    ...(discount_total === 0 ? [] : [line('discount', copy.discount, -discount_total)]),
    ...(shipping_total === 0 ? [] : [line('shipping', copy.shipping, shipping_total)]),
    ...(total_tax === 0 ? [] : [line('tax', copy.tax, total_tax)]),
    line('total', payment ? copy.paidByCustomer : copy.orderTotal, total, 'total'),
    ...(refunded === 0 ? [] : [line('refunded', copy.refunded, -refunded)]),
    ...(disputed === 0 ? [] : [line('disputed', copy.takenBack, -disputed)]),
    ...(refunded === 0 && disputed === 0
      ? []
      : [line('left', leftWords(refunded, disputed), total - refunded - disputed, 'subtotal')]),
    ...(pending === 0 ? [] : [{ ...line('pending', orderRefundCopy.pendingSum, -pending), off: true }]),
  ];
}

const leftWords = (refunded: number, disputed: number): string => {
  if (disputed === 0) return copy.afterRefunds;
  return refunded === 0 ? copy.afterDisputes : copy.afterBoth;
};
