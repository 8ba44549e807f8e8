import { sql } from 'kysely';
import { type AccountRecord, account } from '#contract/account.ts';
import { readOnce } from '#domain/shared/read-once.ts';
import { askedOf } from '../../db/asked-of.ts';
import type { Database } from '../../db/database.ts';

/** The store's payments account, or nothing while it has none. */
export const findAccount = askedOf(async (db): Promise<AccountRecord | undefined> => {
  const row = await db.selectFrom('account').select(sql<string>`data::text`.as('data')).executeTakeFirst();
  return row && accountOf(row.data);
});

/** Every screen and every payment asks for it. */
const accountOf = readOnce((text) => account.parse(JSON.parse(text)));

/** Keeps the account as the provider last told it, whole, also the fields that no screen reads yet. */
export async function saveAccount(
  db: Database,
  data: AccountRecord & Readonly<Record<string, unknown>>,
): Promise<void> {
  account.parse(data);
  const value = JSON.stringify(data);
  await db
    .insertInto('account')
    .values({ data: value })
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet({ data: value }))
    .execute();
}
