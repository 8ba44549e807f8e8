import { assert } from '#domain/shared/assert.ts';
import { DAY_S } from '#domain/shared/time.ts';
import type { Deps } from '../deps.ts';
import { getDeviceKey } from './device-token.ts';
import type { Visitor } from './let-in.ts';
import { addressGroup } from './passwords/address-group.ts';
import { linksLine } from './passwords/sign-in-lines.ts';
import { type AtDoor, passDoor } from './second-step.ts';
import { singleUseLinks } from './single-use-link.ts';
import { findUser } from './user-repository.ts';

/** Addresses that sign somebody in, once, within a day. */
const links = singleUseLinks({ table: 'one_time_links', lifeS: DAY_S, action: 'one-time' });

export const makeOneTimeLink = links.make;
export const endOneTimeLinks = links.end;

export const isOneTimeLinkUsable = async (deps: Pick<Deps, 'db' | 'now'>, token: string): Promise<boolean> =>
  (await links.find(deps, token)) !== undefined;

/** Uses the link up and starts a session; answers undefined when the link was used before, is too old or never was. */
export async function signInByLink(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  linkToken: string,
  visitor: Visitor,
): Promise<AtDoor | undefined> {
  const { ip, signal } = visitor;
  return linksLine(deps, { name: addressGroup(ip), signal }, async () => {
    const deviceKey = await getDeviceKey(deps);
    return deps.db.transaction().execute(async (trx) => {
      const inside = { ...deps, db: trx };
      const user_id = await links.use(inside, linkToken);
      if (user_id === undefined) return undefined;
      const user = await findUser(trx, user_id);
      assert(user, 'a link goes with the person it is for');
      return passDoor({ ...inside, deviceKey }, user, { ...visitor, way: 'link' });
    });
  });
}
