import { fail } from '#contract/kit/errors.ts';
import { passwordProblem } from '#domain/signing-in/password-problem.ts';
import { proofWays } from '#domain/signing-in/proof.ts';
import { demandProof } from '../../access/factors/demand-proof.ts';
import { findFactors } from '../../access/factors/factor-repository.ts';
import { confirmPassword, insiderOf } from '../../access/passwords/confirm-password.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { knownLine } from '../../access/passwords/sign-in-lines.ts';
import type { Actor, Deps } from '../../deps.ts';
import { replacePassword } from './replace-password.ts';

type Change = Readonly<{ password: string; new_password: string }>;

/** Needs the old password again, signs the person out everywhere but here, and forgets every other device. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'now' | 'config'> & Readonly<{ actor: Actor; ip: string }>,
  { password, new_password }: Change,
): Promise<void> {
  const { actor, ip } = deps;
  // The old password is proof enough of whoever has nothing else; a factor is asked for besides.
  const [way] = proofWays(await findFactors(deps.db, actor.user_id));
  if (way !== 'password') await demandProof(deps, actor);
  const user = await confirmPassword(deps, password);
  const problem = passwordProblem(new_password, user);
  if (problem) throw fail('password_easy_to_guess', { problem });
  const newHash = await knownLine(deps, { name: insiderOf(actor) }, () => hashPassword(new_password));
  const ownSession = actor.session_id ? Buffer.from(actor.session_id, 'hex') : undefined;
  await replacePassword(deps, user, {
    newHash,
    ownSession,
    by: { actor_id: user.id, actor_email: user.email, ip },
  });
}
