import { fail } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import { confirmationLimits } from '#domain/signing-in/attempt-limits.ts';
import type { Actor, Deps } from '../../deps.ts';
import { noteFailedPassword } from '../note-failed-password.ts';
import { findUser, type User } from '../user-repository.ts';
import { isPasswordOf } from './is-password-of.ts';

/** Asks the signed-in person for the password again, and answers who that is. */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'now'> & Readonly<{ actor: Actor; ip: string }>,
  password: string,
): Promise<User> {
  const { user_id, session_id, api_key_id } = deps.actor;
  const user = await findUser(deps.db, user_id);
  assert(user, 'whoever is signed in exists');
  const limits = confirmationLimits(session_id ? `session ${session_id}` : `key ${api_key_id}`);
  const { password_hash } = user;
  if (!(await isPasswordOf(deps, { limits, password_hash, password }))) {
    await noteFailedPassword(deps, { action: 'password.reject', account: user, ip: deps.ip });
    throw fail('password_not_confirmed');
  }
  return user;
}
