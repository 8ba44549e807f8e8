import { hash } from 'node:crypto';
import { fail } from '#contract/kit/errors.ts';
import { deviceName } from '#domain/account/device-name.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Deps } from '../deps.ts';
import { forgetOldDevices, listUsersOfDevice, saveDevice } from './device-repository.ts';
import { makeDeviceToken, ownDeviceToken } from './device-token.ts';
import { addressGroup } from './passwords/address-group.ts';
import { hasSignedIn, listAddresses } from './session-repository.ts';
import { type Client, endOldestSessions, endSession, startSession } from './sessions.ts';
import { tellNewDevice } from './tell-person.ts';
import type { User } from './user-repository.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'tally'>;

/**
 * Who comes to sign in: from where, with the session that signing in replaces, and with what they say is the token of their
 * device. `signal` ends when they hang up.
 */
export type Visitor = Omit<Client, 'device'> &
  Readonly<{ token?: string; device?: string; signal?: AbortSignal }>;

/** The two tokens that the browser keeps from now on. */
export type SignedIn = Readonly<{ user_id: number; token: string; device: string }>;

/** Only the browser keeps the token; what the database keeps cannot be turned back into it. */
export const deviceId = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Everybody who has signed in on the device with this token; of one that we have forgotten, that is nobody. */
export const listUsersOfToken = ({ db, now }: Needs, token: string): Promise<number[]> =>
  listUsersOfDevice(db, { token_hash: deviceId(token), at: now() });

/** The way somebody proved who they are. */
type Proof = Readonly<{
  way: 'password' | 'link' | 'passkey' | 'invitation';
  second?: 'code' | 'recovery';
}>;

/**
 * Lets somebody in who has proved who they are. Runs inside a transaction: the session, its device, the line in the audit
 * log and the mail about a new device exist together or not at all.
 */
export async function letIn(
  deps: Needs & Pick<Deps, 'config'> & Readonly<{ deviceKey: Buffer }>,
  user: Pick<User, 'id' | 'email' | 'first_name' | 'suspended' | 'removed'>,
  { way, second, ...visitor }: Visitor & Proof,
): Promise<SignedIn> {
  const { db, now } = deps;
  // Whoever proved who they are may hear it; everybody else is told that the password is wrong.
  if (user.suspended !== null || user.removed !== null) throw fail('account_suspended');
  // A token that we did not make, or that is nobody's any more, may be one that somebody planted and knows.
  const brought = ownDeviceToken(deps.deviceKey, visitor.device);
  const users = brought === undefined ? [] : await listUsersOfToken(deps, brought);
  const device = brought !== undefined && users.length > 0 ? brought : makeDeviceToken(deps.deviceKey);
  const client = { ip: visitor.ip, user_agent: visitor.user_agent, device: deviceId(device) };
  const isNew = !users.includes(user.id);

  if (visitor.token) await endSession(deps, visitor.token);
  await saveDevice(db, { token_hash: client.device, user_id: user.id, at: now() });
  if (isNew) await forgetOldDevices(db, { user_id: user.id, at: now() });
  if (isNew && (await isWorthAMail(deps, user.id, client))) await tellNewDevice(deps, user, client);
  const token = await startSession(deps, user.id, client);
  const sessions_ended = await endOldestSessions(deps, user.id);
  await writeAudit(db, {
    at: utcInstant(now()),
    actor_id: user.id,
    actor_email: user.email,
    ip: client.ip,
    action: 'session.start',
    object_kind: 'person',
    object_id: String(user.id),
    after: {
      device: deviceName(client.user_agent),
      way,
      ...(second && { second }),
      is_new_device: isNew,
      ...(sessions_ended > 0 && { sessions_ended }),
    },
    result: 'succeeded',
  });
  deps.tally?.({ what: 'sign_in', outcome: 'ok' });
  return { user_id: user.id, token, device };
}

/**
 * Whoever comes for the first time in their life has no other device to be warned on; and a program that keeps no cookies
 * is the same one when it comes again from there within a day.
 */
async function isWorthAMail(
  { db, now }: Needs,
  user_id: number,
  { ip, user_agent }: Pick<Client, 'ip' | 'user_agent'>,
): Promise<boolean> {
  if (!(await hasSignedIn(db, user_id))) return false;
  const since = utcInstant(epochSeconds(now() - DAY_S));
  const addresses = await listAddresses(db, { user_id, user_agent, since });
  return !addresses.map(addressGroup).includes(addressGroup(ip));
}
