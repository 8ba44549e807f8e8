import { bookSettings } from '#contract/books.ts';
import { type BookSettings, usualSettings } from '#domain/books/chart-of-accounts.ts';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

/** How things are booked; as a store starts, while nobody chose. What was kept by an older version gets what it lacks. */
export async function readBookSettings(db: Database): Promise<BookSettings> {
  const row = await db.selectFrom('book_settings').select('data').executeTakeFirst();
  return settingsOf(row?.data);
}

export function settingsOf(kept: unknown): BookSettings {
  const known = bookSettings.safeParse(kept);
  return known.success ? known.data : usualSettings('generic');
}

export async function saveBookSettings(
  db: Database,
  settings: BookSettings,
  now: EpochSeconds,
): Promise<void> {
  const written = { data: JSON.stringify(settings), changed: utcInstant(now) };
  await db
    .insertInto('book_settings')
    .values(written)
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet(written))
    .execute();
}
