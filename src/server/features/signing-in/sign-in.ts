import { fail } from '#contract/kit/errors.ts';
import { signInLimits } from '#domain/signing-in/attempt-limits.ts';
import { findDevice, letIn, type SignedIn, type Visitor } from '../../access/let-in.ts';
import { noteFailedPassword } from '../../access/note-failed-password.ts';
import { addressGroup } from '../../access/passwords/address-group.ts';
import { isPasswordOf } from '../../access/passwords/is-password-of.ts';
import { findUserByLogin } from '../../access/user-repository.ts';
import type { Deps } from '../../deps.ts';

const LOGIN_CHARACTERS_MAX = 254;

type Credentials = Readonly<{ log: string; pwd: string }>;

/**
 * Checks name and password and starts a session, ending the one the browser came with.
 * An unknown name takes the same road, at the same speed, to the same answer as a wrong password.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { log, pwd }: Credentials,
  visitor: Visitor,
): Promise<SignedIn> {
  const login = log.trim().slice(0, LOGIN_CHARACTERS_MAX + 1);
  const user = await findUserByLogin(deps.db, login);
  const device = await findDevice(deps, visitor.device);
  const isKnown = user !== undefined && device.users.includes(user.id);
  const limits = signInLimits({
    account: user ? `user ${user.id}` : `unknown ${login.toLowerCase()}`,
    address: addressGroup(visitor.ip),
    knownDevice: isKnown ? device.id.toString('hex') : undefined,
  });
  const matches = await isPasswordOf(deps, {
    limits,
    password_hash: user?.password_hash ?? null,
    password: pwd,
  });
  if (!user || !matches) {
    const { ip, user_agent } = visitor;
    await noteFailedPassword(deps, { action: 'session.fail', account: user, ip, user_agent });
    throw fail('sign_in_failed');
  }
  return deps.db
    .transaction()
    .execute((trx) => letIn({ ...deps, db: trx }, user, { ...visitor, way: 'password' }));
}
