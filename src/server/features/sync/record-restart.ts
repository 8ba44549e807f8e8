import type { RestartReason } from '#domain/running/next-start.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';

const REMEMBERED_DAYS = 30;

/** Writes down that this server follows one that ended by itself, for the Sync page. */
export async function recordRestart(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  reason: RestartReason | undefined,
): Promise<void> {
  if (!reason) return;
  const at = now();
  const forgotten = utcInstant(epochSeconds(at - REMEMBERED_DAYS * DAY_S));
  await db.deleteFrom('server_restarts').where('at', '<', forgotten).execute();
  await db
    .insertInto('server_restarts')
    .values({ at: utcInstant(at), reason })
    .execute();
}
