import { fail } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import { confirmationLimits } from '#domain/signing-in/attempt-limits.ts';
import type { Actor, Deps } from '../../deps.ts';
import { noteFailedPassword, notingRefusals } from '../note-failed-password.ts';
import { findUser, type User } from '../user-repository.ts';
import { isPasswordOf } from './is-password-of.ts';
import { knownLine } from './sign-in-lines.ts';

/** By what somebody who is inside is counted, and stands in line. */
export const insiderOf = ({ session_id, api_key_id }: Actor): string =>
  session_id ? `session ${session_id}` : `key ${api_key_id}`;

/** Asks the signed-in person for the password again, and answers who that is. */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'now' | 'tally'> & Readonly<{ actor: Actor; ip: string }>,
  password: string,
): Promise<User> {
  const { db, actor, ip } = deps;
  const insider = insiderOf(actor);
  return knownLine(deps, { name: insider }, async () => {
    const user = await findUser(db, actor.user_id);
    assert(user, 'whoever is signed in exists');
    const failed = { action: 'password.reject', account: user, ip } as const;
    const { password_hash } = user;
    const claim = { limits: confirmationLimits(insider), password_hash, password };
    if (!(await notingRefusals(deps, failed, () => isPasswordOf(deps, claim)))) {
      await noteFailedPassword(deps, failed);
      throw fail('password_not_confirmed');
    }
    return user;
  });
}
