import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

export const customersListCopy: ListCopy = {
  name: 'Customers',
  things: (count) => (count === 1 ? 'customer' : 'customers'),
  failed: 'The customers could not be loaded.',
  empty: {
    icon: 'customers',
    title: 'No customers yet',
    text: 'Everybody who opens an account in your store will be listed here. Guests appear with their orders.',
  },
};

export const customersCopy = {
  title: 'Customers',
  search: {
    label: 'Search by customer name or email',
    placeholder: 'Customer name or email',
    anything: (text: string) => `All customers with a name or email that contains “${text}”`,
  },
  columns: {
    name: 'Name',
    email: 'Email',
    country: 'Country',
    since: 'Customer since',
    orders: 'Orders',
    lastOrder: 'Last order',
  },
  noCountry: 'No country',
  noOrder: 'No order yet',
  country: 'Country',
  is: 'is',
} as const;
