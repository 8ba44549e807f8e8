import type { OrderStatus } from '#domain/orders/order-status.ts';
import { orderStatusStyle } from '#domain/orders/order-status-mark.ts';
import { orderMarkCopy, orderStatusLabel } from '#domain/orders/order-status-mark-copy.ts';
import { storeWord } from '#domain/orders/store-word.ts';
import type { SandboxStanding } from '#domain/orders/test-order.ts';
import { humanized, known, labelOf, type Word } from '#domain/shared/word.ts';
import { Chip } from '#web/ui/chip.tsx';

type OrderStatusChipProps = Readonly<{
  status: Word<OrderStatus>;
  /** What a store that is attached calls it. */
  storeStatus?: string | null | undefined;
  /** A bank has taken the money back, whatever the store says of the order. */
  disputed?: boolean;
  /** Paid in a sandbox. */
  sandbox?: Word<SandboxStanding> | null;
}>;

/** Where an order stands, in the words of the store. */
export function OrderStatusChip({ status, storeStatus, disputed, sandbox }: OrderStatusChipProps) {
  const own = storeWord(status, storeStatus);
  return (
    <>
      <Chip kind={own ? 'light' : (known(orderStatusStyle, status) ?? 'light')}>
        {own ? humanized(own) : labelOf(orderStatusLabel, status)}
      </Chip>
      {disputed && (
        <>
          {' '}
          <Chip kind="alert">{orderMarkCopy.disputed}</Chip>
        </>
      )}
      {sandbox && (
        <>
          {' '}
          <Chip kind="light">{orderMarkCopy.testOrder}</Chip>
        </>
      )}
    </>
  );
}
