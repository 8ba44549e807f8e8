import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { AppError } from '#contract/failure.ts';
import type { Order } from '#contract/orders.ts';
import { useDocumentTitle } from '#web/shared/document-title.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { OrderStatusChip } from '#web/shared/order-status-chip.tsx';
import { paths } from '#web/shared/paths.ts';
import { When } from '#web/shared/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
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

/** One order: what was bought, what was paid, what was said. */
export function OrderScreen() {
  const { id } = useParams({ from: '/orders/$id' });
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
  return number === undefined ? <Missing /> : <OneOrder key={number} id={number} />;
}

function OneOrder({ id }: { id: number }) {
  const order = useQuery(orderQuery(id));
  useDocumentTitle(order.data && copy.title(order.data.number));

  if (order.isError && isMissing(order.error)) return <Missing />;
  if (order.isError) {
    return (
      <Page title={copy.loading}>
        <ErrorNotice title={copy.failed} retrying={order.isFetching} onRetry={() => order.refetch()}>
          {failureWords(order.error)}
        </ErrorNotice>
      </Page>
    );
  }
  return order.data ? <Found order={order.data} /> : <Waiting />;
}

const isMissing = (error: unknown): boolean => error instanceof AppError && error.code === 'resource_missing';

function Found({ order }: { order: Order }) {
  return (
    <Page
      title={copy.title(order.number)}
      state={<OrderStatusChip status={order.status} />}
      lead={<When at={order.date_created} />}
      actions={<LinkButton href={paths.orders()}>{copy.back}</LinkButton>}
    >
      <div className="split">
        <div className="stack">
          <OrderItems order={order} />
          <OrderRefunds order={order} />
          <OrderNotes order={order} />
        </div>
        <div className="stack">
          <OrderPaymentBox payment={order.payment} />
          <OrderCustomer order={order} />
        </div>
      </div>
    </Page>
  );
}

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

function Missing() {
  return (
    <Page title={copy.loading}>
      <Card label={copy.missing}>
        <EmptyState
          icon="orders"
          level={2}
          title={copy.missing}
          action={<LinkButton href={paths.orders()}>{copy.back}</LinkButton>}
        >
          {copy.missingText}
        </EmptyState>
      </Card>
    </Page>
  );
}
