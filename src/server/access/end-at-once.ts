import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { forgetSessions } from './remembered-sessions.ts';

export const PEOPLE_CHANNEL = 'people_changes';

/**
 * What these people may do has changed, or something they came in with has ended: the moment the caller's transaction commits,
 * every process looks again at whoever of them listens. Sessions and keys themselves are looked up with every call.
 */
export async function endAtOnce(trx: Database, user_ids: readonly number[]): Promise<void> {
  await sql`select pg_notify(${PEOPLE_CHANNEL}, id::text) from unnest(${user_ids}::bigint[]) as id`.execute(
    trx,
  );
  forgetSessions();
}
