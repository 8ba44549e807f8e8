import type { OrderSummary } from '#contract/order-list.ts';
import { canBeCompleted } from '#domain/orders/completing.ts';
import { completeOrdersCopy } from '#web/blocks/complete-orders/complete-orders-copy.ts';
import { useCompleteOrders } from '#web/blocks/complete-orders/use-complete-orders.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { ordersCopy as copy } from './orders-copy.ts';

type OrdersSelectionProps = Readonly<{ rows: readonly OrderSummary[]; onClear: () => void }>;

/** Above the table while orders are ticked: how many, how many of them can be completed, and that press. */
export function OrdersSelection({ rows, onClear }: OrdersSelectionProps) {
  const complete = useCompleteOrders();
  const ready = rows.filter(canBeCompleted);
  return (
    <>
      <b className="num">{copy.selected(countWords(rows.length))}</b>
      {ready.length < rows.length && (
        <span className="muted">{copy.notReady(countWords(rows.length - ready.length))}</span>
      )}
      {ready.length > 0 && (
        <Button
          kind="primary"
          size="small"
          busy={complete.isPending}
          onClick={() => complete.mutate(ready, { onSuccess: onClear })}
        >
          {completeOrdersCopy.several(ready.length)}
        </Button>
      )}
      <Button kind="quiet" size="small" push onClick={onClear}>
        {copy.clear}
      </Button>
    </>
  );
}
