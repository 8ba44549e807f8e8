import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/woocommerce/order-writes.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { runBatch } from './wc-batch.ts';
import { readOrder } from './wc-orders-routes.ts';
import { byOf, writesOf } from './writes-of.ts';

type Created = Received<typeof contract.createWcOrder>;
type Updated = Received<(typeof contract.updateWcOrder)[number]>;

async function createOrder(context: Context, { id, ...sent }: Created) {
  if (id !== undefined) throw fail('woocommerce_rest_shop_order_exists');
  return readOrder(context, await writesOf(context).createOrder(sent, byOf(context)));
}

async function updateOrder(context: Context, { id, ...sent }: Updated) {
  if (!(await writesOf(context).updateOrder(id, sent, byOf(context))))
    throw fail('woocommerce_rest_shop_order_invalid_id', { changing: true });
  return readOrder(context, id);
}

/** Answered as it was before it went. */
async function removeOrder(context: Context, id: number) {
  const order = await readOrder(context, id);
  if (!(await writesOf(context).deleteOrder(id, byOf(context))))
    throw fail('woocommerce_rest_shop_order_invalid_id', {});
  return order;
}

const ways = {
  create: { input: contract.createWcOrder.input, handle: createOrder },
  update: { input: contract.orderChange, handle: updateOrder },
  remove: removeOrder,
};

export const wcOrderWritesRoutes: readonly Route[] = [
  route(contract.createWcOrder, createOrder),
  ...contract.updateWcOrder.map((endpoint) => route(endpoint, updateOrder)),
  route(contract.deleteWcOrder, async (context, { id, force }) => {
    if (force) return removeOrder(context, id);
    await readOrder(context, id);
    throw fail('woocommerce_rest_trash_not_supported', { what: 'Orders' });
  }),
  ...contract.batchWcOrders.map((endpoint) =>
    route(endpoint, (context, asked) => runBatch(context, asked, ways)),
  ),
];
