import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/woocommerce/orders.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { seesCustomers } from '../../access/sees-customers.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import type { RestOrder } from '../../store/store-rest.ts';
import { aroundOf } from './around.ts';
import { type Around, MADE_AT_CHECKOUT, MADE_BY_TOOL, wcOrder } from './order-form.ts';
import { findPaidBy } from './paid-by-repository.ts';
import { pageWithTotals, rowsOf, timesOf } from './wc-page.ts';

type Asked = Received<typeof contract.listWcOrders>;

/** Titles and names in addresses are made of the date, in stores where orders have them. */
const SORTS = {
  date: 'date',
  title: 'date',
  slug: 'date',
  id: 'id',
  modified: 'modified',
  include: 'include',
} as const;

const isOfOurs = (status: string): status is OrderStatus => ORDER_STATUSES.some((own) => own === status);
/** Drafts and what is in the bin are nowhere here, so a list of these is empty. */
const statusesOf = ({ status }: Asked): readonly OrderStatus[] | undefined =>
  status === undefined || status.includes('any') ? undefined : status.filter(isOfOurs);

/** Orders have no parents here, and came through the checkout or were made by a tool. */
const isNowhere = ({ parent, parent_exclude, created_via }: Asked): boolean =>
  (parent !== undefined && !parent.includes(0)) ||
  (parent_exclude?.includes(0) ?? false) ||
  (created_via !== undefined && !WAYS.some((way) => created_via.includes(way)));

const WAYS = [MADE_AT_CHECKOUT, MADE_BY_TOOL];
/** Nothing means both. */
const byTool = ({ created_via }: Asked): boolean | undefined =>
  created_via === undefined || WAYS.every((way) => created_via.includes(way))
    ? undefined
    : created_via.includes(MADE_BY_TOOL);

async function listOrders(context: Context, asked: Asked) {
  const { store, actor } = context;
  const around = await aroundOf(context, asked.dp);
  const statuses = statusesOf(asked);
  // Whoever may not see who bought may not look for them either.
  if (asked.search !== undefined && !seesCustomers(actor))
    throw fail('rest_invalid_param', { params: { search: 'Your role does not see customers.' } });
  const found =
    isNowhere(asked) || statuses?.length === 0
      ? { data: [], total_count: 0 }
      : await store.rest.listOrders({
          ...timesOf(asked, around.zone),
          ...rowsOf(asked),
          sort: SORTS[asked.orderby],
          direction: asked.order ?? 'desc',
          ...{ statuses, customer: asked.customer, product: asked.product, search: asked.search },
          ...{ include: asked.include, exclude: asked.exclude, isByTool: byTool(asked) },
        });
  const data = await written(context, found.data, around, asked);
  return pageWithTotals(context, '/orders', asked, { ...found, data });
}

type Form = Readonly<{
  include_meta?: readonly string[] | undefined;
  exclude_meta?: readonly string[] | undefined;
}>;

async function written(context: Context, orders: readonly RestOrder[], around: Around, form: Form = {}) {
  const paid = await findPaidBy(
    context.db,
    orders.map(({ payment_intent_id }) => payment_intent_id),
  );
  return orders.map((order) => {
    const whole = wcOrder(order, around, paid.get(order.payment_intent_id ?? ''));
    const { include_meta, exclude_meta } = form;
    const meta_data = whole.meta_data.filter(
      ({ key }) => (include_meta?.includes(key) ?? true) && !exclude_meta?.includes(key),
    );
    return { ...whole, meta_data };
  });
}

/** One whole order, or the failure that tools know; what is to be changed and is not there fails in another way. */
export async function readOrder(
  context: Context,
  id: number,
  dp?: number,
  changing?: true,
): Promise<contract.WcOrder> {
  const order = await context.store.rest.findOrder(id);
  const [whole] = order ? await written(context, [order], await aroundOf(context, dp)) : [];
  if (!whole) throw fail('woocommerce_rest_shop_order_invalid_id', changing ? { changing } : {});
  return whole;
}

export const wcOrdersRoutes: readonly Route[] = [
  route(contract.listWcOrders, listOrders),
  route(contract.getWcOrder, (context, { id, dp }) => readOrder(context, id, dp)),
];
