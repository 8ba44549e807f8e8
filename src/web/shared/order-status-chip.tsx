import type { OrderStatus } from '#domain/orders/order-status.ts';
import { ORDER_DISPUTED, orderStatusLabel, orderStatusStyle } from '#domain/orders/order-status-mark.ts';
import { known, labelOf, type Word } from '#domain/shared/word.ts';
import { Chip } from '#web/ui/chip.tsx';

type OrderStatusChipProps = Readonly<{
  status: Word<OrderStatus>;
  /** A bank has taken the money back, whatever the store says of the order. */
  disputed?: boolean;
}>;

/** Where an order stands, in the words of the store. */
export function OrderStatusChip({ status, disputed }: OrderStatusChipProps) {
  return (
    <>
      <Chip kind={known(orderStatusStyle, status) ?? 'light'}>{labelOf(orderStatusLabel, status)}</Chip>
      {disputed && (
        <>
          {' '}
          <Chip kind="alert">{ORDER_DISPUTED}</Chip>
        </>
      )}
    </>
  );
}
