import { type OrderStatus, orderStatusLabel, orderStatusStyle } from '#domain/orders/order-status.ts';
import { Chip } from '#web/ui/chip.tsx';

/** Where an order stands, in the words of the store. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <Chip kind={orderStatusStyle[status]}>{orderStatusLabel[status]}</Chip>;
}
