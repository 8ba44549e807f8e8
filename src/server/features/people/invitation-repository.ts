import { type Selectable, sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema/schema.ts';

export type Invitation = Readonly<Selectable<Schema['invitations']>>;

export async function insertInvitation(
  trx: Database,
  invitation: Pick<
    Invitation,
    'token_hash' | 'email' | 'first_name' | 'role' | 'invited_by' | 'created' | 'expires'
  >,
): Promise<Invitation> {
  return trx
    .insertInto('invitations')
    .values({ ...invitation, ended: null, ended_why: null, user_id: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findOpenInvitation = (db: Database, id: number): Promise<Invitation | undefined> =>
  db.selectFrom('invitations').selectAll().where('id', '=', id).where('ended', 'is', null).executeTakeFirst();

export const findInvitationOf = (db: Database, token_hash: Buffer): Promise<Invitation | undefined> =>
  db.selectFrom('invitations').selectAll().where('token_hash', '=', token_hash).executeTakeFirst();

export async function isInvited(db: Database, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('invitations')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('ended', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function endInvitation(
  trx: Database,
  id: number,
  end: Readonly<
    { at: UtcInstant; why: 'withdrawn' | 'replaced' } | { at: UtcInstant; why: 'accepted'; user_id: number }
  >,
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ ended: end.at, ended_why: end.why, user_id: end.why === 'accepted' ? end.user_id : null })
    .where('id', '=', id)
    .execute();
}

/** Every open invitation that somebody made. */
export async function withdrawAllBy(trx: Database, invited_by: number, at: UtcInstant): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ ended: at, ended_why: 'withdrawn' })
    .where('invited_by', '=', invited_by)
    .where('ended', 'is', null)
    .execute();
}
