import { type OrderStatus, orderStatusLabel, orderStatusStyle } from '#domain/orders/order-status.ts';
import { known, labelOf, type Word } from '#domain/shared/word.ts';
import { Chip } from '#web/ui/chip.tsx';

/** Where an order stands, in the words of the store. */
export function OrderStatusChip({ status }: { status: Word<OrderStatus> }) {
  return <Chip kind={known(orderStatusStyle, status) ?? 'light'}>{labelOf(orderStatusLabel, status)}</Chip>;
}
