import * as contract from '#contract/api-keys.ts';
import { fail } from '#contract/kit/errors.ts';
import { listApiKeys } from '../../access/api-key-repository.ts';
import { confirmPassword } from '../../access/passwords/confirm-password.ts';
import { route } from '../../http/route.ts';
import { handOutKey, takeKeyBack } from './hand-out-key.ts';
import { keyWithMoney } from './key-with-money.ts';

export const apiKeysRoutes = [
  route(contract.listApiKeys, async ({ db }) => ({ data: await listApiKeys(db) })),

  route(
    contract.createApiKey,
    async (context, { password, ...wanted }) => {
      // A key outlives the session it is made in, so whoever finds a browser unlocked must not be able to make one.
      const owner = await confirmPassword(context, password);
      const by = { actor_id: owner.id, actor_email: owner.email, ip: context.ip };
      return { ...(await handOutKey(context, { owner, by }, wanted)), user_email: owner.email };
    },
    keyWithMoney,
  ),

  route(contract.revokeApiKey, async (context, { id }) => {
    if (!(await takeKeyBack(context, id))) throw fail('api_key_not_found');
    return { id, revoked: true as const };
  }),
];
