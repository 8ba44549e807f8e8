import { sql } from 'kysely';
import { ownRoleKey } from '#domain/people/roles.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { createApiKey } from '#server/access/create-api-key.ts';
import { insertUser } from '#server/access/user-repository.ts';
import type { Caller } from '../test-callers.ts';
import type { TestServer } from '../test-server.ts';

type Server = Pick<TestServer, 'db' | 'deps' | 'asUser' | 'clock'>;

/** Somebody new with a role, or with a role of the store's own that holds these capabilities. */
export async function addPerson(
  { db, clock }: Server,
  login: string,
  role: string | readonly string[],
): Promise<number> {
  const own = typeof role === 'string' ? undefined : await addRole(db, login, role);
  const { id } = await insertUser(db, {
    login,
    email: `${login}@store.example`,
    first_name: 'Robin',
    display_name: 'Robin',
    password_hash: null,
    role: own === undefined ? (role as string) : ownRoleKey(own),
    created: utcInstant(clock.now),
  });
  return id;
}

async function addRole(db: Server['db'], name: string, capabilities: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into roles (name, capabilities, created) values (${name}, ${capabilities}::text[], now())
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function withKeyOf(
  { deps }: Server,
  user_id: number,
  scope: 'read' | 'read_write',
): Promise<Caller> {
  const key = await createApiKey(deps, { user_id, description: 'tests', scope });
  return {
    authorization: `Basic ${Buffer.from(`${key.consumer_key}:${key.consumer_secret}`).toString('base64')}`,
  };
}
