import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, fail } from '#contract/kit/errors.ts';
import { codeLimits } from '#domain/signing-in/attempt-limits.ts';
import { beginCodes, begunCodes, confirmBegun } from '../../access/factors/begin-codes.ts';
import { addCodes } from '../../access/factors/change-factors.ts';
import { findFactors } from '../../access/factors/factor-repository.ts';
import { placeOf } from '../../access/factors/passkeys.ts';
import { addressGroup } from '../../access/passwords/address-group.ts';
import { countAttempt, takeBack } from '../../access/passwords/attempt-throttle.ts';
import { strangersLine } from '../../access/passwords/sign-in-lines.ts';
import { endStep, findStep, finishStep, type Step, stepHolder } from '../../access/second-step.ts';
import type { Deps } from '../../deps.ts';
import { isHttps, readCookie, readTheme, signedInCookies, stepCookieName } from '../../http/cookies.ts';
import { getStore } from '../../store/store-repository.ts';
import { redirectTarget } from './redirect-target.ts';
import { enrolPage, recoveryCodesPage, secondStepPage } from './second-step-page.ts';
import { signInCopy as copy } from './sign-in-copy.ts';
import { formOf, sendPage, textOf, visitorOf } from './sign-in-request.ts';

/** Where a browser goes on whose password was right. */
export const secondStepAddress = (redirect_to: string): string =>
  `/wp-login.php?action=second-step&redirect_to=${encodeURIComponent(redirect_to)}`;

const tokenOf = (deps: Deps, request: FastifyRequest): string | undefined =>
  readCookie(request, stepCookieName(isHttps(deps.config, request)));

type Shown = Readonly<{ status: number; problem?: string; failure?: AppError }>;

export async function askSecondStep(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const redirect_to = redirectTarget(textOf(request.query, 'redirect_to'));
  return showStep(deps, request, reply, redirect_to, { status: 200 });
}

async function showStep(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  redirect_to: string,
  { status, problem, failure }: Shown,
) {
  const token = tokenOf(deps, request);
  const step = await findStep(deps, token);
  if (!step || token === undefined) return startOver(reply, redirect_to);
  const about = {
    theme: readTheme(request),
    redirect_to,
    ...(problem !== undefined && { problem }),
    ...(failure && { notice: { kind: 'error', words: failure.message } as const }),
  };
  if (failure && typeof failure.details.retry_after_s === 'number')
    reply.header('retry-after', failure.details.retry_after_s);
  if (step.needs === 'prove') {
    const passkey = step.factors.passkeys > 0 && !('problem' in placeOf(deps));
    return sendPage(reply, status, secondStepPage({ ...about, code: step.factors.hasCode, passkey }));
  }
  const enrolling = { user: step.user, holder: stepHolder(token), storeName: (await getStore(deps)).name };
  const codes = (await begunCodes(deps, enrolling)) ?? (await beginCodes(deps, enrolling));
  return sendPage(reply, status, enrolPage({ ...about, ...codes }));
}

const startOver = (reply: FastifyReply, redirect_to: string) =>
  reply.redirect(`/wp-login.php?reauth=1&redirect_to=${encodeURIComponent(redirect_to)}`);

export async function takeSecondStep(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const form = formOf(request);
  const redirect_to = redirectTarget(form.get('redirect_to'));
  const code = (form.get('code') ?? '').trim();
  const token = tokenOf(deps, request);
  const step = await findStep(deps, token);
  if (!step || token === undefined) return startOver(reply, redirect_to);
  if (code === '')
    return showStep(deps, request, reply, redirect_to, { status: 400, problem: copy.codeMissing });
  try {
    if (step.needs === 'enrol') return await enrol(deps, request, reply, { token, step, code, redirect_to });
    const signedIn = await finishStep(deps, token, code, visitorOf(deps, request, reply));
    return reply
      .header('set-cookie', signedInCookies(isHttps(deps.config, request), signedIn))
      .redirect(redirect_to);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return showStep(deps, request, reply, redirect_to, { status: error.status, failure: error });
  }
}

type Enrolling = Readonly<{ token: string; step: Step; code: string; redirect_to: string }>;

/** The first code turns the factor on and lets its owner in; the recovery codes are the first thing they see. */
async function enrol(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, step: { user, way }, code, redirect_to }: Enrolling,
) {
  const visitor = visitorOf(deps, request, reply);
  const { ip, signal } = visitor;
  const confirmed = await strangersLine(
    deps,
    { name: addressGroup(ip), ...(signal && { signal }) },
    async () => {
      const attempt = await countAttempt(deps, codeLimits(user.id, false));
      const found = await confirmBegun(deps, { user_id: user.id, holder: stepHolder(token), code });
      if (found === 'wrong') throw fail('code_wrong');
      await takeBack(deps.db, attempt);
      if (!found) throw fail('factor_not_begun');
      return found;
    },
  );
  const by = { actor_id: user.id, actor_email: user.email, ip };
  // The factor first: between the two somebody has one and signs in with it, and nobody is in without it.
  const codes = await deps.db.transaction().execute(async (trx) => {
    // Of two who set it up at once with one password, the second would take the factor of the first away.
    await trx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    const { hasCode, passkeys } = await findFactors(trx, user.id);
    if (hasCode || passkeys > 0) throw fail('sign_in_step_over');
    return addCodes({ ...deps, db: trx }, user, { ...confirmed, by });
  });
  const signedIn = await endStep(deps, token, { user, way }, { ...visitor, second: 'code' });
  reply.header('set-cookie', signedInCookies(isHttps(deps.config, request), signedIn));
  return codes
    ? sendPage(reply, 200, recoveryCodesPage(readTheme(request), { codes, redirect_to }))
    : reply.redirect(redirect_to);
}
