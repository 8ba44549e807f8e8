import type { FastifyReply } from 'fastify';
import { payCheckout } from '../../checkout/check-out.ts';
import { answerSecondFactor } from '../../checkout/second-factor.ts';
import { type Checkout, findCheckout } from '../../store/checkout-repository.ts';
import { endSubscription, listBegunBy } from '../../store/subscriptions-repository.ts';
import { formOf, textOf } from '../sign-in/sign-in-request.ts';
import { emptyCart, isKey, readKeptCart } from './cart-cookie.ts';
import { secondFactorPage, thanksPage, waitingPage } from './order-pages.ts';
import { messagePage } from './shop-page.ts';
import { sendShop, type Visit, type VisitHandler } from './shop-request.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';

/** After a form, the browser is sent on: reloading the next page sends nothing again. */
export const toOrder = (reply: FastifyReply, { key, state }: Checkout): FastifyReply =>
  reply.redirect(
    state === 'declined'
      ? '/checkout'
      : state === 'requires_action'
        ? `/checkout/confirm/${key}`
        : `/checkout/order/${key}`,
    303,
  );

async function foundOrder({ deps, request }: Visit) {
  const key = textOf(request.params, 'key') ?? '';
  const checkout = isKey(key) ? await findCheckout(deps.db, key) : undefined;
  const order = checkout && (await deps.store.findOrder(checkout.order_id));
  return checkout && order && { checkout, order };
}
const noOrder = ({ reply, shop }: Visit): FastifyReply =>
  sendShop(reply, 404, messagePage(shop, copy.orderMissing, copy.missingText));

/** Whoever looks while nobody knows yet also asks again, in the same words. */
export const showOrder: VisitHandler = async (visit) => {
  const { deps, request, reply, shop } = visit;
  const found = await foundOrder(visit);
  if (!found) return noOrder(visit);
  const checkout = await payCheckout({ ...deps, ip: request.ip }, found.checkout);
  const order = (await deps.store.findOrder(checkout.order_id)) ?? found.order;
  if (checkout.state === 'open') return sendShop(reply, 200, waitingPage({ shop, order, key: checkout.key }));
  if (checkout.state !== 'paid') return toOrder(reply, checkout);
  const isThisCart = readKeptCart(request).key === checkout.key;
  if (isThisCart) emptyCart(reply, deps.config);
  const begun = await listBegunBy(deps.db, checkout.order_id);
  const shown = isThisCart ? { ...shop, itemCount: 0 } : shop;
  const { key, payment_intent_id } = checkout;
  return sendShop(reply, 200, thanksPage({ shop: shown, order, key, begun, payment_intent_id }));
};

/** Whoever holds the address of the order may call off what it began. */
export const takeCallingOff: VisitHandler = async (visit) => {
  const found = await foundOrder(visit);
  if (!found) return noOrder(visit);
  const { db } = visit.deps;
  const asked = Number(formOf(visit.request).get('subscription'));
  const begun = (await listBegunBy(db, found.checkout.order_id)).find(({ id }) => id === asked);
  if (begun?.next_payment) await endSubscription(db, begun.id, 'cancelled');
  return toOrder(visit.reply, found.checkout);
};

export const showSecondFactor: VisitHandler = async (visit) => {
  const found = await foundOrder(visit);
  if (!found) return noOrder(visit);
  const { checkout, order } = found;
  if (checkout.state !== 'requires_action') return toOrder(visit.reply, checkout);
  return sendShop(visit.reply, 200, secondFactorPage({ shop: visit.shop, order, key: checkout.key }));
};

export const takeSecondFactor: VisitHandler = async (visit) => {
  const { deps, request, reply } = visit;
  const found = await foundOrder(visit);
  if (!found) return noOrder(visit);
  const answer = formOf(request).get('answer') === 'approve' ? 'approve' : 'refuse';
  return toOrder(reply, await answerSecondFactor({ ...deps, ip: request.ip }, found.checkout.key, answer));
};
