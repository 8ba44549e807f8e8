import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { forgetSessions } from './remembered-sessions.ts';

export const PEOPLE_CHANNEL = 'people_changes';

/**
 * Something that these people came in with has ended: the moment the caller's transaction commits, every process looks again
 * at whoever of them listens. Sessions and keys themselves are looked up with every call.
 */
export const endAtOnce = (trx: Database, user_ids: readonly number[]): Promise<void> =>
  tell(trx, user_ids, '');

/** What these people may do has changed: whoever of them listens, and may stay, comes again as who they are now. */
export const changeAtOnce = (trx: Database, user_ids: readonly number[]): Promise<void> =>
  tell(trx, user_ids, ROLE_CHANGED);

const ROLE_CHANGED = ' role';

async function tell(trx: Database, user_ids: readonly number[], what: string): Promise<void> {
  await sql`select pg_notify(${PEOPLE_CHANNEL}, id::text || ${what}::text)
    from unnest(${user_ids}::bigint[]) as id`.execute(trx);
  forgetSessions();
}

/** What was told. */
export const personChangeOf = (payload: string): Readonly<{ user_id: number; hasOtherRole: boolean }> => ({
  user_id: Number.parseInt(payload, 10),
  hasOtherRole: payload.endsWith(ROLE_CHANGED),
});
