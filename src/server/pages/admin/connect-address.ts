import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Deps } from '../../deps.ts';
import { refusedVisit, visitConnect } from '../../features/onboarding/connect-visit.ts';
import {
  followProviderLink,
  PROVIDER_LINKS,
  type ProviderLink,
} from '../../features/onboarding/provider-links.ts';
import { logOf } from '../../http/log.ts';
import { isNonceOf } from '../../http/nonce.ts';
import { isCrossSite } from '../../http/same-origin.ts';
import { textOf } from '../sign-in/sign-in-request.ts';
import { adminPageCopy as copy } from './admin-page-copy.ts';

export const isConnectAddress = (request: FastifyRequest): boolean =>
  request.url.startsWith('/wp-admin/admin.php') && textOf(request.query, 'wcpay-connect') === '1';

/** Which of the provider's links this is, if any. */
export const providerLinkOf = (request: FastifyRequest): ProviderLink | undefined =>
  request.url.startsWith('/wp-admin/admin.php')
    ? PROVIDER_LINKS.find((link) => textOf(request.query, link) !== undefined)
    : undefined;

export async function answerProviderLink(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  link: ProviderLink,
): Promise<FastifyReply> {
  return reply.redirect(await followProviderLink(deps, link, textOf(request.query, 'type')), 303);
}

/**
 * The connect address changes things although it is only visited, so it asks for the nonce of the page it was on and
 * refuses visitors sent by other sites. A page that was open for too long leads back to a new one, and nothing happened.
 */
export async function answerConnect(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
): Promise<FastifyReply> {
  const publicOrigin = new URL(deps.config.publicUrl).origin;
  if (isCrossSite(request.headers, publicOrigin) || !actor.capabilities.includes('change_account'))
    return reply.code(403).type('text/plain; charset=utf-8').send(copy.refused);
  const nonce = textOf(request.query, '_wpnonce') ?? '';
  const isTold = request.headers.accept?.includes('application/json') === true;
  const place = (await isNonceOf(deps, actor, nonce))
    ? await visitConnect({
        ...deps,
        log: logOf(request),
        actor,
        ip: request.ip,
        param: (name) => textOf(request.query, name),
      })
    : refusedVisit();
  return isTold ? reply.send({ success: true, data: { redirect_to: place } }) : reply.redirect(place, 303);
}
