import type { Insertable } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import { plannedOnce } from '../db/plan-once.ts';
import type { Schema } from '../db/schema/schema.ts';

export async function insertApiKey(db: Database, key: Insertable<Schema['api_keys']>): Promise<number> {
  const { id } = await db.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The key with the person it speaks for, while it is not revoked. */
export async function findApiKey(db: Database, consumerKeyHash: Buffer) {
  return db
    .selectFrom('api_keys')
    .modifyFront(plannedOnce)
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id', 'description', 'truncated_key', 'scope', 'consumer_secret_hash', 'sealed_secret'])
    .select(['last_used', 'last_ip', 'expires', 'proposes', 'api_keys.capabilities'])
    .leftJoin('roles', 'roles.id', 'users.own_role_id')
    .select(['user_id', 'email', 'first_name', 'role', 'roles.capabilities as own_capabilities'])
    .where('suspended', 'is', null)
    .where('removed', 'is', null)
    .where('consumer_key_hash', '=', consumerKeyHash)
    .where('revoked', 'is', null)
    .executeTakeFirst();
}

/** By its id, with what was chosen for it, while it and its person may be used; asking does not count as using it. */
export async function findLivingKey(db: Database, id: number, now: UtcInstant) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select('api_keys.capabilities')
    .where('api_keys.id', '=', id)
    .where(({ or, eb }) => or([eb('expires', 'is', null), eb('expires', '>', now)]))
    .where('revoked', 'is', null)
    .where('suspended', 'is', null)
    .where('removed', 'is', null)
    .executeTakeFirst();
}

export const isApiKeyAlive = async (...asked: Parameters<typeof findLivingKey>): Promise<boolean> =>
  (await findLivingKey(...asked)) !== undefined;

/** When and from where it was used. */
export async function touchApiKey(
  db: Database,
  id: number,
  { now, ip }: Readonly<{ now: UtcInstant; ip: string }>,
): Promise<void> {
  await db.updateTable('api_keys').set({ last_used: now, last_ip: ip }).where('id', '=', id).execute();
}

export async function listApiKeys(db: Database) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id', 'description', 'scope', 'truncated_key', 'user_id', 'email as user_email'])
    .select(['api_keys.created', 'last_used', 'last_ip', 'api_keys.capabilities', 'expires', 'proposes'])
    .where('revoked', 'is', null)
    .where('removed', 'is', null)
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
    .returning(['user_id', 'description', 'scope', 'truncated_key'])
    .executeTakeFirst();
}
