import { useQuery } from '@tanstack/react-query';
import { ORDERS_OF_CUSTOMER_COLUMNS } from '#web/blocks/order-columns/order-columns.tsx';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Link } from '#web/ui/link.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { customerCopy as copy } from './customer-copy.ts';
import { latestOrdersQuery } from './customer-queries.ts';

/** The latest orders of a customer, and the way to all of them. */
export function CustomerOrders({ id }: { id: number }) {
  const orders = useQuery(latestOrdersQuery(id));
  const shown = orders.data?.data ?? [];
  const total = orders.data?.total_count ?? 0;
  return (
    <DataTable
      label={copy.orders}
      columns={ORDERS_OF_CUSTOMER_COLUMNS}
      rows={shown}
      rowKey={(order) => String(order.id)}
      loading={orders.isPending}
      waitingRows={4}
      head={
        <div className="card-head">
          <h2 className="card-title">{copy.orders}</h2>
          {total > shown.length && <span className="subtle">{copy.latest(countWords(shown.length))}</span>}
        </div>
      }
      failed={
        orders.isError ? (
          <ErrorNotice
            title={copy.ordersFailed}
            retrying={orders.isFetching}
            onRetry={() => orders.refetch()}
          >
            {failureWords(orders.error)}
          </ErrorNotice>
        ) : undefined
      }
      empty={
        <EmptyState icon="orders" title={copy.noOrders}>
          {copy.noOrdersText}
        </EmptyState>
      }
      foot={
        total > shown.length && (
          <Link href={paths.orders({ customer: id })}>{copy.allOrders(countWords(total))}</Link>
        )
      }
    />
  );
}
