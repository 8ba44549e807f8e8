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
  /** Since when it is followed no longer; nothing while it is. */
  let_go: UtcInstant | null;
  /** Whether it sells subscriptions; nothing while nobody asked it. */
  has_subscriptions: boolean | null;
}>;

export const findAttached = (db: Database): Promise<AttachedStore | undefined> =>
  db
    .selectFrom('attached_store')
    .select(['url', 'name', 'currency', 'has_order_tables', 'changed_until'])
    .select(['webhooks', 'webhooks_checked', 'last_delivery', 'let_go', 'has_subscriptions'])
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

/** Says whose orders these are; of one that was let go of, that it is followed again. */
export const attach = async (db: Database, url: string): Promise<void> => {
  await db
    .insertInto('attached_store')
    .values({ url })
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ let_go: null }))
    .execute();
};

/** The same store is elsewhere now. Where it was is remembered, since payments of that time name it. */
export const moveStore = async (db: Database, url: string): Promise<void> => {
  await sql`update attached_store set former_urls = array_append(former_urls, url), url = ${url}
    where url <> ${url}`.execute(db);
};

/** Its key is forgotten, and nothing is read from it any more; what was copied stays. A copy under way begins anew, if ever. */
export const letGoOf = async (
  db: Database,
  provider: string,
  { at, webhooks }: Readonly<{ at: UtcInstant; webhooks: AttachedStore['webhooks'] }>,
): Promise<void> => {
  await db
    .updateTable('attached_store')
    .set({ let_go: at, webhooks: JSON.stringify(webhooks), sealed_key: null, key_user_id: null })
    .execute();
  await db.deleteFrom('sync_problems').where('provider', '=', provider).execute();
  await db.deleteFrom('backfills').where('provider', '=', provider).where('finished', 'is', null).execute();
};

export const updateAttached = async (
  db: Database,
  known: Partial<Omit<AttachedStore, 'url' | 'webhooks' | 'let_go'>> & {
    webhooks?: AttachedStore['webhooks'];
  },
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
