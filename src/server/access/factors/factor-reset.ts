import type { Insertable, Selectable } from 'kysely';
import { utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema/schema.ts';
import type { Deps } from '../../deps.ts';
import type { ChangedBy } from './change-factors.ts';

export type FactorReset = Readonly<Selectable<Schema['factor_resets']>>;

export const findReset = (db: Database, user_id: number): Promise<FactorReset | undefined> =>
  db.selectFrom('factor_resets').selectAll().where('user_id', '=', user_id).executeTakeFirst();

/** Those that were asked for first. */
export const listResets = (db: Database, most: number): Promise<FactorReset[]> =>
  db.selectFrom('factor_resets').selectAll().orderBy('asked').orderBy('user_id').limit(most).execute();

export async function insertReset(db: Database, reset: Insertable<Schema['factor_resets']>): Promise<void> {
  await db.insertInto('factor_resets').values(reset).execute();
}

/**
 * Ends a reset that waits, and answers whether there was one: whoever has just used a factor has not lost it, and whoever asked
 * may think better of it.
 */
export async function endReset(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user_id: number,
  { why, ...by }: ChangedBy & Readonly<{ why: 'used' | 'cancelled' | 'void' }>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('factor_resets')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await writeAudit(db, {
    at: utcInstant(now()),
    ...by,
    action: 'factor.reset_end',
    object_kind: 'person',
    object_id: String(user_id),
    after: { why },
    result: 'succeeded',
  });
  return true;
}
