import * as contract from '#contract/factors.ts';
import { resetDue } from '#domain/people/factor-reset.ts';
import { secondsOf, utcInstant } from '#domain/shared/time.ts';
import {
  demandsFactor,
  findCodeFactor,
  findFactors,
  listPasskeys,
} from '../../access/factors/factor-repository.ts';
import { findReset } from '../../access/factors/factor-reset.ts';
import { placeOf } from '../../access/factors/passkeys.ts';
import { personOf } from '../../access/signed-in-person.ts';
import { findUser } from '../../access/user-repository.ts';
import type { Database } from '../../db/database.ts';
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
} from './own-factors.ts';
import { askReset, cancelReset } from './reset-factors.ts';

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
      reset: await waitingReset(db, user.id),
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
  route(contract.askFactorReset, async (context, { id }) => ({
    due: utcInstant(await askReset(context, id)),
  })),
  route(contract.endFactorReset, async (context, { user_id }) => {
    await cancelReset(context, user_id);
    return { ended: true as const };
  }),
];

async function waitingReset(db: Database, user_id: number) {
  const reset = await findReset(db, user_id);
  if (!reset) return null;
  const asker = await findUser(db, reset.asked_by);
  return { asked_by: asker?.email ?? '', due: utcInstant(resetDue(secondsOf(reset.asked))) };
}

const withCodes = (codes: readonly string[] | undefined) => (codes ? { recovery_codes: [...codes] } : {});
