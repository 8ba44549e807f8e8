import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listOrders } from '#contract/orders.ts';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import { suggestCustomers } from '#web/blocks/data-list/suggest-customers.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import { ORDER_COLUMNS } from '#web/blocks/order-columns/order-columns.tsx';
import { paths } from '#web/shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { ordersCopy as copy, ordersListCopy } from './orders-copy.ts';
import { ORDERS_LIST } from './orders-filters.ts';
import { ordersQuery } from './orders-queries.ts';

/** Every order of the store, or those of one customer when the address names one. */
export function OrdersScreen() {
  const given = useSearch({ from: '/orders' });
  const search = useMemo(() => understood(given, listOrders.input.shape), [given]);
  const address = useListAddress(search, ORDERS_LIST);
  const rows = useQuery(ordersQuery(search, address));
  const hidden = useHiddenColumns('orders_hidden_columns', ORDER_COLUMNS);

  return (
    <Page
      title={copy.title}
      lead={
        search.customer !== undefined && (
          <>
            <Link href={paths.customer(search.customer)}>{copy.ofCustomer}</Link>{' '}
            <Link href={paths.orders()}>{copy.showAll}</Link>
          </>
        )
      }
    >
      <DataList
        copy={ordersListCopy}
        address={address}
        filters={ORDERS_LIST.filters}
        columns={ORDER_COLUMNS}
        hidden={hidden}
        rows={rows}
        rowKey={({ id }) => String(id)}
        search={{ ...copy.search, suggest: suggestCustomers }}
      />
    </Page>
  );
}
