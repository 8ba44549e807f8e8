import type { Insertable } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';

export async function insertApiKey(db: Database, key: Insertable<Schema['api_keys']>): Promise<number> {
  const { id } = await db.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The key with the person it speaks for, while it is not revoked. */
export async function findApiKey(db: Database, consumerKeyHash: Buffer) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id', 'scope', 'consumer_secret_hash', 'last_used', 'proposes'])
    .leftJoin('roles', 'roles.id', 'users.own_role_id')
    .select(['user_id', 'email', 'first_name', 'role', 'roles.capabilities as own_capabilities'])
    .where('suspended', 'is', null)
    .where('removed', 'is', null)
    .where('consumer_key_hash', '=', consumerKeyHash)
    .where('revoked', 'is', null)
    .executeTakeFirst();
}

/** By its id, for a line that stays open; asking does not count as using it. */
export async function isApiKeyAlive(db: Database, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select('api_keys.id')
    .where('api_keys.id', '=', id)
    .where('revoked', 'is', null)
    .where('suspended', 'is', null)
    .where('removed', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function touchApiKey(db: Database, id: number, now: UtcInstant): Promise<void> {
  await db.updateTable('api_keys').set({ last_used: now }).where('id', '=', id).execute();
}

export async function listApiKeys(db: Database) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id', 'description', 'scope', 'truncated_key', 'user_id', 'email as user_email'])
    .select(['api_keys.created', 'last_used'])
    .where('revoked', 'is', null)
    .orderBy('api_keys.id', 'desc')
    .execute();
}

/** The key that is revoked now, where there was one to revoke. */
export async function revokeApiKey(db: Database, id: number, now: UtcInstant) {
  return db
    .updateTable('api_keys')
    .set({ revoked: now })
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .returning(['description', 'scope', 'truncated_key'])
    .executeTakeFirst();
}
