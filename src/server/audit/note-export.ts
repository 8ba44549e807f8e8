import { sql, type Transaction } from 'kysely';
import { epochSeconds, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import { authorOf } from './author-of.ts';
import { lockAudit, writeAudit } from './write-audit.ts';

/** So often in an hour a caller's taking of one file is written down; the last line says that more may follow. */
const LINES_MAX = 3;

type Noting = Pick<Deps, 'now'> & Readonly<{ db: Transaction<Schema>; actor: Actor; ip: string }>;

/**
 * Names and addresses of customers leave the store in files, so every file is written down with who took it. It is the last
 * thing that a transaction does, because every other writer of the log waits for its commit.
 */
export async function noteExport(
  { db, now, actor, ip }: Noting,
  action: 'export.request' | 'export.download',
  { id, kind }: Readonly<{ id: string; kind: string }>,
): Promise<void> {
  const api_key_id = actor.api_key_id ?? null;
  const hour = utcInstant(epochSeconds(now() - (now() % HOUR_S)));
  await lockAudit(db);
  const { rows } = await sql<{ lines: number }>`
    select count(*) as lines from audit_log
    where at >= ${hour} and action = ${action} and object_kind = 'export' and object_id = ${id}
      and actor_id = ${actor.user_id} and (after->>'api_key_id')::int8 is not distinct from ${api_key_id}::int8`.execute(
    db,
  );
  const lines = (rows[0]?.lines ?? 0) + 1;
  if (lines > LINES_MAX) return;
  await writeAudit(db, {
    at: utcInstant(now()),
    ...authorOf({ actor, ip }),
    action,
    object_kind: 'export',
    object_id: id,
    result: 'succeeded',
    after: {
      kind,
      ...(api_key_id !== null && { api_key_id }),
      ...(lines === LINES_MAX && { more_this_hour_unwritten: true }),
    },
  });
}
