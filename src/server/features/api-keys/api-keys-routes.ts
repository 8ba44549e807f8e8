import * as contract from '#contract/api-keys.ts';
import { fail } from '#contract/kit/errors.ts';
import { wholeCapabilities } from '#domain/people/capabilities.ts';
import { holdsAll } from '#domain/people/person-change.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { listApiKeys } from '../../access/api-key-repository.ts';
import { vouchingPerson } from '../../access/signed-in-person.ts';
import { route } from '../../http/route.ts';
import { handOutKey, takeKeyBack } from './hand-out-key.ts';
import { keyWithMoney } from './key-with-money.ts';

export const apiKeysRoutes = [
  route(contract.listApiKeys, async ({ db, now }) => {
    const keys = await listApiKeys(db);
    const isExpired = ({ expires }: (typeof keys)[number]) => expires !== null && secondsOf(expires) <= now();
    return { data: keys.map((key) => ({ ...key, is_expired: isExpired(key) })) };
  }),

  route(
    contract.createApiKey,
    async (context, asked) => {
      const { actor } = context;
      const capabilities = asked.capabilities && wholeCapabilities(asked.capabilities);
      if (capabilities && !holdsAll(actor.capabilities, capabilities)) throw fail('api_key_beyond_you');
      // Who came with a key that is limited makes none that is not.
      const most = actor.api_key_id === undefined ? undefined : actor.capabilities;
      const proposes = asked.proposes === true || actor.proposes === true;
      const wanted = { ...asked, capabilities: capabilities ?? most, proposes };
      const owner = await vouchingPerson(context);
      const by = { actor_id: owner.id, actor_email: owner.email, ip: context.ip, api_key: actor.api_key };
      return { ...(await handOutKey(context, { owner, by }, wanted)), user_email: owner.email };
    },
    keyWithMoney,
  ),

  route(contract.revokeApiKey, async (context, { id }) => {
    if (!(await takeKeyBack(context, id))) throw fail('api_key_not_found');
    return { id, revoked: true as const };
  }),
];
