import type { FastifyReply, FastifyRequest } from 'fastify';
import { endSession } from '../../access/sessions.ts';
import type { Deps } from '../../deps.ts';
import { clearedSessionCookie, isHttps, readTheme } from '../../http/cookies.ts';
import { isNonceOf, makeNonce } from '../../http/nonce.ts';
import { isCrossSite } from '../../http/same-origin.ts';
import { sessionOf, sessionToken } from '../../http/session.ts';
import { DEFAULT_TARGET } from './redirect-target.ts';
import { signOutPage } from './sign-in-page.ts';
import { formOf, sendPage, textOf } from './sign-in-request.ts';

const SIGNED_OUT = '/wp-login.php?loggedout=true';

/** A link with the session's nonce signs out at once; any other link only asks, so that a foreign page signs nobody out. */
export async function askSignOut(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const foreign = isCrossSite(request.headers, new URL(deps.config.publicUrl).origin);
  return endOrAsk(deps, request, reply, foreign ? undefined : textOf(request.query, '_wpnonce'));
}

export async function signOut(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  return endOrAsk(deps, request, reply, formOf(request).get('_wpnonce') ?? textOf(request.query, '_wpnonce'));
}

async function endOrAsk(deps: Deps, request: FastifyRequest, reply: FastifyReply, nonce: string | undefined) {
  const actor = await sessionOf(deps, request);
  const token = sessionToken(deps, request);
  if (actor && token !== undefined) {
    if (nonce === undefined || !(await isNonceOf(deps, actor, nonce))) {
      const page = signOutPage(readTheme(request), await makeNonce(deps, actor), DEFAULT_TARGET);
      return sendPage(reply, 200, page);
    }
    await endSession(deps, token);
  }
  return reply.header('set-cookie', clearedSessionCookie(isHttps(deps.config, request))).redirect(SIGNED_OUT);
}
