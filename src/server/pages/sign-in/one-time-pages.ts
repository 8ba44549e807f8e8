import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOneTimeLinkUsable, signInByLink } from '../../access/one-time-link.ts';
import type { Deps } from '../../deps.ts';
import { isHttps, readTheme, signedInCookies } from '../../http/cookies.ts';
import { DEFAULT_TARGET } from './redirect-target.ts';
import { signInCopy as copy } from './sign-in-copy.ts';
import { oneTimePage, signInPage } from './sign-in-page.ts';
import { formOf, sendPage, textOf, visitorOf } from './sign-in-request.ts';

/** Following the link only asks; the button on the page uses it. */
export async function askOneTimeLink(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const token = textOf(request.query, 'token') ?? '';
  if (!(await isOneTimeLinkUsable(deps, token))) return sendUnusable(request, reply);
  return sendPage(reply, 200, oneTimePage(readTheme(request), token));
}

export async function takeOneTimeLink(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const signedIn = await signInByLink(
    deps,
    formOf(request).get('token') ?? '',
    visitorOf(deps, request, reply),
  );
  if (!signedIn) return sendUnusable(request, reply);
  return reply
    .header('set-cookie', signedInCookies(isHttps(deps.config, request), signedIn))
    .redirect(DEFAULT_TARGET);
}

function sendUnusable(request: FastifyRequest, reply: FastifyReply) {
  const notice = { kind: 'error', words: copy.oneTimeUnusable } as const;
  const page = signInPage({ theme: readTheme(request), login: '', redirect_to: DEFAULT_TARGET, notice });
  return sendPage(reply, 403, page);
}
