import { utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { insertUser } from '#server/access/user-repository.ts';
import type { Caller } from './test-callers.ts';
import type { TestServer } from './test-server.ts';

export type TestColleague = Readonly<{ id: number; email: string; as: Caller }>;

/** Somebody with a role, signed in. */
export async function addColleague(
  server: Pick<TestServer, 'db' | 'deps' | 'asUser'>,
  login: string,
  role: string,
): Promise<TestColleague> {
  const { id, email } = await insertUser(server.db, {
    login,
    email: `${login}@example.com`,
    first_name: login,
    display_name: login,
    password_hash: null,
    role,
    created: utcInstant(server.deps.now()),
  });
  return { id, email, as: await server.asUser(id) };
}

/** A key of a person, which may be one that only proposes. */
export async function addKey(
  { db, deps }: Pick<TestServer, 'db' | 'deps'>,
  user_id: number,
  { proposes = false } = {},
): Promise<Caller & Readonly<{ authorization: string }>> {
  const key = await createApiKey(deps, { user_id, description: 'assistant', scope: 'read_write' });
  await db.updateTable('api_keys').set({ proposes }).where('id', '=', key.id).execute();
  const pair = `${key.consumer_key}:${key.consumer_secret}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}
