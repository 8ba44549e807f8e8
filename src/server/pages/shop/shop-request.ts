import type { FastifyReply, FastifyRequest } from 'fastify';
import { itemCountOf } from '#domain/orders/cart.ts';
import type { Deps } from '../../deps.ts';
import { allowFramingByUs } from '../../http/security-headers.ts';
import { sessionOf } from '../../http/session.ts';
import { sendPage, textOf } from '../sign-in/sign-in-request.ts';
import { keepShareKey, readKeptCart, readShareKey } from './cart-cookie.ts';
import { currencyOf } from './currency-request.ts';
import { isOpenTo } from './open-to-visitors.ts';
import { readBusiness } from './read-business.ts';
import { comingSoonPage, type Shop } from './shop-page.ts';

const SHARE_PARAMETER = 'woo-share';

/** One visitor of the shop, as the handlers of its pages see them. */
export type Visit = Readonly<{ deps: Deps; request: FastifyRequest; reply: FastifyReply; shop: Shop }>;
export type VisitHandler = (visit: Visit) => Promise<FastifyReply>;

/** Who comes before the shop is open sees one page; everybody else reaches the page they asked for. */
export const visited =
  (deps: Deps, handle: VisitHandler) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    allowFramingByUs(reply);
    const [store, actor, business] = await Promise.all([
      deps.store.profile(),
      sessionOf(deps, request),
      readBusiness(deps.db),
    ]);
    const isStaff = actor?.capabilities.includes('see_payments') ?? false;
    const itemCount = itemCountOf(readKeptCart(request).cart);
    const money = await currencyOf(deps, request, isStaff);
    const isTest = deps.simulator !== undefined;
    const shop: Shop = { store, itemCount, isStaff, isTest, money, business, here: hereOf(request) };
    const given = textOf(request.query, SHARE_PARAMETER);
    if (!(await isOpenTo(deps, { isStaff, shareKey: given ?? readShareKey(request) })))
      return sendShop(reply, 200, comingSoonPage(shop));
    if (given !== undefined) keepShareKey(reply, deps.config, given);
    return handle({ deps, request, reply, shop });
  };

/** A form was sent from elsewhere; what answers it returns to the start. */
const hereOf = ({ method, url }: FastifyRequest): string => (method === 'GET' ? url : '/');

export const sendShop = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  sendPage(reply, status, page);
