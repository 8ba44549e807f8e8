import { sql } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

export type AttachedStore = Readonly<{
  url: string;
  name: string;
  currency: string | null;
  has_order_tables: boolean | null;
  changed_until: UtcInstant | null;
  webhooks: Readonly<Record<string, number>>;
  webhooks_checked: UtcInstant | null;
  last_delivery: UtcInstant | null;
}>;

export const findAttached = (db: Database): Promise<AttachedStore | undefined> =>
  db
    .selectFrom('attached_store')
    .select(['url', 'name', 'currency', 'has_order_tables', 'changed_until'])
    .select(['webhooks', 'webhooks_checked', 'last_delivery'])
    .executeTakeFirst();

/** The key of the attached store, where somebody gave it on the page. */
export type StoreKey = Readonly<{ url: string; sealed: Buffer; user_id: number; version: number }>;

export async function findStoreKey(db: Database): Promise<StoreKey | undefined> {
  const row = await db
    .selectFrom('attached_store')
    .select(['url', 'sealed_key', 'key_user_id', 'key_version'])
    .executeTakeFirst();
  if (!row || row.sealed_key === null || row.key_user_id === null) return undefined;
  return { url: row.url, sealed: row.sealed_key, user_id: row.key_user_id, version: row.key_version };
}

/** Another one for the same store takes the place of the one before. */
export const keepStoreKey = async (
  db: Database,
  { sealed, user_id }: Pick<StoreKey, 'sealed' | 'user_id'>,
): Promise<void> => {
  await db
    .updateTable('attached_store')
    .set(({ eb }) => ({
      ...{ sealed_key: sealed, key_user_id: user_id },
      key_version: eb('key_version', '+', 1),
    }))
    .execute();
};

/** Says whose orders these are, the first time. */
export const attach = async (db: Database, url: string): Promise<void> => {
  await db
    .insertInto('attached_store')
    .values({ url })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const updateAttached = async (
  db: Database,
  known: Partial<Omit<AttachedStore, 'url' | 'webhooks'>> & { webhooks?: AttachedStore['webhooks'] },
): Promise<void> => {
  const { webhooks, ...rest } = known;
  await db
    .updateTable('attached_store')
    .set({ ...rest, ...(webhooks && { webhooks: JSON.stringify(webhooks) }) })
    .execute();
};

/** Whether there are orders that no attached store told us of. */
export async function hasOwnOrders(db: Database): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from orders where mirrored is null) as some`.execute(db);
  return rows[0]?.some ?? false;
}

/** What a new demonstration put up for sale is not the attached store's. */
export const clearShelf = async (db: Database): Promise<void> => {
  await db.deleteFrom('products').execute();
};
