import * as contract from '#contract/api-keys.ts';
import { fail } from '#contract/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { route } from '../../http/route.ts';
import { confirmPassword } from '../../passwords/confirm-password.ts';
import { listApiKeys, revokeApiKey } from './api-key-repository.ts';
import { createApiKey } from './create-api-key.ts';

export const apiKeysRoutes = [
  route(contract.listApiKeys, async ({ db }) => ({ data: await listApiKeys(db) })),

  route(contract.createApiKey, async (context, { password, ...wanted }) => {
    const { user_id, email } = context.actor;
    // A key outlives the session it is made in, so whoever finds a browser unlocked must not be able to make one.
    await confirmPassword(context, password);
    return { ...(await createApiKey(context, { ...wanted, user_id })), user_email: email };
  }),

  route(contract.revokeApiKey, async ({ db, now }, { id }) => {
    if (!(await revokeApiKey(db, id, utcInstant(now())))) throw fail('api_key_not_found');
    return { id, revoked: true as const };
  }),
];
