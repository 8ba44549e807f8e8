import { sql } from 'kysely';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import { hashPassword } from '../../access/passwords/password-hash.ts';
import { randomPassword } from '../../access/passwords/random-password.ts';
import { setPasswordHash } from '../../access/user-repository.ts';
import { ACCESS_TABLES } from '../../db/backup/backup-contents.ts';
import type { RestoreWishes } from '../../db/backup/restore-wishes.ts';
import type { Database } from '../../db/database.ts';

export type ClosedAccess = Readonly<{
  keysRevoked: number;
  /** Who has a new password; it is told once and never again. */
  renewed: readonly Readonly<{ id: number; email: string; password: string }>[];
}>;

/**
 * What a backup says about who may come in is out of date: a key may have been revoked since, a session ended, a password
 * changed because somebody knew it. So all of it ends, save what the person who restores vouches for.
 */
export async function closeOldAccess(
  trx: Database,
  { keys, passwords }: RestoreWishes,
  now: EpochSeconds,
): Promise<ClosedAccess> {
  await sql`truncate ${sql.join(ACCESS_TABLES.map((name) => sql.table(name)))}`.execute(trx);
  // Random, like the secrets that the exports were made with: links to them that were sent around end, too.
  await sql`update exports set link_secret =
    decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')`.execute(trx);
  const revoked = keys === 'keep' ? [] : await revokeAllKeys(trx, now);
  // A factor of then may be lost since, or its key left behind on another machine.
  if (passwords !== 'keep') await forgetFactors(trx);
  const renewed = passwords === 'keep' ? [] : await renewPasswords(trx);
  return { keysRevoked: revoked.length, renewed };
}

const revokeAllKeys = (trx: Database, now: EpochSeconds) =>
  trx
    .updateTable('api_keys')
    .set({ revoked: utcInstant(now) })
    .where('revoked', 'is', null)
    .returning('id')
    .execute();

async function forgetFactors(trx: Database): Promise<void> {
  for (const table of ['code_factors', 'passkeys', 'recovery_codes'] as const)
    await trx.deleteFrom(table).execute();
}

/** Nobody who had no password gets one. */
async function renewPasswords(trx: Database): Promise<ClosedAccess['renewed']> {
  const people = await trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute();
  const renewed = people.map((person) => ({ ...person, password: randomPassword() }));
  for (const { id, password } of renewed) await setPasswordHash(trx, id, await hashPassword(password));
  return renewed;
}
