import { fail } from '#contract/kit/errors.ts';
import { passwordLinkLimits } from '#domain/signing-in/attempt-limits.ts';
import { passwordProblem } from '#domain/signing-in/password-problem.ts';
import { findUserOfLink, usePasswordLink } from '../../access/password-link.ts';
import { addressGroup } from '../../access/passwords/address-group.ts';
import { countSent } from '../../access/passwords/attempt-throttle.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { linksLine } from '../../access/passwords/sign-in-lines.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { mailPasswordLink } from './mail-password-link.job.ts';
import { replacePassword } from './replace-password.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'config'>;
const LOGIN_CHARACTERS_MAX = 320;

/** The same for every name: what becomes of it is decided later, by a job. */
export async function askForPasswordLink(
  deps: Needs,
  { login, ip, signal }: Readonly<{ login: string; ip: string; signal?: AbortSignal | undefined }>,
): Promise<void> {
  const address = addressGroup(ip);
  await linksLine(deps, { name: address, ...(signal && { signal }) }, async () => {
    const [limit] = passwordLinkLimits({ address });
    if ((await countSent(deps, limit)) > limit.most) return;
    const asked = { login: login.slice(0, LOGIN_CHARACTERS_MAX).replaceAll('\0', ''), ip };
    await enqueue(deps.db, mailPasswordLink, asked);
  });
}

/** Sets the password that the link is for, ends every session, and lets nobody in: signing in does, with the factor. */
export async function resetPassword(
  deps: Needs,
  {
    token,
    password,
    ip,
    signal,
  }: Readonly<{
    token: string;
    password: string;
    ip: string;
    signal?: AbortSignal | undefined;
  }>,
): Promise<void> {
  const user = await findUserOfLink(deps, token);
  if (!user) throw fail('password_link_over');
  const problem = passwordProblem(password, user);
  if (problem) throw fail('password_easy_to_guess', { problem });
  const line = { name: addressGroup(ip), ...(signal && { signal }) };
  const newHash = await linksLine(deps, line, () => hashPassword(password));
  await replacePassword(deps, user, {
    newHash,
    by: { actor_id: user.id, actor_email: user.email, ip },
    claim: (trx) => usePasswordLink({ ...deps, db: trx }, token),
  });
}
