import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, fail } from '#contract/kit/errors.ts';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from '#domain/signing-in/password-length.ts';
import { findUserOfLink } from '../../access/password-link.ts';
import type { Deps } from '../../deps.ts';
import { askForPasswordLink, resetPassword } from '../../features/signing-in/reset-password.ts';
import { readTheme } from '../../http/cookies.ts';
import { lostPasswordPage, lostPasswordSentPage, newPasswordPage } from './password-link-page.ts';
import { signInCopy as copy } from './sign-in-copy.ts';
import { formOf, sendPage, textOf, visitorOf } from './sign-in-request.ts';

const AFTER_RESET = '/wp-login.php?newpassword=true';

const aboutOf = (deps: Deps, request: FastifyRequest) => ({
  theme: readTheme(request),
  hasMail: deps.config.smtpUrl !== undefined,
});

export async function askPasswordLink(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  return sendPage(reply, 200, lostPasswordPage(aboutOf(deps, request)));
}

export async function takePasswordLink(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const about = aboutOf(deps, request);
  const login = (formOf(request).get('log') ?? '').trim();
  if (login === '') return sendPage(reply, 400, lostPasswordPage({ ...about, problem: copy.loginMissing }));
  try {
    const { ip, signal } = visitorOf(deps, request, reply);
    await askForPasswordLink(deps, { login, ip, signal });
    return sendPage(reply, 200, lostPasswordSentPage(about));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const notice = { kind: 'error', words: error.message } as const;
    return sendPage(reply, error.status, lostPasswordPage({ ...about, notice }));
  }
}

/** Following the link only asks; setting the password uses it. */
export async function askNewPassword(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const token = textOf(request.query, 'token') ?? '';
  const user = await findUserOfLink(deps, token);
  if (!user) return sendOver(deps, request, reply);
  return sendPage(reply, 200, newPasswordPage({ theme: readTheme(request), token, email: user.email }));
}

export async function takeNewPassword(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const form = formOf(request);
  const [token, password] = [form.get('token') ?? '', form.get('pwd') ?? ''];
  const user = await findUserOfLink(deps, token);
  if (!user) return sendOver(deps, request, reply);
  const again = { theme: readTheme(request), token, email: user.email };
  const problems = problemsOf(password, form.get('again') ?? '');
  if (problems) return sendPage(reply, 400, newPasswordPage({ ...again, problems }));
  try {
    const { ip, signal } = visitorOf(deps, request, reply);
    await resetPassword(deps, { token, password, ip, signal });
    return reply.redirect(AFTER_RESET);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'password_link_over') return sendOver(deps, request, reply);
    const notice = { kind: 'error', words: error.message } as const;
    return sendPage(reply, error.status, newPasswordPage({ ...again, notice }));
  }
}

function problemsOf(password: string, again: string) {
  if (password.length < PASSWORD_CHARACTERS_MIN) return { pwd: copy.newPasswordShort };
  if (password.length > PASSWORD_CHARACTERS_MAX) return { pwd: copy.newPasswordLong };
  return password === again ? undefined : { again: copy.newPasswordDiffers };
}

function sendOver(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const { message, status } = fail('password_link_over');
  const notice = { kind: 'error', words: message, title: copy.resetErrorTitle } as const;
  return sendPage(reply, status, lostPasswordPage({ ...aboutOf(deps, request), notice }));
}
