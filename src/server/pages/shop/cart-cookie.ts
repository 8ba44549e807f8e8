import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cart, readCart, writeCart } from '#domain/orders/cart.ts';
import { DAY_S } from '#domain/shared/time.ts';
import type { Config } from '../../config.ts';
import { guardedCookie, isHttps, readCookie } from '../../http/cookies.ts';

const CART = 'cart';
const SHARE_KEY = 'shop_key';
const CURRENCY = 'shop_currency';
const VISITING_FROM = 'shop_visiting_from';
const CART_LIVES_S = 30 * DAY_S;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key names the order this cart becomes; a cart that changes becomes another order. */
export type KeptCart = Readonly<{ key: string; cart: Cart }>;

export const isKey = (text: string): boolean => UUID.test(text);

/** The cart lives in the visitor's browser: it holds product numbers and quantities, and no prices. */
export function readKeptCart(request: FastifyRequest): KeptCart {
  const [key = '', lines = ''] = (readCookie(request, CART) ?? '').split('~', 2);
  return isKey(key) ? { key, cart: readCart(lines) } : { key: randomUUID(), cart: [] };
}

/** What the shop keeps in a browser: out of reach of scripts, and of forms on other sites. */
export const keepInShop = (
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  name: string,
  value: string,
  maxAge: number,
): FastifyReply =>
  reply.header('set-cookie', guardedCookie(isHttps(config, reply.request), name, value, maxAge));

export const keepCart = (reply: FastifyReply, config: Pick<Config, 'publicUrl'>, cart: Cart): FastifyReply =>
  keepInShop(reply, config, CART, `${randomUUID()}~${writeCart(cart)}`, CART_LIVES_S);

export const emptyCart = (reply: FastifyReply, config: Pick<Config, 'publicUrl'>): FastifyReply =>
  keepInShop(reply, config, CART, '', 0);

/** What the visitor chose to see prices in. */
export const readKeptCurrency = (request: FastifyRequest): string | undefined =>
  readCookie(request, CURRENCY);
export const keepCurrency = (
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  code: string,
): FastifyReply => keepInShop(reply, config, CURRENCY, code, CART_LIVES_S);

/** Where the visitor of a test shop said they are, for the next try. */
export const readKeptOrigin = (request: FastifyRequest): string | undefined =>
  readCookie(request, VISITING_FROM);
export const keepOrigin = (
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  code: string,
): FastifyReply => keepInShop(reply, config, VISITING_FROM, code, CART_LIVES_S);

/** Whoever came by the private link stays until the browser forgets. */
export const readShareKey = (request: FastifyRequest): string | undefined => readCookie(request, SHARE_KEY);
export const keepShareKey = (
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  key: string,
): FastifyReply => keepInShop(reply, config, SHARE_KEY, key, CART_LIVES_S);
