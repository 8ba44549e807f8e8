import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_S } from '#domain/shared/time.ts';
import type { Config } from '../../config.ts';
import { readCookie } from '../../http/cookies.ts';
import { isKey, keepInShop } from './cart-cookie.ts';

const SHOPPER = 'shopper';
const LIVES_S = 365 * DAY_S;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Who comes back to this browser, as we know them: by the hash of what only their browser keeps. */
export function shopperOf(request: FastifyRequest): string | undefined {
  const secret = readCookie(request, SHOPPER) ?? '';
  return isKey(secret) ? hashOf(secret) : undefined;
}

/** From now on the browser is known, if it was not before. */
export function rememberShopper(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
): string {
  const known = shopperOf(request);
  if (known !== undefined) return known;
  const secret = randomUUID();
  keepInShop(reply, config, SHOPPER, secret, LIVES_S);
  return hashOf(secret);
}
