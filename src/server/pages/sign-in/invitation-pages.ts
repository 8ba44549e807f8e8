import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/kit/errors.ts';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from '#domain/signing-in/password-length.ts';
import type { Deps } from '../../deps.ts';
import { acceptInvitation, showInvitation } from '../../features/people/accept-invitation.ts';
import { isHttps, readTheme, signedInCookies } from '../../http/cookies.ts';
import { invitationCopy as copy } from './invitation-copy.ts';
import { invitationOverPage, invitationPage } from './invitation-page.ts';
import { DEFAULT_TARGET } from './redirect-target.ts';
import { formOf, sendPage, textOf, visitorOf } from './sign-in-request.ts';

const OVER = 410;

/** Following the link only asks; the button on the page uses it. */
export async function askInvitation(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  return showForm(deps, request, reply, { status: 200, token: textOf(request.query, 'token') ?? '' });
}

export async function takeInvitation(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const form = formOf(request);
  const [token, password] = [form.get('token') ?? '', form.get('pwd') ?? ''];
  const problem = lengthProblem(password);
  if (problem) return showForm(deps, request, reply, { status: 400, token, problem });
  try {
    const accepted = await acceptInvitation(deps, { token, password }, visitorOf(deps, request, reply));
    if ('end' in accepted) return sendPage(reply, OVER, invitationOverPage(readTheme(request), accepted.end));
    return reply
      .header('set-cookie', signedInCookies(isHttps(deps.config, request), accepted))
      .redirect(DEFAULT_TARGET);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { retry_after_s } = error.details;
    if (typeof retry_after_s === 'number') reply.header('retry-after', retry_after_s);
    return showForm(deps, request, reply, { status: error.status, token, problem: error.message });
  }
}

const lengthProblem = ({ length }: string): string | undefined => {
  if (length < PASSWORD_CHARACTERS_MIN) return copy.missing(PASSWORD_CHARACTERS_MIN);
  return length > PASSWORD_CHARACTERS_MAX ? copy.tooLong : undefined;
};

type Shown = Readonly<{ status: number; token: string; problem?: string }>;

async function showForm(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, token, problem }: Shown,
) {
  const invitation = await showInvitation(deps, token);
  const theme = readTheme(request);
  if (invitation.end) return sendPage(reply, OVER, invitationOverPage(theme, invitation.end));
  return sendPage(
    reply,
    status,
    invitationPage({ theme, token, ...invitation, ...(problem && { problem }) }),
  );
}
