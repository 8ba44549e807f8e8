import { type Insertable, type Selectable, sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import { plannedOnce } from '../db/plan-once.ts';
import type { Schema } from '../db/schema/schema.ts';

const PRUNED_AT_ONCE = 1000;
const USER_AGENT_CHARACTERS_MAX = 400;

export async function insertSession(db: Database, session: Insertable<Schema['sessions']>): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, user_agent: cut(session.user_agent) })
    .execute();
}

const cut = (userAgent: string): string => userAgent.slice(0, USER_AGENT_CHARACTERS_MAX);

/** Whether the person has signed in before, as far as sessions go back. */
export async function hasSignedIn(db: Database, user_id: number): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user_id)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** From where the person came with the same browser since then. */
export async function listAddresses(
  db: Database,
  { user_id, user_agent, since }: Readonly<{ user_id: number; user_agent: string; since: UtcInstant }>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('ip')
    .distinct()
    .where('user_id', '=', user_id)
    .where('user_agent', '=', cut(user_agent))
    .where('created', '>', since)
    .execute();
  return rows.map(({ ip }) => ip);
}

export type Session = Pick<Selectable<Schema['sessions']>, 'user_id' | 'last_seen' | 'expires'> &
  Readonly<{ proved: UtcInstant }> &
  Pick<Selectable<Schema['users']>, 'email' | 'first_name' | 'role'> &
  Readonly<{ own_capabilities: string[] | null }>;

/**
 * The session with the person it belongs to, unless it was revoked, or the person's role demands a factor that they have
 * not: they make one when they sign in. Every call asks this first, so it is written out: building it anew would cost as
 * much as asking it.
 */
export async function findSession(db: Database, id: Buffer): Promise<Session | undefined> {
  const { rows } = await sql<Session>`
    ${plannedOnce} select sessions.user_id, email, first_name, users.role, roles.capabilities as own_capabilities, last_seen, expires,
      coalesce(proved, sessions.created) as proved
    from sessions
    join users on users.id = sessions.user_id
    left join roles on roles.id = users.own_role_id
    left join role_rules on role_rules.role = users.role and second_factor
    where sessions.id = ${id} and revoked is null and suspended is null and removed is null
      and (role_rules.role is null
        or exists (select from code_factors where user_id = users.id)
        or exists (select from passkeys where user_id = users.id))`.execute(db);
  return rows[0];
}

/** Whether the session ended because its person was suspended. */
export async function findSuspended(db: Database, id: Buffer, now: UtcInstant): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('user_id')
    .where('sessions.id', '=', id)
    .where('expires', '>', now)
    .where('suspended', 'is not', null)
    .where(({ or, eb, ref }) => or([eb('revoked', 'is', null), eb('revoked', '>=', ref('suspended'))]))
    .where('removed', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function touchSession(db: Database, id: Buffer, now: UtcInstant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen: now })
    .where('id', '=', id)
    .where('last_seen', '<', now)
    .execute();
}

export async function revokeSession(db: Database, id: Buffer, now: UtcInstant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked: now })
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .execute();
}

/** Gives the session another id, since somebody proved in it who they are. Answers whether it was still there. */
export async function renameSession(
  db: Database,
  { id, next, now }: Readonly<{ id: Buffer; next: Buffer; now: UtcInstant }>,
): Promise<boolean> {
  const renamed = await db
    .updateTable('sessions')
    .set({ id: next, proved: now, last_seen: now })
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return renamed !== undefined;
}

type Living = Readonly<{ user_id: number; idleSince: UtcInstant; now: UtcInstant }>;

/** The person's sessions that live, the one used last first. */
const livingOf = (db: Database, { user_id, idleSince, now }: Living) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', user_id)
    .where('revoked', 'is', null)
    .where('expires', '>', now)
    .where('last_seen', '>', idleSince)
    .orderBy('last_seen', 'desc')
    .orderBy('created', 'desc')
    .orderBy('id');

export const listLiveSessions = (db: Database, living: Living) =>
  livingOf(db, living).select(['id', 'created', 'last_seen', 'ip', 'user_agent']).execute();

/** Ends one session of this person; answers whether there was one to end. */
export async function revokeSessionOf(
  db: Database,
  { user_id, id, now }: Readonly<{ user_id: number; id: Buffer; now: UtcInstant }>,
): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked: now })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('revoked', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Every session of the person but the one kept; answers how many that were. */
export async function revokeOtherSessions(
  db: Database,
  {
    user_id,
    ownSession,
    now,
  }: Readonly<{ user_id: number; ownSession: Buffer | undefined; now: UtcInstant }>,
): Promise<number> {
  let others = db
    .updateTable('sessions')
    .set({ revoked: now })
    .where('user_id', '=', user_id)
    .where('revoked', 'is', null);
  if (ownSession) others = others.where('id', '!=', ownSession);
  return (await others.returning('id').execute()).length;
}

/** Of the person's sessions that live, all but the ones used last. Answers how many that were. */
export async function revokeOldestSessions(
  db: Database,
  { most, ...living }: Living & Readonly<{ most: number }>,
): Promise<number> {
  const oldest = livingOf(db, living).select('id').offset(most).forUpdate().skipLocked();
  const ended = await db
    .updateTable('sessions')
    .set({ revoked: living.now })
    .where('id', 'in', oldest)
    .returning('id')
    .execute();
  return ended.length;
}

/** Removes sessions that ended before the given time, a bounded number at once. */
export async function deleteOverSessions(db: Database, before: UtcInstant): Promise<void> {
  const over = db
    .selectFrom('sessions')
    .select('id')
    .where('expires', '<', before)
    .orderBy('expires')
    .limit(PRUNED_AT_ONCE)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('sessions').where('id', 'in', over).execute();
}
