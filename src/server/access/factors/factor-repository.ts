import { type Insertable, type Selectable, sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Factors } from '#domain/signing-in/proof.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema/schema.ts';

export type Passkey = Readonly<Selectable<Schema['passkeys']>>;

/** What the person can prove with, besides a password. */
export async function findFactors(db: Database, user_id: number): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select exists (select from code_factors where user_id = ${user_id}) as "hasCode",
      (select count(*)::int from passkeys where user_id = ${user_id}) as passkeys,
      (select count(*)::int from recovery_codes where user_id = ${user_id} and used is null) as "recoveryCodes"
  `.execute(db);
  return rows[0] ?? { hasCode: false, passkeys: 0, recoveryCodes: 0 };
}

/** Whether whoever holds this role must have a second factor. */
export async function demandsFactor(db: Database, role: string): Promise<boolean> {
  const rule = await db
    .selectFrom('role_rules')
    .select('second_factor')
    .where('role', '=', role)
    .executeTakeFirst();
  return rule?.second_factor ?? false;
}

export async function findCodeFactor(db: Database, user_id: number) {
  return db.selectFrom('code_factors').selectAll().where('user_id', '=', user_id).executeTakeFirst();
}

export async function saveCodeFactor(
  db: Database,
  factor: Insertable<Schema['code_factors']>,
): Promise<void> {
  const { sealed_secret, created, last_step } = factor;
  await db
    .insertInto('code_factors')
    .values(factor)
    .onConflict((same) => same.column('user_id').doUpdateSet({ sealed_secret, created, last_step }))
    .execute();
}

/** Whether the step was still to be had: of two that bring the same code at once, one is too late. */
export async function takeCodeStep(db: Database, user_id: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('code_factors')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteCodeFactor(db: Database, user_id: number): Promise<boolean> {
  const gone = await db.deleteFrom('code_factors').where('user_id', '=', user_id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function insertPasskey(db: Database, passkey: Insertable<Schema['passkeys']>): Promise<boolean> {
  const added = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((same) => same.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function listPasskeys(db: Database, user_id: number): Promise<readonly Passkey[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', user_id).orderBy('id').execute();
}

export async function findPasskey(db: Database, credential_id: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credential_id).executeTakeFirst();
}

export async function touchPasskey(
  db: Database,
  id: number,
  used: Readonly<{ counter: number; is_synced: boolean; last_used: UtcInstant }>,
): Promise<void> {
  await db.updateTable('passkeys').set(used).where('id', '=', id).execute();
}

/** The name that it had before, where it is this person's. */
export async function renamePasskey(
  db: Database,
  user_id: number,
  id: number,
  name: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('passkeys')
    .select('name')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();
  if (found) await db.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
  return found?.name;
}

/** The name of the one that is gone now, where it was this person's. */
export async function deletePasskey(db: Database, user_id: number, id: number): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('name')
    .executeTakeFirst();
  return gone?.name;
}

export async function replaceRecoveryCodes(
  db: Database,
  user_id: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id, code_hash, used: null })))
    .execute();
}

/** Whether there was such a code, unused until now. */
export async function takeRecoveryCode(
  db: Database,
  user_id: number,
  code_hash: Buffer,
  now: UtcInstant,
): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used: now })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .where('used', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}
