import type { OrderStatus } from '#domain/orders/order-status.ts';
import { ORDER_DISPUTED, orderStatusLabel, orderStatusStyle } from '#domain/orders/order-status-mark.ts';
import { type SandboxStanding, TEST_ORDER } from '#domain/orders/test-order.ts';
import { known, labelOf, type Word } from '#domain/shared/word.ts';
import { Chip } from '#web/ui/chip.tsx';

type OrderStatusChipProps = Readonly<{
  status: Word<OrderStatus>;
  /** A bank has taken the money back, whatever the store says of the order. */
  disputed?: boolean;
  /** Paid in a sandbox. */
  sandbox?: Word<SandboxStanding> | null;
}>;

/** Where an order stands, in the words of the store. */
export function OrderStatusChip({ status, disputed, sandbox }: OrderStatusChipProps) {
  return (
    <>
      <Chip kind={known(orderStatusStyle, status) ?? 'light'}>{labelOf(orderStatusLabel, status)}</Chip>
      {disputed && (
        <>
          {' '}
          <Chip kind="alert">{ORDER_DISPUTED}</Chip>
        </>
      )}
      {sandbox && (
        <>
          {' '}
          <Chip kind="light">{TEST_ORDER}</Chip>
        </>
      )}
    </>
  );
}
