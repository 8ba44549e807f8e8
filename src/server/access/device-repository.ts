import { DAY_S, type EpochSeconds, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';

/** A device on which nobody signed in for this long is forgotten. */
export const DEVICE_LIFE_S = 365 * DAY_S;
/** Programs that keep no cookies come with a new device each time. */
const DEVICES_OF_USER_MAX = 50;

type Device = Readonly<{ token_hash: Buffer; user_id: number; at: EpochSeconds }>;

const forgottenBefore = (at: EpochSeconds) => utcInstant(epochSeconds(at - DEVICE_LIFE_S));

/** Everybody who has signed in on the device. */
export async function listUsersOfDevice(
  db: Database,
  { token_hash, at }: Pick<Device, 'token_hash' | 'at'>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .where('last_seen', '>', forgottenBefore(at))
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Writes down that the person signed in on the device, now. */
export async function saveDevice(trx: Database, { token_hash, user_id, at }: Device): Promise<void> {
  const now = utcInstant(at);
  await trx
    .insertInto('known_devices')
    .values({ token_hash, user_id, created: now, last_seen: now })
    .onConflict((same) => same.columns(['token_hash', 'user_id']).doUpdateSet({ last_seen: now }))
    .execute();
}

/** Of each person only the newest devices are kept, and of all only those in use. */
export async function forgetOldDevices(
  trx: Database,
  { user_id, at }: Pick<Device, 'user_id' | 'at'>,
): Promise<void> {
  // What somebody else forgets at the same time is not waited for.
  const unused = trx
    .selectFrom('known_devices')
    .select(['token_hash', 'user_id'])
    .where('last_seen', '<=', forgottenBefore(at))
    .forUpdate()
    .skipLocked();
  const oldest = trx
    .selectFrom('known_devices')
    .select(['token_hash', 'user_id'])
    .where('user_id', '=', user_id)
    .orderBy('last_seen', 'desc')
    .orderBy('token_hash')
    .offset(DEVICES_OF_USER_MAX)
    .forUpdate()
    .skipLocked();
  for (const forgotten of [unused, oldest]) {
    await trx
      .deleteFrom('known_devices')
      .where(({ eb, refTuple }) =>
        eb(refTuple('token_hash', 'user_id'), 'in', forgotten.$asTuple('token_hash', 'user_id')),
      )
      .execute();
  }
}

/** Every device of the person but the one that person's own session was started on. */
export async function forgetOtherDevices(
  trx: Database,
  { user_id, ownSession }: Readonly<{ user_id: number; ownSession: Buffer | undefined }>,
): Promise<void> {
  let others = trx.deleteFrom('known_devices').where('user_id', '=', user_id);
  if (ownSession) {
    const here = trx
      .selectFrom('sessions')
      .select('device')
      .where('id', '=', ownSession)
      .where('device', 'is not', null);
    others = others.where('token_hash', 'not in', here);
  }
  await others.execute();
}
