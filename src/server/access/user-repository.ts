import { type Insertable, type Selectable, sql } from 'kysely';
import { BUILT_IN_ROLES, ownRoleId } from '#domain/people/roles.ts';
import { known } from '#domain/shared/word.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';

export type User = Readonly<Selectable<Schema['users']>>;
export type NewUser = Insertable<Schema['users']>;

/** By login or e-mail address, in any case; whoever was removed is nobody. A text the database cannot hold names nobody. */
export async function findUserByLogin(db: Database, login: string): Promise<User | undefined> {
  if (login.includes('\0')) return undefined;
  return db
    .selectFrom('users')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        eb(sql`lower(login)`, '=', sql`lower(${login})`),
        eb(sql`lower(email)`, '=', sql`lower(${login})`),
      ]),
    )
    .where('removed', 'is', null)
    .executeTakeFirst();
}

export async function findUser(db: Database, id: number): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Neither suspended nor removed. */
export const mayComeIn = ({ suspended, removed }: Pick<User, 'suspended' | 'removed'>): boolean =>
  suspended === null && removed === null;

/** Whoever runs the store holds one of these roles. */
const RUNS_STORE = ['owner', 'manager'] as const;

/** The first person who owns the store, if there is one yet. */
export async function findAdministrator(db: Database): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'owner')
    .where('suspended', 'is', null)
    .where('removed', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Everybody who may run the store. */
export async function listAdministrators(db: Database): Promise<readonly User[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('role', 'in', RUNS_STORE)
    .where('suspended', 'is', null)
    .where('removed', 'is', null)
    .orderBy('id')
    .execute();
}

export async function insertUser(db: Database, user: NewUser): Promise<User> {
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

export async function setPasswordHash(db: Database, id: number, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}

/** What the store wrote down for the person's role, where it is one of its own. */
export async function findOwnCapabilities(
  db: Database,
  { own_role_id }: Pick<User, 'own_role_id'>,
): Promise<readonly string[] | null> {
  if (own_role_id === null) return null;
  const role = await db
    .selectFrom('roles')
    .select('capabilities')
    .where('id', '=', own_role_id)
    .executeTakeFirst();
  return role?.capabilities ?? null;
}

/** What a role is called, by its key. */
export async function findRoleName(db: Database, key = 'none'): Promise<string> {
  const built = known(BUILT_IN_ROLES, key);
  if (built) return built.name;
  const id = ownRoleId(key);
  if (id === undefined) return '';
  const role = await db.selectFrom('roles').select('name').where('id', '=', id).executeTakeFirst();
  return role?.name ?? '';
}
