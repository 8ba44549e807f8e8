import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/woocommerce/catalogue-writes.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { runBatch } from './wc-batch.ts';
import { readCustomer } from './wc-customers-routes.ts';
import { readProduct } from './wc-products-routes.ts';
import { byOf, writesOf } from './writes-of.ts';

type NewProduct = Received<typeof contract.createWcProduct>;
type ChangedProduct = Received<(typeof contract.updateWcProduct)[number]>;
type NewCustomer = Received<typeof contract.createWcCustomer>;
type ChangedCustomer = Received<(typeof contract.updateWcCustomer)[number]>;

async function createProduct(context: Context, { id, ...sent }: NewProduct) {
  if (id !== undefined) throw fail('woocommerce_rest_product_exists');
  return readProduct(context, await writesOf(context).createProduct(sent, byOf(context)));
}

async function updateProduct(context: Context, { id, ...sent }: ChangedProduct) {
  await writesOf(context).updateProduct(id, sent, byOf(context));
  return readProduct(context, id, true);
}

async function removeProduct(context: Context, id: number) {
  const product = await readProduct(context, id);
  await writesOf(context).deleteProduct(id, byOf(context));
  return product;
}

async function createCustomer(context: Context, { id, ...sent }: NewCustomer) {
  if (id !== undefined) throw fail('woocommerce_rest_customer_exists');
  return readCustomer(context, await writesOf(context).createCustomer(sent, byOf(context)));
}

async function updateCustomer(context: Context, { id, ...sent }: ChangedCustomer) {
  await writesOf(context).updateCustomer(id, sent, byOf(context));
  return readCustomer(context, id, true);
}

async function removeCustomer(context: Context, id: number, reassign?: number) {
  const customer = await readCustomer(context, id);
  await writesOf(context).deleteCustomer(id, reassign, byOf(context));
  return customer;
}

const products = {
  create: { input: contract.createWcProduct.input, handle: createProduct },
  update: { input: contract.productChange, handle: updateProduct },
  remove: removeProduct,
};
const customers = {
  create: { input: contract.createWcCustomer.input, handle: createCustomer },
  update: { input: contract.customerChange, handle: updateCustomer },
  remove: (context: Context, id: number) => removeCustomer(context, id),
};

export const wcCatalogueWritesRoutes: readonly Route[] = [
  route(contract.createWcProduct, createProduct),
  ...contract.updateWcProduct.map((endpoint) => route(endpoint, updateProduct)),
  route(contract.deleteWcProduct, async (context, { id, force }) => {
    if (force) return removeProduct(context, id);
    await readProduct(context, id);
    throw fail('woocommerce_rest_trash_not_supported', { what: 'Products' });
  }),
  ...contract.batchWcProducts.map((endpoint) =>
    route(endpoint, (context, asked) => runBatch(context, asked, products)),
  ),
  route(contract.createWcCustomer, createCustomer),
  ...contract.updateWcCustomer.map((endpoint) => route(endpoint, updateCustomer)),
  route(contract.deleteWcCustomer, async (context, { id, force, reassign }) => {
    if (force) return removeCustomer(context, id, reassign);
    await readCustomer(context, id);
    throw fail('woocommerce_rest_trash_not_supported', { what: 'Customers' });
  }),
  ...contract.batchWcCustomers.map((endpoint) =>
    route(endpoint, (context, asked) => runBatch(context, asked, customers)),
  ),
];
