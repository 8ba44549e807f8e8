import * as contract from '#contract/factors.ts';
import { fail } from '#contract/kit/errors.ts';
import {
  demandsFactor,
  findCodeFactor,
  findFactors,
  listPasskeys,
} from '../../access/factors/factor-repository.ts';
import { placeOf } from '../../access/factors/passkeys.ts';
import { personOf } from '../../access/signed-in-person.ts';
import { type Route, route } from '../../http/route.ts';
import {
  addOwnPasskey,
  beginOwnCodes,
  beginOwnPasskey,
  confirmOwnCodes,
  removeOwnCodes,
  removeOwnPasskey,
  renameOwnPasskey,
  renewOwnRecoveryCodes,
  resetFactorsOf,
} from './own-factors.ts';

export const factorsRoutes: readonly Route[] = [
  route(contract.getFactors, async (context, { user_id }) => {
    const { db } = context;
    const user = await personOf(context, user_id);
    const code = await findCodeFactor(db, user.id);
    const place = placeOf(context);
    return {
      code: code ? { created: code.created } : null,
      passkeys: [...(await listPasskeys(db, user.id))],
      recovery_codes_left: (await findFactors(db, user.id)).recoveryCodes,
      is_demanded: await demandsFactor(db, user.role),
      ...('problem' in place && { passkeys_problem: place.problem }),
    };
  }),
  route(contract.beginCodes, (context) => beginOwnCodes(context)),
  route(contract.confirmCodes, async (context, { code }) => withCodes(await confirmOwnCodes(context, code))),
  route(contract.removeCodes, async (context) => {
    await removeOwnCodes(context);
    return { removed: true as const };
  }),
  route(contract.renewRecoveryCodes, async (context) => ({
    recovery_codes: [...(await renewOwnRecoveryCodes(context))],
  })),
  route(contract.beginPasskey, (context) => beginOwnPasskey(context)),
  route(contract.addPasskey, async (context, { name, passkey }) =>
    withCodes(await addOwnPasskey(context, name, passkey)),
  ),
  route(contract.renamePasskey, async (context, { id, name }) => {
    await renameOwnPasskey(context, id, name);
    return { id, name };
  }),
  route(contract.removePasskey, async (context, { id }) => {
    await removeOwnPasskey(context, id);
    return { removed: true as const };
  }),
  route(contract.resetFactors, async (context, { id }) => {
    // One's own are removed one by one, each with its proof; this is for somebody who has none any more.
    if (id === context.actor.user_id) throw fail('rest_forbidden', { signed_in: true });
    await resetFactorsOf(context, id);
    return { reset: true as const };
  }),
];

const withCodes = (codes: readonly string[] | undefined) => (codes ? { recovery_codes: [...codes] } : {});
