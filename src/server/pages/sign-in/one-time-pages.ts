import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOneTimeLinkUsable, signInByLink } from '../../access/one-time-link.ts';
import type { Deps } from '../../deps.ts';
import { readTheme } from '../../http/cookies.ts';
import { DEFAULT_TARGET } from './redirect-target.ts';
import { sendOn } from './send-on.ts';
import { signInCopy as copy } from './sign-in-copy.ts';
import { oneTimePage, signInPage } from './sign-in-page.ts';
import { formOf, hasPasskeys, sendPage, textOf, visitorOf } from './sign-in-request.ts';

/** Following the link only asks; the button on the page uses it. */
export async function askOneTimeLink(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const token = textOf(request.query, 'token') ?? '';
  if (!(await isOneTimeLinkUsable(deps, token))) return sendUnusable(deps, request, reply);
  return sendPage(reply, 200, oneTimePage(readTheme(request), token));
}

export async function takeOneTimeLink(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const at = await signInByLink(deps, formOf(request).get('token') ?? '', visitorOf(deps, request, reply));
  if (!at) return sendUnusable(deps, request, reply);
  return sendOn(deps, request, reply, { at, redirect_to: DEFAULT_TARGET });
}

function sendUnusable(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const notice = { kind: 'error', words: copy.oneTimeUnusable } as const;
  const page = signInPage({
    theme: readTheme(request),
    login: '',
    redirect_to: DEFAULT_TARGET,
    notice,
    passkeys: hasPasskeys(deps),
  });
  return sendPage(reply, 403, page);
}
