import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { listOrders, type OrderSummary } from '#contract/order-list.ts';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import { suggestCustomers } from '#web/blocks/data-list/suggest-customers.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import { ORDER_COLUMNS } from '#web/blocks/order-columns/order-columns.tsx';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { CustomerMails } from './customer-mails.tsx';
import { ordersCopy as copy, ordersListCopy } from './orders-copy.ts';
import { ORDERS_LIST } from './orders-filters.ts';
import { ordersQuery } from './orders-queries.ts';
import { OrdersSelection } from './orders-selection.tsx';

/** Every order of the store, or those of one customer or subscription when the address names one. */
export function OrdersScreen() {
  const given = useSearch({ from: '/orders' });
  const search = useMemo(() => understood(given, listOrders.input.shape), [given]);
  const address = useListAddress(search, ORDERS_LIST);
  const rows = useQuery(ordersQuery(search, address));
  const hidden = useHiddenColumns('orders_hidden_columns', ORDER_COLUMNS);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Only what is on the page can be chosen: what was chosen and is gone is chosen no more.
  const chosen = (rows.data?.data ?? []).filter(({ id }) => selected.has(String(id)));

  return (
    <Page
      title={copy.title}
      actions={may('change_settings') && <CustomerMails />}
      lead={
        (search.customer !== undefined || search.subscription !== undefined) && (
          <>
            {search.customer !== undefined && may('see_customers') && (
              <Link href={paths.customer(search.customer)}>{copy.ofCustomer}</Link>
            )}
            {search.subscription !== undefined && copy.ofSubscription(search.subscription)}{' '}
            <Link href={paths.orders()}>{copy.showAll}</Link>
          </>
        )
      }
    >
      <DataList
        copy={ordersListCopy}
        views="orders"
        address={address}
        filters={ORDERS_LIST.filters}
        columns={ORDER_COLUMNS}
        hidden={hidden}
        rows={rows}
        rowKey={({ id }) => String(id)}
        search={{ ...copy.search, suggest: suggestCustomers }}
        {...(may('capture') && {
          selection: {
            selected: new Set(chosen.map(({ id }) => String(id))),
            onChange: setSelected,
            rowName: ({ number }: OrderSummary) => copy.rowName(number),
          },
          selectionBar: <OrdersSelection rows={chosen} onClear={() => setSelected(new Set())} />,
        })}
      />
    </Page>
  );
}
