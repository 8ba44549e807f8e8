import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { passwordProblem } from '#domain/signing-in/password-problem.ts';
import { forgetOtherDevices } from '../../access/device-repository.ts';
import { confirmPassword, insiderOf } from '../../access/passwords/confirm-password.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { knownLine } from '../../access/passwords/sign-in-lines.ts';
import { forgetSessions } from '../../access/remembered-sessions.ts';
import { revokeOtherSessions } from '../../access/session-repository.ts';
import { setPasswordHash } from '../../access/user-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Actor, Deps } from '../../deps.ts';

type Change = Readonly<{ password: string; new_password: string }>;

/** Needs the old password again, signs the person out everywhere but here, and forgets every other device. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'now'> & Readonly<{ actor: Actor; ip: string }>,
  { password, new_password }: Change,
): Promise<void> {
  const { db, now, actor, ip } = deps;
  const user = await confirmPassword(deps, password);
  const problem = passwordProblem(new_password, user);
  if (problem) throw fail('password_easy_to_guess', { problem });
  const newHash = await knownLine(deps, { name: insiderOf(actor) }, () => hashPassword(new_password));
  await db.transaction().execute(async (trx) => {
    await setPasswordHash(trx, user.id, newHash);
    const ownSession = actor.session_id ? Buffer.from(actor.session_id, 'hex') : undefined;
    const at = utcInstant(now());
    await revokeOtherSessions(trx, { user_id: user.id, ownSession, now: at });
    await forgetOtherDevices(trx, { user_id: user.id, ownSession });
    await writeAudit(trx, {
      at,
      actor_id: user.id,
      actor_email: user.email,
      ip,
      action: 'password.change',
      object_kind: 'person',
      object_id: String(user.id),
      result: 'succeeded',
    });
  });
  forgetSessions();
}
