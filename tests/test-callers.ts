import type { KeyScope } from '#domain/people/key-scope.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { findActor, startSession } from '#server/access/sessions.ts';
import { insertUser } from '#server/access/user-repository.ts';
import type { Deps } from '#server/deps.ts';
import { sessionCookieName } from '#server/http/cookies.ts';
import { makeNonce } from '#server/http/nonce.ts';

/** The headers that say who calls. */
export type Caller = Readonly<Record<string, string>>;

export type Callers = Readonly<{
  administrator_id: number;
  low_user_id: number;
  asAdministrator: Caller;
  /** Signed in, with a nonce, and without any capability. */
  asLowUser: Caller;
  asAnonymous: Caller;
  /** A new session of a person. */
  asUser: (user_id: number) => Promise<Caller>;
  withApiKey: (scope: KeyScope) => Promise<Caller & { readonly authorization: string }>;
}>;

const CLIENT = { ip: '127.0.0.1', user_agent: 'tests' };

export async function makeCallers(deps: Deps): Promise<Callers> {
  const administrator = await addUser(deps, 'merchant', 'owner');
  const low = await addUser(deps, 'visitor', 'none');
  const asUser = async (user_id: number): Promise<Caller> => {
    const token = await startSession(deps, user_id, CLIENT);
    const actor = await findActor(deps, token);
    if (!actor) throw new Error(`The session of user ${user_id} is not alive.`);
    return {
      cookie: `${sessionCookieName(deps.config.publicUrl.startsWith('https:'))}=${token}`,
      'x-wp-nonce': await makeNonce(deps, actor),
    };
  };
  return {
    administrator_id: administrator,
    low_user_id: low,
    asAdministrator: await asUser(administrator),
    asLowUser: await asUser(low),
    asAnonymous: {},
    asUser,
    withApiKey: async (scope) => {
      const key = await createApiKey(deps, { user_id: administrator, description: 'tests', scope });
      const pair = `${key.consumer_key}:${key.consumer_secret}`;
      return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
    },
  };
}

/** Nobody signs in with a password here, which spares every test the time of a hash. */
async function addUser({ db, now }: Deps, login: string, role: string): Promise<number> {
  const { id } = await insertUser(db, {
    login,
    email: `${login}@example.com`,
    first_name: login,
    display_name: login,
    password_hash: null,
    role,
    created: utcInstant(now()),
  });
  return id;
}
