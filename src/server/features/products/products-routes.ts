import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import * as contract from '#contract/products.ts';
import { type Route, route } from '../../http/route.ts';

export const productsRoutes: readonly Route[] = [
  route(contract.listProducts, ({ store }, query) => store.listProducts({ ...query, ...pageOf(query) })),

  route(contract.getProduct, async ({ store }, { id }) => {
    const product = await store.findProduct(id);
    if (!product) throw fail('resource_missing', { kind: 'product', id: String(id) });
    return product;
  }),
];
