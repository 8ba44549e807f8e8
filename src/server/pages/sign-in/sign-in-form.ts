import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/kit/errors.ts';
import type { Deps } from '../../deps.ts';
import { signIn } from '../../features/signing-in/sign-in.ts';
import { readTheme } from '../../http/cookies.ts';
import { sessionOf, sessionToken } from '../../http/session.ts';
import { redirectTarget } from './redirect-target.ts';
import { sendOn } from './send-on.ts';
import { signInCopy as copy } from './sign-in-copy.ts';
import { type SignInForm, signInPage } from './sign-in-page.ts';
import { formOf, hasPasskeys, sendPage, textOf, visitorOf } from './sign-in-request.ts';

/** Whoever is signed in already is sent on; everybody else sees the form. */
export async function askSignIn(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const redirect_to = redirectTarget(textOf(request.query, 'redirect_to'));
  const wantsAgain = textOf(request.query, 'reauth') === '1';
  if (!wantsAgain && (await sessionOf(deps, request))) return reply.redirect(redirect_to);

  const hadSession = wantsAgain || sessionToken(deps, request) !== undefined;
  const hasReset = textOf(request.query, 'newpassword') === 'true';
  const signedOut = textOf(request.query, 'loggedout') === 'true';
  return sendPage(
    reply,
    200,
    signInPage({
      theme: readTheme(request),
      login: '',
      redirect_to,
      passkeys: hasPasskeys(deps),
      ...(hadSession && { notice: { kind: 'info', words: copy.sessionEnded } }),
      ...(signedOut && { notice: { kind: 'success', words: copy.signedOut } }),
      ...(hasReset && { notice: { kind: 'success', words: copy.resetDone } }),
    }),
  );
}

export async function takeSignIn(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const form = formOf(request);
  const [log, pwd] = [form.get('log') ?? '', form.get('pwd') ?? ''];
  const redirect_to = redirectTarget(form.get('redirect_to'));
  const again: SignInForm = {
    theme: readTheme(request),
    login: log.trim(),
    redirect_to,
    passkeys: hasPasskeys(deps),
  };

  const missing = { login: log.trim() === '', password: pwd === '' };
  if (missing.login || missing.password) {
    const notice = { kind: 'error', words: copy.fieldsMissing } as const;
    return sendPage(reply, 400, signInPage({ ...again, missing, notice }));
  }
  try {
    const at = await signIn(deps, { log, pwd }, visitorOf(deps, request, reply));
    return sendOn(deps, request, reply, { at, redirect_to });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { retry_after_s } = error.details;
    if (typeof retry_after_s === 'number') reply.header('retry-after', retry_after_s);
    return sendPage(
      reply,
      error.status,
      signInPage({ ...again, notice: { kind: 'error', words: error.message } }),
    );
  }
}

/** Another site must not be able to sign its visitors in here as somebody of its choosing. */
export function refuseCrossSite(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const notice = { kind: 'error', words: copy.crossSite } as const;
  const page = signInPage({
    theme: readTheme(request),
    login: '',
    redirect_to: redirectTarget(undefined),
    notice,
    passkeys: hasPasskeys(deps),
  });
  return sendPage(reply, 403, page);
}
