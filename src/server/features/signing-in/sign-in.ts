import { fail } from '#contract/kit/errors.ts';
import { signedInLimits, signInLimits } from '#domain/signing-in/attempt-limits.ts';
import { getDeviceKey, ownDeviceToken } from '../../access/device-token.ts';
import { deviceId, listUsersOfToken, type Visitor } from '../../access/let-in.ts';
import { noteFailedPassword, notingRefusals } from '../../access/note-failed-password.ts';
import { addressGroup } from '../../access/passwords/address-group.ts';
import { countSignIn } from '../../access/passwords/attempt-throttle.ts';
import { isPasswordOf } from '../../access/passwords/is-password-of.ts';
import { knownLine, strangersLine } from '../../access/passwords/sign-in-lines.ts';
import { type AtDoor, passDoor } from '../../access/second-step.ts';
import { findUserByLogin, mayComeIn } from '../../access/user-repository.ts';
import type { Deps } from '../../deps.ts';

const LOGIN_CHARACTERS_MAX = 254;

type Needs = Pick<Deps, 'db' | 'now' | 'config' | 'tally'>;
type Credentials = Readonly<{ log: string; pwd: string }>;

/**
 * Checks name and password and starts a session, ending the one the browser came with, or asks for a factor before.
 * An unknown name takes the same road, at the same speed, to the same answer as a wrong password.
 */
export async function signIn(deps: Needs, { log, pwd }: Credentials, visitor: Visitor): Promise<AtDoor> {
  const login = log.trim().slice(0, LOGIN_CHARACTERS_MAX + 1);
  const { ip, signal } = visitor;
  const attempt = (knownDevice?: string) => tryPassword(deps, { login, pwd }, { ...visitor, knownDevice });
  const token = ownDeviceToken(await getDeviceKey(deps), visitor.device);
  if (token !== undefined) {
    const device = deviceId(token).toString('hex');
    const signedIn = await knownLine(deps, { name: `device ${device}`, signal }, async () =>
      (await isKnown(deps, login, token)) ? attempt(device) : undefined,
    );
    if (signedIn) return signedIn;
  }
  return strangersLine(deps, { name: addressGroup(ip), signal }, () => attempt());
}

/** Whether the device is one on which the person signed in before. */
async function isKnown(deps: Needs, login: string, token: string): Promise<boolean> {
  const user = await findUserByLogin(deps.db, login);
  return user !== undefined && (await listUsersOfToken(deps, token)).includes(user.id);
}

async function tryPassword(
  deps: Needs,
  { login, pwd }: Readonly<{ login: string; pwd: string }>,
  { knownDevice, ...visitor }: Visitor & Readonly<{ knownDevice: string | undefined }>,
): Promise<AtDoor> {
  const { ip, user_agent } = visitor;
  const user = await findUserByLogin(deps.db, login);
  const failed = { action: 'session.fail', account: user, ip, user_agent } as const;
  const account = user ? `user ${user.id}` : `unknown ${login.toLowerCase()}`;
  const password_hash = user?.password_hash ?? null;
  const deviceKey = await getDeviceKey(deps);
  return notingRefusals(deps, failed, async () => {
    const limits = signInLimits({ account, address: addressGroup(ip), knownDevice });
    const matches = await isPasswordOf(deps, { limits, password_hash, password: pwd });
    if (!user || !matches) {
      await noteFailedPassword(deps, failed);
      throw fail('sign_in_failed');
    }
    // Told to whoever knows the password alone; to others the account does not even exist.
    if (!mayComeIn(user)) throw fail('account_suspended');
    return deps.db.transaction().execute(async (trx) => {
      const inside = { ...deps, db: trx, deviceKey };
      await countSignIn(inside, signedInLimits({ account, knownDevice }));
      return passDoor(inside, user, { ...visitor, way: 'password' });
    });
  });
}
