import { hash, randomBytes } from 'node:crypto';
import { deviceName } from '#domain/account/device-name.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Deps } from '../../deps.ts';
import { tellNewDevice } from '../../mail/tell-person.ts';
import { forgetOldDevices, hasSignedInBefore, listUsersOfDevice, saveDevice } from './device-repository.ts';
import { type Client, endSession, startSession } from './sessions.ts';
import type { User } from './user-repository.ts';

const TOKEN_BYTES = 32;

type Needs = Pick<Deps, 'db' | 'now'>;

/** Who comes to sign in: from where, with the session that signing in replaces, and with the token of their device. */
export type Visitor = Omit<Client, 'device'> & Readonly<{ token?: string; device?: string }>;

type Person = Pick<User, 'id' | 'email' | 'first_name'>;
/** How they prove who they are. */
type Way = 'password' | 'link';

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
export async function letIn(
  deps: Needs & Pick<Deps, 'config'>,
  user: Person,
  visitor: Visitor,
  way: Way,
): Promise<SignedIn> {
  const found = await findDevice(deps, visitor.device);
  // A token that we did not make may be one that somebody planted and knows.
  const isOurs = visitor.device !== undefined && found.users.length > 0;
  const device = isOurs ? visitor.device : randomBytes(TOKEN_BYTES).toString('base64url');
  const id = deviceId(device);
  const isNew = !found.users.includes(user.id);

  if (visitor.token) await endSession(deps, visitor.token);
  // The very first time there is no other device beside which this one could be new.
  if (isNew && (await hasSignedInBefore(deps.db, user.id))) await tellNewDevice(deps, user, visitor);
  await saveDevice(deps.db, { token_hash: id, user_id: user.id, at: deps.now() });
  if (isNew) await forgetOldDevices(deps.db, { user_id: user.id, at: deps.now() });
  const token = await startSession(deps, user.id, { ...visitor, device: id });
  await noteSignIn(deps, user, { ...visitor, way, isNew });
  return { user_id: user.id, token, device };
}

type Entry = Pick<Visitor, 'ip' | 'user_agent'> & Readonly<{ way: Way; isNew: boolean }>;

const noteSignIn = ({ db, now }: Needs, user: Person, { ip, user_agent, way, isNew }: Entry): Promise<void> =>
  writeAudit(db, {
    at: utcInstant(now()),
    actor_id: user.id,
    actor_email: user.email,
    ip,
    action: 'session.start',
    object_kind: 'person',
    object_id: String(user.id),
    after: { device: deviceName(user_agent), way, is_new_device: isNew },
    result: 'succeeded',
  });
