import type { FastifyReply } from 'fastify';
import type { StoreOrder } from '#contract/orders.ts';
import type { Cart } from '#domain/orders/cart.ts';
import { keepCart } from './cart-cookie.ts';
import { type FilledLine, sumOf } from './checkout-page.ts';
import type { Visit } from './shop-request.ts';

/** A try that failed made an order of a sum; what costs another by now is another order. */
export const costsOtherwise = ({ total, currency }: StoreOrder, lines: readonly FilledLine[]): boolean =>
  lines.length > 0 && sumOf(lines) !== `${total} ${currency}`;

export const beginAnew = ({ deps, reply }: Visit, cart: Cart): FastifyReply =>
  keepCart(reply, deps.config, cart).redirect('/checkout', 303);

/** Whether a form was made for another sum than it would be charged now. One that says nothing of it is believed. */
export const showsOtherSum = (sent: URLSearchParams, lines: readonly FilledLine[]): boolean =>
  sent.has('sum') && sent.get('sum') !== sumOf(lines);
