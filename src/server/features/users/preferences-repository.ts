import { sql } from 'kysely';
import type { PreferenceKey } from '#contract/users.ts';
import { isLanguage, type SpokenLanguage } from '#domain/shared/languages.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import { plannedOnce } from '../../db/plan-once.ts';
import type { Deps } from '../../deps.ts';

/** A person's preferences as they travel: JSON text under each key. */
export async function readPreferences(db: Database, user_id: number): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('user_meta')
    .modifyFront(plannedOnce)
    .select(['key', 'value'])
    .where('user_id', '=', user_id)
    .orderBy('key')
    .execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.stringify(value)]));
}

/** The language a person chose for themselves. */
export async function findLanguage(db: Database, user_id: number): Promise<SpokenLanguage | undefined> {
  const row = await db
    .selectFrom('user_meta')
    .modifyFront(plannedOnce)
    .select('value')
    .where('user_id', '=', user_id)
    .where('key', '=', 'wc_payments_language' satisfies PreferenceKey)
    .executeTakeFirst();
  return typeof row?.value === 'string' && isLanguage(row.value) ? row.value : undefined;
}

/** Writes the given preferences and leaves all others alone; `null` forgets one. */
export async function mergePreferences(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user_id: number,
  preferences: Readonly<Record<string, unknown>>,
): Promise<void> {
  const updated = utcInstant(now());
  const entries = Object.entries(preferences).filter(([, value]) => value !== undefined);
  const forgotten = entries.flatMap(([key, value]) => (value === null ? [key] : []));
  const storedRows = entries.flatMap(([key, value]) =>
    value === null ? [] : [{ user_id, key, value: JSON.stringify(value), updated }],
  );
  await db.transaction().execute(async (trx) => {
    if (forgotten.length > 0) {
      await trx
        .deleteFrom('user_meta')
        .where('user_id', '=', user_id)
        .where('key', 'in', forgotten)
        .execute();
    }
    if (storedRows.length === 0) return;
    await trx
      .insertInto('user_meta')
      .values(storedRows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'key']).doUpdateSet({
          value: sql`excluded.value`,
          updated: sql`excluded.updated`,
        }),
      )
      .execute();
  });
}
