import { randomBytes } from 'node:crypto';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';

const SECRET_BYTES = 32;

/** A secret never changes once made, so each database is asked once. */
const known = new WeakMap<Database, Map<string, Buffer>>();

/** The server's own signing key of this name, made at random when it is first needed; the same for every process. */
export async function getSecret(
  db: Database,
  name: 'nonce' | 'events' | 'renewals',
  now: EpochSeconds,
): Promise<Buffer> {
  const secrets = known.get(db) ?? new Map<string, Buffer>();
  known.set(db, secrets);
  const remembered = secrets.get(name);
  if (remembered) return remembered;

  const value = randomBytes(SECRET_BYTES);
  await db
    .insertInto('secrets')
    .values({ name, value, created: utcInstant(now) })
    .onConflict((conflict) => conflict.doNothing()) // Another process may have been first; its secret counts.
    .execute();
  const stored = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  secrets.set(name, stored.value);
  return stored.value;
}
