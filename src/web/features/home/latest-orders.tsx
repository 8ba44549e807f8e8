import { useQuery } from '@tanstack/react-query';
import type { OrderSummary } from '#contract/order-list.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Hidden } from '#web/shared/hidden.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { OrderStatusChip } from '#web/shared/order-status-chip.tsx';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { latestCopy as copy } from './home-copy.ts';
import { latestOrdersQuery } from './home-queries.ts';

/** Who bought just now, and whether they paid. */
export function LatestOrders() {
  const orders = useQuery(latestOrdersQuery());
  const { data } = orders;
  return (
    <Card title={copy.title} foot={<Link href={paths.orders()}>{copy.all}</Link>}>
      {data ? (
        data.data.length > 0 ? (
          <dl className="facts home-orders" data-kind="amounts">
            {data.data.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </dl>
        ) : (
          <p className="muted">{copy.none}</p>
        )
      ) : orders.isError ? (
        <ErrorNotice title={copy.failed} retrying={orders.isFetching} onRetry={() => orders.refetch()}>
          {failureWords(orders.error)}
        </ErrorNotice>
      ) : (
        <Skeleton kind="rows" count={5} label={copy.loading} />
      )}
    </Card>
  );
}

const OrderRow = ({ order: { id, number, status, total, currency, ...order } }: { order: OrderSummary }) => (
  <div>
    <dt>
      <Link href={paths.order(id)}>{copy.number(number)}</Link>{' '}
      <span className="home-buyer" dir="auto">
        {may('see_customers') ? (order.customer_name ?? order.customer_email ?? copy.nobody) : <Hidden />}
      </span>
    </dt>
    <dd>
      <OrderStatusChip status={status} sandbox={order.sandbox} />
    </dd>
    <dd className="strong">
      <MoneyText amount={total} currency={currency} />
    </dd>
  </div>
);
