import { AppError, fail } from '#contract/kit/errors.ts';
import { epochSeconds, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { idOf, isForeign, listOf, momentOf, partOf, textOf } from '#domain/woocommerce/foreign-fields.ts';
import {
  isAstray,
  isBeyondAll,
  readPlace,
  WALK_BEGINS,
  type WalkPlace,
  walkOffset,
  walkStep,
  writtenPlace,
} from '#domain/woocommerce/walk-step.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { StoreKind } from '../events/set-aside.ts';
import { failpoint } from '../failpoints.ts';
import { findAttached, updateAttached } from '../store/mirror/attached-store-repository.ts';
import { keepPage, WOOCOMMERCE } from './keep-page.ts';
import type { Query, StoreLine } from './store-line.ts';

export type FollowDeps = Pick<Deps, 'db' | 'now' | 'log'> & Readonly<{ line: StoreLine }>;

export const PAGE = 100;

/** What is sold and who buys comes before the orders that name them. */
const WALKS: Readonly<Record<StoreKind, Readonly<{ path: string; query: Query }>>> = {
  store_product: { path: 'products', query: { status: 'any' } },
  store_customer: { path: 'customers', query: { role: 'all' } },
  store_order: { path: 'orders', query: { status: 'any' } },
  store_subscription: { path: 'subscriptions', query: { status: 'any' } },
};
const KINDS = ['store_product', 'store_customer', 'store_order'] as const satisfies readonly StoreKind[];

/** Copies everything the store has. Stopped at any moment, it goes on where it was. */
export async function copyStore(deps: FollowDeps): Promise<void> {
  const currency = await meetStore(deps);
  for (const kind of KINDS) while (!(await copyPage(deps, kind, currency)));
  if (await sellsSubscriptions(deps)) while (!(await copyPage(deps, 'store_subscription', currency)));
}

/** Whether the store has them, which is asked once. They come with a plugin, and without it there is no such address. */
async function sellsSubscriptions(deps: FollowDeps): Promise<boolean> {
  return (await findAttached(deps.db))?.has_subscriptions ?? (await askForSubscriptions(deps));
}

export async function askForSubscriptions({ db, line }: Pick<FollowDeps, 'db' | 'line'>): Promise<boolean> {
  const has_subscriptions = await hasSubscriptions(line);
  await updateAttached(db, { has_subscriptions });
  return has_subscriptions;
}

export async function hasSubscriptions(line: StoreLine): Promise<boolean> {
  try {
    await readList(line, 'subscriptions', { per_page: 1, status: 'any' });
    return true;
  } catch (error) {
    if (isWithoutPlugin(error)) return false;
    throw error;
  }
}

/** What subscriptions are asked for by is there with their plugin alone. */
export const isWithoutPlugin = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'store_rest_missing';

/** What the store is called, what its prices are in, and where its changes stand before anything is copied. */
export async function meetStore({ db, line }: FollowDeps): Promise<string> {
  const known = await findAttached(db);
  if (known?.currency && known.changed_until) return known.currency;
  const { currency, has_order_tables } = await readSettings(line);
  await updateAttached(db, {
    currency,
    name: textOf(partOf(await line.index()).name),
    has_order_tables,
    changed_until: known?.changed_until ?? (await newestChange(line)),
  });
  return currency;
}

export async function readSettings(line: StoreLine) {
  const status = await line.get('system_status', { _fields: 'environment,settings' });
  const { currency, HPOS_enabled } = partOf(partOf(status).settings);
  const code = textOf(currency).toLowerCase();
  if (!/^[a-z]{3}$/.test(code)) throw fail('store_no_data');
  return { currency: code, has_order_tables: typeof HPOS_enabled === 'boolean' ? HPOS_enabled : null };
}

/** By the store's own clock, which need not be ours. An empty store has changed at no time yet. */
async function newestChange(line: StoreLine): Promise<UtcInstant> {
  const newest = await line.get('orders', { orderby: 'modified', order: 'desc', per_page: 1 });
  const [first] = listOf(newest);
  return momentOf(first?.date_modified_gmt) ?? utcInstant(epochSeconds(0));
}

/** A list of the store; whatever else it answers is none. */
export async function readList(line: StoreLine, path: string, query: Query): Promise<readonly unknown[]> {
  const page = await line.get(path, query);
  if (!Array.isArray(page)) throw fail('store_no_data');
  return page;
}

const idIn = (value: unknown): number | undefined => (isForeign(value) ? idOf(value.id) : undefined);

/** One page of a walk by ids. */
async function readPage(line: StoreLine, path: string, query: Query, place: WalkPlace) {
  const offset = walkOffset(place);
  const page = await readList(line, path, { ...query, orderby: 'id', order: 'asc', per_page: PAGE, offset });
  return page.map((value) => ({ id: idIn(value), value }));
}

/** A list that is short enough to be held at once, to its end, however few rows the store gives at once. */
export async function readToEnd(line: StoreLine, path: string): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  let place = WALK_BEGINS;
  for (;;) {
    const step = walkStep(place, await readPage(line, path, {}, place), PAGE);
    place = step.is === 'page' ? step.next : step.from;
    if (step.is === 'back') continue;
    all.push(...step.rows.map(({ value }) => value));
    if (step.isLast || isBeyondAll(place, all.length)) return all;
  }
}

