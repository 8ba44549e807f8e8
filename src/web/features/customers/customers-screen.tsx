import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CUSTOMER_SORTS, listCustomers } from '#contract/customers.ts';
import { DataList } from '#web/blocks/data-list/data-list.tsx';
import { useHiddenColumns } from '#web/blocks/data-list/hidden-columns.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { suggestCustomers } from '#web/blocks/data-list/suggest-customers.ts';
import { understood } from '#web/blocks/data-list/understood.ts';
import { allCountries } from '#web/shared/all-countries.ts';
import { Page } from '#web/ui/page.tsx';
import { CUSTOMER_COLUMNS } from './customers-columns.tsx';
import { customersCopy as copy, customersListCopy } from './customers-copy.ts';
import { customersQuery } from './customers-queries.ts';

/** Everybody with an account in the store. */
export function CustomersScreen() {
  const given = useSearch({ from: '/customers' });
  const search = useMemo(() => understood(given, listCustomers.input.shape), [given]);
  const definition = useMemo(customersList, []);
  const address = useListAddress(search, definition);
  const rows = useQuery(customersQuery(search, address));
  const hidden = useHiddenColumns('customers_hidden_columns', CUSTOMER_COLUMNS);

  return (
    <Page title={copy.title}>
      <DataList
        copy={customersListCopy}
        views="customers"
        address={address}
        filters={definition.filters}
        columns={CUSTOMER_COLUMNS}
        hidden={hidden}
        rows={rows}
        rowKey={({ id }) => String(id)}
        search={{ ...copy.search, suggest: suggestCustomers }}
      />
    </Page>
  );
}

/** Countries are named in the language of the store, which is known only once the page is here. */
const customersList = (): ListDefinition => ({
  filters: [
    {
      id: 'country',
      label: copy.country,
      once: true,
      conditions: [{ id: 'is', label: copy.is, input: 'option', parameter: 'country_is' }],
      options: allCountries().map(({ code, name }) => ({ value: code, label: name })),
    },
  ],
  sorts: CUSTOMER_SORTS,
  usualSort: { column: 'date_created', direction: 'desc' },
});
