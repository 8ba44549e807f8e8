import type { Order, OrderRefund } from '#contract/orders.ts';
import { refundFailureReason } from '#domain/payments/failure-reasons.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { countWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { orderRefundCopy as copy } from './order-refund-copy.ts';

const KIND_OF_STATUS = {
  pending: 'pending',
  succeeded: 'light',
  failed: 'alert',
  canceled: 'alert',
} as const satisfies Record<OrderRefund['status'], ChipKind>;

/** Every refund of the order and what became of the money. One that failed, or is on its way, is not counted. */
export function OrderRefunds({ order }: { order: Order }) {
  if (order.refunds.length === 0) return null;
  return (
    <Card title={copy.refunds}>
      <ul className="refund-list">
        {order.refunds.map((refund) => (
          <OneRefund key={refund.refund_id} refund={refund} order={order} />
        ))}
      </ul>
    </Card>
  );
}

function OneRefund({ refund, order }: { refund: OrderRefund; order: Order }) {
  const { amount, currency, status, reason, items, restocked, refunded_by, date_created } = refund;
  const names = items.map(({ line, quantity }) => {
    const item = order.line_items.find((one) => one.line === line);
    return `${countWords(quantity)} × ${item?.name ?? ''}`;
  });
  const fate = fateWords(refund);
  return (
    <li className="refund-entry">
      <span className="strong">
        <MoneyText amount={amount} currency={currency} />
      </span>
      <Chip kind={known(KIND_OF_STATUS, status) ?? 'light'}>{labelOf(copy.statuses, status)}</Chip>
      <span className="subtle refund-when">
        <When at={date_created} /> {refunded_by && copy.by(refunded_by)}
      </span>
      {fate && <p className="refund-words">{fate}</p>}
      {names.length > 0 && (
        <p className="subtle refund-words">
          {[listCopy.listed(names), ...(restocked ? [copy.restocked] : [])].join(' · ')}
        </p>
      )}
      {reason !== '' && (
        <p className="subtle refund-words">
          <bdi>{reason}</bdi>
        </p>
      )}
    </li>
  );
}

function fateWords({ status, failure_reason }: OrderRefund): string | undefined {
  if (status === 'pending') return copy.pendingText;
  if (status !== 'failed' && status !== 'canceled') return undefined;
  const why = failure_reason && copy.failureReasons[refundFailureReason(failure_reason)];
  return sentences(why, copy.notCounted);
}
