import { fail } from '#contract/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { noteFailedPassword } from '../../audit/note-failed-password.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Actor, Deps } from '../../deps.ts';
import { accountOf, isPasswordOf } from '../../passwords/is-password-of.ts';
import { hashPassword } from '../../passwords/password-hash.ts';
import { forgetSessions } from './remembered-sessions.ts';
import { revokeOtherSessions } from './session-repository.ts';
import { findUser, setPasswordHash } from './user-repository.ts';

type Change = Readonly<{ password: string; new_password: string }>;

/** Needs the old password again, and signs the person out everywhere but here. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'now'> & Readonly<{ actor: Actor; ip: string }>,
  { password, new_password }: Change,
): Promise<void> {
  const { db, now, actor, ip } = deps;
  const user = await findUser(db, actor.user_id);
  assert(user, 'whoever is signed in exists');
  const { password_hash } = user;
  if (!(await isPasswordOf(deps, { account: accountOf(user.id), password_hash, password, ip }))) {
    await noteFailedPassword(deps, { action: 'password.reject', account: user, ip });
    throw fail('password_not_confirmed');
  }
  const newHash = await hashPassword(new_password);
  await db.transaction().execute(async (trx) => {
    await setPasswordHash(trx, user.id, newHash);
    const kept = actor.session_id ? Buffer.from(actor.session_id, 'hex') : undefined;
    const at = utcInstant(now());
    await revokeOtherSessions(trx, { user_id: user.id, kept, now: at });
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
