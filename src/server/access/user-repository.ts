import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';

export type User = Readonly<Selectable<Schema['users']>>;
export type NewUser = Insertable<Schema['users']>;

/** By login or e-mail address, in any case. A text the database cannot hold names nobody. */
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
    .executeTakeFirst();
}

export async function findUser(db: Database, id: number): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The first person who may run the store, if there is one yet. */
export async function findAdministrator(db: Database): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql<boolean>`'manage_woocommerce' = any (capabilities)`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Everybody who may run the store. */
export async function listAdministrators(db: Database): Promise<readonly User[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql<boolean>`'manage_woocommerce' = any (capabilities)`)
    .orderBy('id')
    .execute();
}

export async function insertUser(db: Database, user: NewUser): Promise<User> {
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

export async function setPasswordHash(db: Database, id: number, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}
