import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import { canBeCompleted } from '#domain/orders/completing.ts';
import { disputedAmount } from '#domain/orders/payment-state.ts';
import { WaitingApprovals } from '#web/blocks/approvals/waiting-approvals.tsx';
import { completeOrdersCopy } from '#web/blocks/complete-orders/complete-orders-copy.ts';
import { useCompleteOrders } from '#web/blocks/complete-orders/use-complete-orders.ts';
import { ReceiptButton } from '#web/blocks/receipt/receipt-button.tsx';
import { MissingRecord, numberInAddress, RecordPage } from '#web/blocks/record-page.tsx';
import { useDocumentTitle } from '#web/shared/document-title.ts';
import { OrderStatusChip } from '#web/shared/order-status-chip.tsx';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './order.css';
import { orderCopy as copy } from './order-copy.ts';
import { OrderCustomer } from './order-customer.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPaymentBox } from './order-payment.tsx';
import { orderQuery } from './order-queries.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderSubscriptions } from './order-subscriptions.tsx';

const FRAME = { copy, icon: 'orders', list: paths.orders() } as const;

/** One order: what was bought, what was paid, what was said. */
export function OrderScreen() {
  const { id } = useParams({ from: '/orders/$id' });
  const number = numberInAddress(id);
  return number === undefined ? <MissingRecord {...FRAME} /> : <OneOrder key={number} id={number} />;
}

function OneOrder({ id }: { id: number }) {
  const order = useQuery(orderQuery(id));
  useDocumentTitle(order.data && copy.title(order.data.number));

  return (
    <RecordPage {...FRAME} read={order} waiting={<Waiting />}>
      {(found) => <Found order={found} />}
    </RecordPage>
  );
}

function Found({ order }: { order: Order }) {
  return (
    <Page
      title={copy.title(order.number)}
      state={
        <OrderStatusChip
          status={order.status}
          storeStatus={order.store_status}
          disputed={isDisputed(order)}
          sandbox={order.sandbox}
        />
      }
      lead={
        <>
          <When at={order.date_created} />
          {order.store_url && (
            <>
              {' · '}
              <Link href={order.store_url}>{copy.openInStore}</Link>
            </>
          )}
        </>
      }
      actions={
        <>
          <CompleteOrder order={order} />
          {order.payment && <ReceiptButton id={order.id} />}
          <LinkButton href={paths.orders()}>{copy.back}</LinkButton>
        </>
      }
    >
      <div className="split">
        <div className="stack">
          <WaitingApprovals subject={`order ${order.id}`} />
          <OrderItems order={order} />
          <OrderRefunds order={order} />
          <OrderNotes order={order} />
        </div>
        <div className="stack">
          <OrderPaymentBox order={order} />
          <OrderSubscriptions order={order} />
          <OrderCustomer order={order} />
        </div>
      </div>
    </Page>
  );
}

/** Offered while the order is work to do; the customer hears of it by mail, where the store sends such mails. */
function CompleteOrder({ order }: { order: Order }) {
  const complete = useCompleteOrders();
  if (!canBeCompleted(order)) return null;
  if (!may('capture')) return <span className="subtle">{completeOrdersCopy.mayNot}</span>;
  return (
    <Button kind="primary" busy={complete.isPending} onClick={() => complete.mutate([order])}>
      {completeOrdersCopy.one}
    </Button>
  );
}

const isDisputed = ({ payment }: Order): boolean => disputedAmount(payment?.movements ?? []) > 0;

function Waiting() {
  return (
    <Page title={copy.loading}>
      <div className="split">
        <div className="stack">
          <Card title={copy.items}>
            <Skeleton kind="rows" count={4} />
          </Card>
          <Card title={copy.notes}>
            <Skeleton count={3} />
          </Card>
        </div>
        <div className="stack">
          <Card title={copy.payment}>
            <Skeleton kind="rows" count={4} />
          </Card>
          <Card title={copy.customer}>
            <Skeleton count={3} />
          </Card>
        </div>
      </div>
    </Page>
  );
}
