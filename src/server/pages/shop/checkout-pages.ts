import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/kit/errors.ts';
import { cardFailureReason } from '#domain/payments/failure-reasons.ts';
import type { Deps } from '../../deps.ts';
import type { CountAtTill } from '../../http/rate-limits.ts';
import { type Checkout, findCheckout } from '../../store/checkout-repository.ts';
import { forgetCard } from '../../store/saved-cards-repository.ts';
import { formOf, textOf } from '../sign-in/sign-in-request.ts';
import { buy, fillCart } from './buy.ts';
import { isKey, keepOrigin, readKeptCart, readKeptOrigin } from './cart-cookie.ts';
import { beginAnew, costsOtherwise, showsOtherSum } from './changed-sum.ts';
import { readCheckoutForm, valuesOf } from './checkout-form.ts';
import { type CheckoutView, checkoutPage } from './checkout-page.ts';
import { showOrder, showSecondFactor, takeCallingOff, takeSecondFactor, toOrder } from './ordered-pages.ts';
import { readPaymentChoice } from './payment-choice.ts';
import { FORGET_CARD_PATH, readCardWallet } from './saved-cards.ts';
import { sendShop, type VisitHandler, visited } from './shop-request.ts';
import { rememberShopper, shopperOf } from './shopper-cookie.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';
import { CALL_OFF_PATH } from './subscription-parts.ts';
import { readVisitingFrom } from './visiting-from.ts';
import { readWallet, readWalletLook } from './wallet-buttons.ts';
import { WALLET_HOLDER } from './wallet-holder.ts';

type Options = Readonly<{
  bodyLimit: number;
  /** Whoever tries one card after another is slowed down. */
  countAtTill: CountAtTill;
}>;

/** From the cart to the thanks. Every step can be sent twice, reloaded or left, and the money moves once. */
export function checkoutPages(app: FastifyInstance, deps: Deps, { countAtTill, ...options }: Options): void {
  app.get('/checkout', visited(deps, showCheckout));
  app.post('/checkout', options, visited(deps, takeCheckout(countAtTill)));
  app.get('/checkout/order/:key', visited(deps, showOrder));
  app.get('/checkout/confirm/:key', visited(deps, showSecondFactor));
  app.post('/checkout/confirm/:key', options, visited(deps, takeSecondFactor));
  app.post(`${CALL_OFF_PATH}/:key`, options, visited(deps, takeCallingOff));
  app.post(FORGET_CARD_PATH, options, visited(deps, takeForgetting));
}

const showCheckout: VisitHandler = async (visit) => {
  const { deps, request, reply, shop } = visit;
  const { key, cart } = readKeptCart(request);
  const known = await findCheckout(deps.db, key);
  if (known && known.state !== 'declined') return toOrder(reply, known);
  const lines = await fillCart(deps, cart, shop.money);
  const order = known && (await deps.store.findOrder(known.order_id));
  if (order && costsOtherwise(order, lines)) return beginAnew(visit, cart);
  const { canPay, isOnlyShown, methods } = await readPaymentChoice(deps, lines);
  const express = await readWalletLook(deps);
  const cards = await readCardWallet(deps, shopperOf(request));
  const wallet = express && readWallet(textOf(request.query, 'wallet'));
  const unknown = wallet ? WALLET_HOLDER : { shipElsewhere: false, country: shop.store.country };
  const view: CheckoutView = {
    lines,
    key,
    canPay,
    isOnlyShown,
    methods,
    express,
    wallet,
    cards,
    attempt: (known?.attempt ?? 0) + 1,
    values: {
      ...(order ? valuesOf(order.billing, order.shipping) : unknown),
      visiting_from: readVisitingFrom(readKeptOrigin(request)),
    },
    ...(known && { notice: declinedNotice(known) }),
    ...(!known &&
      lines.length < cart.length && {
        notice: { kind: 'warning', title: copy.changedTitle, words: copy.gone },
      }),
  };
  return sendShop(reply, 200, checkoutPage(shop, view));
};

const declinedNotice = ({ failure_code }: Checkout) => ({
  kind: 'error' as const,
  title: copy.declinedTitle,
  words: copy.declinedBecause(cardFailureReason(failure_code)),
});

const takeCheckout =
  (countAtTill: CountAtTill): VisitHandler =>
  async (visit) => {
    const { deps, request, reply, shop } = visit;
    const sent = formOf(request);
    const { key: kept, cart } = readKeptCart(request);
    const key = sent.get('key') ?? '';
    const known = isKey(key) ? await findCheckout(deps.db, key) : undefined;
    // A page whose cart has changed since, or was paid for elsewhere, is not what the customer sees any more.
    if (key !== kept && !known) return reply.redirect('/checkout', 303);
    const lines = await fillCart(deps, cart, shop.money);
    if (!known && lines.length === 0) return reply.redirect('/checkout', 303);
    const attempt = Number(sent.get('attempt')) || 1;
    const today = new Date((await deps.provider.now()) * 1000);
    const { canPay, isOnlyShown, methods, isOffered } = await readPaymentChoice(deps, lines);
    const month = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 };
    const cards = await readCardWallet(deps, shopperOf(request));
    const form = readCheckoutForm(sent, month, isOffered, cards);
    const express = await readWalletLook(deps);
    const wallet = express && readWallet(sent.get('wallet'));
    const { values } = form;
    if (shop.isTest) keepOrigin(reply, deps.config, values.visiting_from ?? '');
    const offered = { canPay, isOnlyShown, methods, express, wallet, cards };
    const view: CheckoutView = { lines, key, attempt, values, ...offered };
    if (Object.keys(form.problems).length > 0)
      return sendShop(reply, 400, checkoutPage(shop, { ...view, problems: form.problems }));
    if (!view.canPay) return sendShop(reply, 409, checkoutPage(shop, view));
    const isAnswered = known !== undefined && known.state !== 'declined';
    if (!isAnswered && showsOtherSum(sent, lines)) {
      const notice = { kind: 'warning', title: copy.changedTitle, words: copy.pricesChanged } as const;
      return sendShop(reply, 409, checkoutPage(shop, { ...view, notice }));
    }
    const counted = isAnswered ? Promise.resolve() : countAtTill(request, reply, key);
    const saves_for = values.savesCard ? rememberShopper(request, reply, deps.config) : undefined;
    const bought = await counted.then(
      () => buy({ ...deps, ip: request.ip }, { key, attempt, lines, form, saves_for }),
      refusalOf,
    );
    if (!(bought instanceof AppError)) return toOrder(reply, bought);
    if (bought.code === 'rest_invalid_param')
      return sendShop(reply, 400, checkoutPage(shop, { ...view, problems: { card: copy.badCard } }));
    const notice = { kind: 'error', title: copy.refusedTitle, words: bought.message } as const;
    return sendShop(reply, bought.status, checkoutPage(shop, { ...view, notice }));
  };

const takeForgetting: VisitHandler = async ({ deps, request, reply }) => {
  const [shopper, id] = [shopperOf(request), formOf(request).get('forget') ?? ''];
  if (shopper !== undefined && isKey(id)) await forgetCard(deps.db, shopper, id);
  return reply.redirect('/checkout', 303);
};

/** What a customer should read; everything else is no answer. */
const refusalOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  throw error;
};
