import { randomBytes } from 'node:crypto';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';

const SECRET_BYTES = 32;

type SecretName = 'nonce' | 'events' | 'renewals' | 'devices' | 'store_events';

/** A secret never changes once made, so each database is asked once. */
const known = new WeakMap<Database, Map<SecretName, Promise<Buffer>>>();

/** The server's own signing key of this name, made at random when it is first needed; the same for every process. */
export function getSecret(db: Database, name: SecretName, now: EpochSeconds): Promise<Buffer> {
  const secrets = known.get(db) ?? new Map<SecretName, Promise<Buffer>>();
  known.set(db, secrets);
  const remembered = secrets.get(name);
  if (remembered) return remembered;
  const asked = readSecret(db, name, now);
  secrets.set(name, asked);
  // What could not be read is no answer: the next call asks again.
  asked.catch(() => secrets.delete(name));
  return asked;
}

async function readSecret(db: Database, name: SecretName, now: EpochSeconds): Promise<Buffer> {
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
  return stored.value;
}
