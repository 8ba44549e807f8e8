import * as contract from '#contract/api-keys.ts';
import { fail } from '#contract/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import { noteFailedPassword } from '../../audit/note-failed-password.ts';
import { type Context, route } from '../../http/route.ts';
import { accountOf, isPasswordOf } from '../../passwords/is-password-of.ts';
import { findUser, type User } from '../signing-in/user-repository.ts';
import { listApiKeys } from './api-key-repository.ts';
import { handOutKey, takeKeyBack } from './hand-out-key.ts';

export const apiKeysRoutes = [
  route(contract.listApiKeys, async ({ db }) => ({ data: await listApiKeys(db) })),

  route(contract.createApiKey, async (context, { password, ...wanted }) => {
    const owner = await confirmPassword(context, password);
    const by = { actor_id: owner.id, actor_email: owner.email, ip: context.ip };
    return { ...(await handOutKey(context, { owner, by }, wanted)), user_email: owner.email };
  }),

  route(contract.revokeApiKey, async (context, { id }) => {
    if (!(await takeKeyBack(context, id))) throw fail('api_key_not_found');
    return { id, revoked: true as const };
  }),
];

/** A key outlives the session it is made in, so whoever finds a browser unlocked must not be able to make one. */
async function confirmPassword(context: Context, password: string): Promise<User> {
  const { db, actor, ip } = context;
  const user = await findUser(db, actor.user_id);
  assert(user, 'whoever is signed in exists');
  const { password_hash } = user;
  const confirmed = await isPasswordOf(context, { account: accountOf(user.id), password_hash, password, ip });
  if (!confirmed) {
    await noteFailedPassword(context, { action: 'password.reject', account: user, ip });
    throw fail('password_not_confirmed');
  }
  return user;
}
