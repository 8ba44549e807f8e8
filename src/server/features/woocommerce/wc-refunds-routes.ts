import type { Received } from '#contract/kit/endpoint.ts';
import { AppError, fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/woocommerce/order-parts.ts';
import { minor } from '#domain/shared/money.ts';
import { minorOf } from '#domain/woocommerce/decimal-text.ts';
import { lineOfId } from '#domain/woocommerce/line-id.ts';
import { seesCustomers } from '../../access/sees-customers.ts';
import { refundWords } from '../../approvals/prepared-refund.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import type { RestOrder, RestRefund } from '../../store/store-rest.ts';
import { prepareOrderRefund, refundOrder } from '../orders/refund-order.ts';
import { aroundOf } from './around.ts';
import { wcRefund } from './refund-form.ts';
import { pageWithTotals, rowsOf, timesOf } from './wc-page.ts';

type Wanted = Received<typeof contract.createWcRefund>;
type Asked = Received<typeof contract.listWcRefunds>;

async function findOrder({ store }: Pick<Context, 'store'>, id: number): Promise<RestOrder> {
  const order = await store.rest.findOrder(id);
  if (!order) throw fail('woocommerce_rest_invalid_order_id');
  return order;
}

const noAmount = () => fail('woocommerce_rest_invalid_order_refund');

/** What is asked for in the store's form, as an order's refund is asked for everywhere else. */
async function asked(context: Pick<Context, 'store'>, wanted: Wanted) {
  const { order_id, amount, line_items, api_refund, api_restock, reason } = wanted;
  const { currency } = await findOrder(context, order_id);
  if (!api_refund) throw fail('woocommerce_rest_cannot_create_order_refund', { reason: ONLY_WITH_MONEY });
  const sums =
    amount === undefined
      ? line_items.flatMap(({ refund_total = '0', refund_tax }) => [
          refund_total,
          ...refund_tax.map((tax) => tax.refund_total),
        ])
      : [amount];
  const total = sums.reduce((sum, text) => {
    const part = minorOf(text, currency);
    if (part === undefined) throw noAmount();
    return sum + part;
  }, 0);
  if (total < 1 || !Number.isSafeInteger(total)) throw noAmount();
  const items = line_items
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => {
      const line = lineOfId(order_id, id);
      if (line === undefined)
        throw fail('rest_invalid_param', { params: { line_items: `${id} is no item of this order.` } });
      return { line, quantity };
    });
  return { id: order_id, amount: minor(total), items, restock: api_restock ?? true, reason };
}

const ONLY_WITH_MONEY =
  'This store gives money back through its payments account: a refund without money cannot be noted here. Leave api_refund out.';

/** What stands in the way, under the codes that tools for stores know; what is unknown or waits keeps its own. */
function asStoresSay(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  switch (error.code) {
    case 'refund_exceeds_charge':
      return noAmount();
    case 'charge_already_refunded':
    case 'charge_disputed':
    case 'order_not_refundable':
    case 'refund_items_exceed':
      return fail('woocommerce_rest_cannot_create_order_refund', { reason: error.message });
    default:
      return error;
  }
}

async function createRefund(context: Context, wanted: Wanted) {
  const request = await asked(context, wanted);
  try {
    const { id } = await refundOrder(context, request);
    const order = await findOrder(context, request.id);
    const refund = order.refunds.find(({ refund_id }) => refund_id === id);
    if (!refund) throw fail('woocommerce_rest_cannot_create_order_refund', { reason: CAME_BACK });
    return wcRefund(order, refund, await aroundOf(context));
  } catch (error) {
    throw asStoresSay(error);
  }
}

const CAME_BACK = 'The bank refused the refund, so nothing was given back. The payment’s page says why.';

async function prepare(context: Context, wanted: Wanted) {
  try {
    return await prepareOrderRefund(context, await asked(context, wanted));
  } catch (error) {
    throw asStoresSay(error);
  }
}

const TIME = {
  date: 'date_created',
  title: 'date_created',
  slug: 'date_created',
  modified: 'date_created',
} as const;

