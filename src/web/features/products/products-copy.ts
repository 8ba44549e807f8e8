import type { Product } from '#contract/products.ts';
import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

export const productsListCopy: ListCopy = {
  name: 'Products',
  things: (count) => (count === 1 ? 'product' : 'products'),
  failed: 'The products could not be loaded.',
  empty: {
    icon: 'products',
    title: 'No products yet',
    text: 'What your store sells will be listed here, with its price and how much of it is left.',
  },
};

export const productsCopy = {
  title: 'Products',
  search: {
    label: 'Search by product name or SKU',
    placeholder: 'Product name or SKU',
    anything: (text: string) => `All products with a name or SKU that contains “${text}”`,
  },
  columns: { name: 'Product', sku: 'SKU', status: 'Status', stock: 'Stock', price: 'Price' },
  notCounted: 'Not counted',
  soldOut: 'Sold out',
  every: { week: 'every week', month: 'every month', year: 'every year' },
  status: 'Status',
  is: 'is',
  statuses: { publish: 'Published', draft: 'Draft' } satisfies Record<Product['status'], string>,
} as const;
