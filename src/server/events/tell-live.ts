import { type RawBuilder, sql } from 'kysely';
import type { LiveKind } from '#contract/live.ts';
import type { Database } from '../db/database.ts';

export const LIVE_CHANNEL = 'live_changes';
/** Beyond this, pages are told that many changed. The database takes eight thousand bytes at once. */
const IDS_MAX = 50;

export type Changed = Readonly<{ kind: LiveKind; ids: readonly string[] }>;

/**
 * Tells every open page, in whichever process, that these have changed: the moment the caller's transaction commits, and
 * not at all when it does not.
 */
export const tellLive = (trx: Database, kind: LiveKind, ids: readonly string[]): Promise<void> =>
  tellAllLive(trx, [{ kind, ids }]);

/** The same of several kinds at once. */
export async function tellAllLive(trx: Database, changed: readonly Changed[]): Promise<void> {
  if (changed.length > 0) await sql`select ${tellingLive(changed)}`.execute(trx);
}

/** The same as a part of another statement, which says in how many messages it was told. */
export function tellingLive(changed: readonly Changed[]): RawBuilder<number> {
  const messages = changed.map(({ kind, ids }) =>
    JSON.stringify({ kind, ids: ids.length <= IDS_MAX ? ids : [] }),
  );
  return sql<number>`(select count(pg_notify(${LIVE_CHANNEL}, message)::text) from unnest(${messages}::text[]) as message)`;
}