/** An order has a handful of refunds: they are looked through here. */
function chosen(refunds: readonly RestRefund[], request: Asked, zone: string): readonly RestRefund[] {
  const { after, before, modified_after, modified_before } = timesOf(request, zone);
  const { include = [], exclude = [], search = '', orderby, order = 'desc' } = request;
  const { parent = [], parent_exclude = [] } = request;
  const found = refunds.filter(
    ({ id, order_id, date_created: at, reason }) =>
      (include.length === 0 || include.includes(id)) &&
      !exclude.includes(id) &&
      (parent.length === 0 || parent.includes(order_id)) &&
      !parent_exclude.includes(order_id) &&
      [after, modified_after].every((bound) => bound === undefined || at > bound) &&
      [before, modified_before].every((bound) => bound === undefined || at < bound) &&
      reason.toLowerCase().includes(search.toLowerCase()),
  );
  const place = (refund: RestRefund): number | string =>
    orderby === 'include' ? include.indexOf(refund.id) : orderby === 'id' ? refund.id : refund[TIME[orderby]];
  const way = order === 'asc' || orderby === 'include' ? 1 : -1;
  return found.sort((one, other) => {
    const [first, second] = [place(one), place(other)];
    return way * (first === second ? one.id - other.id : first < second ? -1 : 1);
  });
}

const MONEY_WENT = 'This refund is money that went back to the customer, so it stays written down.';

/** What was written about a refund may say who it was for. */
function demandSearcher({ actor }: Context, { search }: Readonly<{ search?: string | undefined }>): void {
  if (search !== undefined && !seesCustomers(actor))
    throw fail('rest_invalid_param', { params: { search: 'Your role does not see customers.' } });
}

/** Of all orders, each in the form it has under its own. */
async function listAllRefunds(context: Context, request: Received<typeof contract.listAllWcRefunds>) {
  const { rest } = context.store;
  demandSearcher(context, request);
  const around = await aroundOf(context, request.dp);
  const { orderby, order = 'desc', search, include, exclude, parent, parent_exclude } = request;
  const found = (await rest.listRefunds?.({
    ...timesOf(request, around.zone),
    ...rowsOf(request),
    ...{ direction: order, search, include, exclude, parent, parent_exclude },
    sort: orderby === 'id' || orderby === 'include' ? orderby : 'date',
  })) ?? { data: [], total_count: 0 };
  const ids = [...new Set(found.data.map(({ order_id }) => order_id))];
  const orders = await rest.listOrders({
    ...{
      include: ids.length > 0 ? ids : [0],
      limit: ids.length || 1,
      offset: 0,
      sort: 'id',
      direction: 'asc',
    },
  });
  const orderOf = new Map(orders.data.map((one) => [one.id, one]));
  const data = found.data.flatMap((refund) => {
    const one = orderOf.get(refund.order_id);
    return one ? [wcRefund(one, refund, around)] : [];
  });
  return pageWithTotals(context, '/refunds', request, { data, total_count: found.total_count });
}

export const wcRefundsRoutes: readonly Route[] = [
  route(contract.listWcRefunds, async (context, request) => {
    demandSearcher(context, request);
    const order = await findOrder(context, request.order_id);
    const around = await aroundOf(context, request.dp);
    const found = chosen(order.refunds, request, around.zone);
    const { offset, limit } = rowsOf(request);
    const data = found.slice(offset, offset + limit).map((refund) => wcRefund(order, refund, around));
    const { order_id, ...rest } = request;
    return pageWithTotals(context, `/orders/${order_id}/refunds`, rest, { data, total_count: found.length });
  }),
  route(contract.getWcRefund, async (context, { order_id, id, dp }) => {
    const order = await findOrder(context, order_id);
    const refund = order.refunds.find((one) => one.id === id);
    if (!refund) throw fail('woocommerce_rest_shop_order_invalid_id', {});
    return wcRefund(order, refund, await aroundOf(context, dp));
  }),
  route(contract.listAllWcRefunds, listAllRefunds),
  route(contract.deleteWcRefund, async (context, { order_id, id }) => {
    const order = await findOrder(context, order_id);
    if (!order.refunds.some((one) => one.id === id)) throw fail('woocommerce_rest_shop_order_invalid_id', {});
    throw fail('woocommerce_rest_cannot_delete', { reason: MONEY_WENT });
  }),
  route(contract.createWcRefund, createRefund, { prepare, words: refundWords }),
];
