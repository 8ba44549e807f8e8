import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const productsFeature = {
  path: '/products',
  title: titlesCopy.products,
  load: () => import('./products-screen.tsx').then((screen) => screen.ProductsScreen),
  search: listSearch,
  menu: { under: 'store', icon: 'products' },
  live: { '/wc-admin/store/products': ['order', 'product'] },
} as const satisfies Feature;
