import { formOf } from '../sign-in/sign-in-request.ts';
import { keepCart, keepCurrency, readKeptCart } from './cart-cookie.ts';
import type { VisitHandler } from './shop-request.ts';

/** A place of this shop, and of no other site: one slash, then anything but a second one. */
const LOCAL = /^\/(?![/\\])[\x21-\x7e]{0,500}$/;

/** In another currency a cart is another order, so what comes after it has a new key. */
export const changeCurrency: VisitHandler = async ({ deps, request, reply, shop }) => {
  const form = formOf(request);
  const code = form.get('currency') ?? '';
  const back = form.get('back') ?? '/';
  if ([shop.money.own, ...shop.money.others].includes(code)) {
    keepCurrency(reply, deps.config, code);
    const { cart } = readKeptCart(request);
    if (cart.length > 0) keepCart(reply, deps.config, cart);
  }
  return reply.redirect(LOCAL.test(back) ? back : '/', 303);
};
