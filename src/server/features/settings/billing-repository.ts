import { sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { findInternalOption } from '../../store/options-repository.ts';

export const MOVING_OPTION = '_billing_migration_started';

/** How many subscriptions the provider bills, how many were moved into the store, and whether more are moving. */
export async function countBilled(db: Database) {
  const [{ rows }, started] = await Promise.all([
    sql<{ any: boolean; by_company: number; moved: number }>`select
      exists(select from subscriptions) as any,
      (select count(*)::int from subscriptions where billed_by = 'company') as by_company,
      (select count(*)::int from subscriptions where billing_moved is not null) as moved`.execute(db),
    findInternalOption(db, MOVING_OPTION),
  ]);
  const { any = false, by_company = 0, moved = 0 } = rows[0] ?? {};
  return { any, moved, byProvider: by_company, isMoving: started === true && by_company > 0 };
}

/** Moves some subscriptions, oldest first, and answers how many those were. */
export async function moveBilling(
  db: Database,
  { limit, at }: Readonly<{ limit: number; at: UtcInstant }>,
): Promise<number> {
  const { numAffectedRows } = await sql`update subscriptions set billed_by = 'store', billing_moved = ${at}
    where id in (select id from subscriptions where billed_by = 'company' order by id limit ${limit}
      for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