/** One page, kept together with the place where the next begins. Answers whether it was the last. */
async function copyPage(deps: FollowDeps, kind: StoreKind, currency: string): Promise<boolean> {
  const { db, now, line } = deps;
  const { cursor, finished } = await findPlace(deps, kind);
  if (finished !== null) return true;
  const place = readPlace(cursor);
  const began = performance.now();
  const { path, query } = WALKS[kind];
  const page = await readPage(line, path, query, place);
  if (isAstray(walkOffset(place), page[0]?.id)) throw fail('store_no_data');
  const step = walkStep(place, page, PAGE);
  const isMoved = await db.transaction().execute(async (trx) => {
    const rows = step.is === 'page' ? step.rows : [];
    const { numUpdatedRows } = await trx
      .updateTable('backfills')
      .set(({ eb }) => ({
        cursor: writtenPlace(step.is === 'page' ? step.next : step.from),
        objects: eb('objects', '+', rows.length),
        worked_ms: eb('worked_ms', '+', Math.round(performance.now() - began)),
        finished: step.is === 'page' && step.isLast ? utcInstant(now()) : null,
      }))
      .where('provider', '=', WOOCOMMERCE)
      .where('kind', '=', kind)
      .where('cursor', 'is not distinct from', cursor)
      .where('finished', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false; // Somebody else kept this page; we go on from there.
    await keepPage(
      trx,
      kind,
      rows.map(({ value }) => value),
      currency,
    );
    failpoint('store-page-before-commit');
    return true;
  });
  failpoint('store-page-after-commit');
  return isMoved && step.is === 'page' && step.isLast;
}

async function findPlace({ db, now }: Pick<FollowDeps, 'db' | 'now'>, kind: StoreKind) {
  await db
    .insertInto('backfills')
    .values({ provider: WOOCOMMERCE, kind, started: utcInstant(now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('backfills')
    .select(['cursor', 'finished'])
    .where('provider', '=', WOOCOMMERCE)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}

/** Walks again through what a store tells nobody the changes of: accounts and, for whoever missed them, products. */
export const beginAgain = async (db: Database, kinds: readonly StoreKind[]): Promise<void> => {
  await db
    .updateTable('backfills')
    .set({ cursor: null, finished: null, objects: 0, worked_ms: 0 })
    .where('provider', '=', WOOCOMMERCE)
    .where('kind', 'in', [...kinds])
    .where('finished', 'is not', null)
    .execute();
};

export const isCopied = async (db: Database): Promise<boolean> => {
  const places = await db
    .selectFrom('backfills')
    .select('finished')
    .where('provider', '=', WOOCOMMERCE)
    .where('kind', '=', 'store_order')
    .execute();
  return places.some(({ finished }) => finished !== null);
};
