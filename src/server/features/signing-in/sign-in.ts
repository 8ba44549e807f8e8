import { fail } from '#contract/errors.ts';
import type { Deps } from '../../deps.ts';
import { accountOf, isPasswordOf } from '../../passwords/is-password-of.ts';
import { type Client, endSession, startSession } from './sessions.ts';
import { findUserByLogin } from './user-repository.ts';

const LOGIN_CHARACTERS_MAX = 254;

type Credentials = Readonly<{ log: string; pwd: string }>;

/**
 * Checks name and password and starts a session, ending the one the browser came with.
 * An unknown name takes the same road, at the same speed, to the same answer as a wrong password.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'now'>,
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
  if (!user || !matches) throw fail('sign_in_failed');

  if (client.token) await endSession(deps, client.token);
  return { token: await startSession(deps, user.id, client), user_id: user.id };
}
