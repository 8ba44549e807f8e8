import { fail } from '#contract/errors.ts';
import { noteFailedPassword } from '../../audit/note-failed-password.ts';
import type { Deps } from '../../deps.ts';
import { accountOf, isPasswordOf } from '../../passwords/is-password-of.ts';
import { admit } from './admit.ts';
import { type Client, endSession } from './sessions.ts';
import { findUserByLogin } from './user-repository.ts';

const LOGIN_CHARACTERS_MAX = 254;

type Credentials = Readonly<{ log: string; pwd: string }>;

/**
 * Checks name and password and starts a session, ending the one the browser came with.
 * An unknown name takes the same road, at the same speed, to the same answer as a wrong password.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { log, pwd }: Credentials,
  client: Client & Readonly<{ token?: string }>,
): Promise<Readonly<{ token: string; user_id: number }>> {
  const login = log.trim().slice(0, LOGIN_CHARACTERS_MAX + 1);
  const user = await findUserByLogin(deps.db, login);
  const matches = await isPasswordOf(deps, {
    account: user ? accountOf(user.id) : `unknown ${login.toLowerCase()}`,
    password_hash: user?.password_hash ?? null,
    password: pwd,
    ip: client.ip,
  });
  if (!user || !matches) {
    await noteFailedPassword(deps, { action: 'session.fail', account: user, ...client });
    throw fail('sign_in_failed');
  }

  if (client.token) await endSession(deps, client.token);
  return { token: await admit(deps, user, client, 'password'), user_id: user.id };
}
