import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { listOrders, type StoreOrderSummary } from '#contract/order-list.ts';
import * as contract from '#contract/orders.ts';
import { askedBy } from '../../access/sees-customers.ts';
import { refundWords } from '../../approvals/prepared-refund.ts';
import { tellLive } from '../../events/tell-live.ts';
import { type Route, route } from '../../http/route.ts';
import type { FoundStoreOrder } from '../../store/store.ts';
import { findDisputedOrders } from './disputed-orders-repository.ts';
import { findOrderPayment } from './order-payment-repository.ts';
import { listOrderRefunds } from './order-refunds-repository.ts';
import { prepareOrderRefund, refundOrder } from './refund-order.ts';
import { findSandboxOrders } from './sandbox-orders-repository.ts';

const missing = (id: number) => fail('resource_missing', { kind: 'order', id: String(id) });

/** The store knows the tests of sandboxes that were left; those of the one that is connected are told by its payments. */
const standing = <Order extends StoreOrderSummary | FoundStoreOrder>(
  order: Order,
  tests: ReadonlySet<number>,
): Order => (tests.has(order.id) ? { ...order, sandbox: 'connected' } : order);

/** Orders are the store's; what they were paid with is told by the payments. */
export const ordersRoutes: readonly Route[] = [
  route(listOrders, async ({ db, store, actor }, asked) => {
    const query = askedBy(actor, asked);
    const { data, total_count } = await store.listOrders({ ...query, ...pageOf(query) });
    const ids = data.map(({ id }) => id);
    const [disputed, tests] = await Promise.all([findDisputedOrders(db, ids), findSandboxOrders(db, ids)]);
    return {
      data: data.map((order) => ({ ...standing(order, tests), disputed: disputed.has(order.id) })),
      total_count,
    };
  }),

  route(contract.getOrder, async ({ db, provider, store }, { id }) => {
    const [order, payment, refunds, tests] = await Promise.all([
      store.findOrder(id),
      findOrderPayment(db, provider.name, id),
      listOrderRefunds({ db, store }, id),
      findSandboxOrders(db, [id]),
    ]);
    if (!order) throw missing(id);
    return { ...standing(order, tests), payment: payment ?? order.sandbox_payment, refunds };
  }),

  route(contract.listOrderNotes, async ({ store }, { id }) => {
    const data = await store.listNotes(id);
    if (!data) throw missing(id);
    return { data };
  }),

  route(contract.addOrderNote, async ({ store, actor }, { id, ...note }) => {
    const added = await store.addNote(id, { ...note, author_id: actor.user_id });
    if (!added) throw missing(id);
    return added;
  }),

  route(contract.completeOrders, async ({ db, store, actor, ip }, { ids }) => {
    const completed = await store.completeOrders(ids, {
      user_id: actor.user_id,
      email: actor.email,
      api_key: actor.api_key,
      ip,
    });
    if (completed.length > 0) await tellLive(db, 'order', completed.map(String));
    return { completed };
  }),

  route(contract.refundOrder, (context, request) => refundOrder(context, request), {
    prepare: prepareOrderRefund,
    words: refundWords,
  }),
];
