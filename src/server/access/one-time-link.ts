import { createHash, randomBytes } from 'node:crypto';
import { assert } from '#domain/shared/assert.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../deps.ts';
import { getDeviceKey } from './device-token.ts';
import type { Visitor } from './let-in.ts';
import { addressGroup } from './passwords/address-group.ts';
import { linksLine } from './passwords/sign-in-lines.ts';
import { type AtDoor, passDoor } from './second-step.ts';
import { findUser } from './user-repository.ts';

const LINK_LIFE_S = DAY_S;
const TOKEN_BYTES = 32;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** An address that signs its first user in, once, within a day. */
export async function makeOneTimeLink(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  user_id: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('one_time_links')
    .values({
      token_hash: hashOf(token),
      user_id,
      created: utcInstant(now()),
      expires: utcInstant(epochSeconds(now() + LINK_LIFE_S)),
      used: null,
    })
    .execute();
  return `${config.publicUrl}/wp-login.php?action=one-time&token=${token}`;
}

/** Looking changes nothing: programs that follow every link of a mail must not use it up. */
export async function isOneTimeLinkUsable(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('one_time_links')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('used', 'is', null)
    .where('expires', '>', utcInstant(now()))
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses the link up and starts a session; answers undefined when the link was used before, is too old or never was. */
export async function signInByLink(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  linkToken: string,
  visitor: Visitor,
): Promise<AtDoor | undefined> {
  const { ip, signal } = visitor;
  return linksLine(deps, { name: addressGroup(ip), signal }, () => useLink(deps, linkToken, visitor));
}

async function useLink(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  linkToken: string,
  visitor: Visitor,
): Promise<AtDoor | undefined> {
  const at = utcInstant(deps.now());
  const deviceKey = await getDeviceKey(deps);
  return deps.db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('one_time_links')
      .set({ used: at })
      .where('token_hash', '=', hashOf(linkToken))
      .where('used', 'is', null)
      .where('expires', '>', at)
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return undefined;
    const user = await findUser(trx, used.user_id);
    assert(user, 'a link goes with the person it is for');
    return passDoor({ ...deps, db: trx, deviceKey }, user, { ...visitor, way: 'link' });
  });
}
