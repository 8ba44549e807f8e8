import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listProducts, PRODUCT_SORTS } from '#contract/products.ts';
import { PRODUCT_STATUSES } from '#domain/orders/product-status.ts';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import { Page } from '#web/ui/page.tsx';
import { PRODUCT_COLUMNS } from './products-columns.tsx';
import { productsCopy as copy, productsListCopy } from './products-copy.ts';
import { findProductNames, productsQuery } from './products-queries.ts';

const PRODUCTS_LIST: ListDefinition = {
  filters: [
    {
      id: 'status',
      label: copy.status,
      once: true,
      conditions: [{ id: 'is', label: copy.is, input: 'option', parameter: 'status_is' }],
      options: PRODUCT_STATUSES.map((value) => ({ value, label: copy.statuses[value] })),
    },
  ],
  sorts: PRODUCT_SORTS,
  usualSort: { column: 'name', direction: 'asc' },
};

/** What the store sells. */
export function ProductsScreen() {
  const given = useSearch({ from: '/products' });
  const search = useMemo(() => understood(given, listProducts.input.shape), [given]);
  const address = useListAddress(search, PRODUCTS_LIST);
  const rows = useQuery(productsQuery(search, address));
  const hidden = useHiddenColumns('products_hidden_columns', PRODUCT_COLUMNS);

  return (
    <Page title={copy.title}>
      <DataList
        copy={productsListCopy}
        views="products"
        address={address}
        filters={PRODUCTS_LIST.filters}
        columns={PRODUCT_COLUMNS}
        hidden={hidden}
        rows={rows}
        rowKey={({ id }) => String(id)}
        search={{ ...copy.search, suggest: findProductNames }}
      />
    </Page>
  );
}
