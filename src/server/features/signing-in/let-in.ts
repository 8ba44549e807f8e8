import { hash, randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { forgetOldDevices, listUsersOfDevice, saveDevice } from './device-repository.ts';
import { type Client, endSession, startSession } from './sessions.ts';

const TOKEN_BYTES = 32;

type Needs = Pick<Deps, 'db' | 'now'>;

/** Who comes to sign in: from where, with the session that signing in replaces, and with the token of their device. */
export type Visitor = Omit<Client, 'device'> & Readonly<{ token?: string; device?: string }>;

/** The two tokens that the browser keeps from now on. */
export type SignedIn = Readonly<{ user_id: number; token: string; device: string }>;

/** Only the browser keeps the token; what the database keeps cannot be turned back into it. */
const deviceId = (token: string): Buffer => hash('sha256', token, 'buffer');

export type Device = Readonly<{ id: Buffer; users: readonly number[] }>;

/** The device of a visitor, with everybody who has signed in on it; for one that we do not know, that is nobody. */
export async function findDevice({ db, now }: Needs, token: string | undefined): Promise<Device> {
  const id = deviceId(token ?? '');
  return { id, users: await listUsersOfDevice(db, { token_hash: id, at: now() }) };
}

/**
 * Lets somebody in who has proved who they are, by password or by link. Runs inside a transaction, and what belongs to
 * signing in is written with it.
 */
export async function letIn(deps: Needs, user_id: number, visitor: Visitor): Promise<SignedIn> {
  const found = await findDevice(deps, visitor.device);
  // A token that we did not make may be one that somebody planted and knows.
  const isOurs = visitor.device !== undefined && found.users.length > 0;
  const device = isOurs ? visitor.device : randomBytes(TOKEN_BYTES).toString('base64url');
  const entry: Entry = { ...visitor, user_id, device: deviceId(device) };

  if (visitor.token) await endSession(deps, visitor.token);
  await saveDevice(deps.db, { token_hash: entry.device, user_id, at: deps.now() });
  if (!found.users.includes(user_id)) await newDeviceSignedIn(deps, entry);
  return { user_id, token: await startSession(deps, user_id, entry), device };
}

type Entry = Readonly<{ user_id: number; ip: string; user_agent: string; device: Buffer }>;

/** A person signed in on a device for the first time. Whatever has to follow from that follows here, in the same transaction. */
async function newDeviceSignedIn({ db, now }: Needs, { user_id }: Entry): Promise<void> {
  await forgetOldDevices(db, { user_id, at: now() });
}
