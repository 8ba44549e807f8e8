import * as contract from '#contract/api-keys.ts';
import { fail } from '#contract/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { type Context, route } from '../../http/route.ts';
import { accountOf, isPasswordOf } from '../../passwords/is-password-of.ts';
import { findUser } from '../signing-in/user-repository.ts';
import { listApiKeys, revokeApiKey } from './api-key-repository.ts';
import { createApiKey } from './create-api-key.ts';

export const apiKeysRoutes = [
  route(contract.listApiKeys, async ({ db }) => ({ data: await listApiKeys(db) })),

  route(contract.createApiKey, async (context, { password, ...wanted }) => {
    const { user_id, email } = context.actor;
    await confirmPassword(context, password);
    return { ...(await createApiKey(context, { ...wanted, user_id })), user_email: email };
  }),

  route(contract.revokeApiKey, async ({ db, now }, { id }) => {
    if (!(await revokeApiKey(db, id, utcInstant(now())))) throw fail('api_key_not_found');
    return { id, revoked: true as const };
  }),
];

/** A key outlives the session it is made in, so whoever finds a browser unlocked must not be able to make one. */
async function confirmPassword(context: Context, password: string): Promise<void> {
  const { db, actor, ip } = context;
  const user = await findUser(db, actor.user_id);
  assert(user, 'whoever is signed in exists');
  const { password_hash } = user;
  const confirmed = await isPasswordOf(context, { account: accountOf(user.id), password_hash, password, ip });
  if (!confirmed) throw fail('password_not_confirmed');
}
