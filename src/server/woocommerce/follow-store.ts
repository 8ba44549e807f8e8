import { fail } from '#contract/kit/errors.ts';
import { epochSeconds, MINUTE_S, secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { idOf, isForeign, momentOf } from '#domain/woocommerce/foreign-fields.ts';
import { isAstray, isEndOfList } from '#domain/woocommerce/walk-step.ts';
import type { Database } from '../db/database.ts';
import type { StoreKind } from '../events/set-aside.ts';
import { tellLive } from '../events/tell-live.ts';
import { enqueue } from '../jobs/enqueue.ts';
import {
  type AttachedStore,
  findAttached,
  updateAttached,
} from '../store/mirror/attached-store-repository.ts';
import { findUnknown, findUntold, forgetOrders } from '../store/mirror/forget-orders.ts';
import { findSubscriptionsOf, forgetSubscriptions } from '../store/mirror/keep-subscriptions.ts';
import { type FollowDeps, isWithoutPlugin, meetStore, PAGE, readList } from './copy-store.ts';
import { keepPage } from './keep-page.ts';
import { LOOK_AGAIN_JOB, lookAgainKey } from './store-job-names.ts';

/** Changes become visible in another order than they were made in: so far back is read again. */
const OVERLAP_S = 5 * MINUTE_S;
/** Fewer than these are all that changed: every store gives as many at once, though some give less than they are asked for. */
const GIVEN_AT_ONCE = 10;

const back = (at: UtcInstant, seconds: number): UtcInstant =>
  utcInstant(epochSeconds(Math.max(0, secondsOf(at) - seconds)));

/** Reads every order that changed since we last looked; answers how many were told. */
export async function readChanges(deps: FollowDeps): Promise<number> {
  const { db, line } = deps;
  const currency = await meetStore(deps);
  const known = await findAttached(db);
  if (!known?.changed_until) return 0;
  let since = back(known.changed_until, OVERLAP_S);
  let until = known.changed_until;
  let page = 1;
  let count = 0;
  for (;;) {
    const changed = await readList(line, 'orders', {
      ...{ modified_after: since.replace(' ', 'T'), dates_are_gmt: true, status: 'any' },
      ...{ orderby: 'modified', order: 'asc', per_page: PAGE, page },
    });
    const last = changed.reduce<UtcInstant>((most, one) => {
      const at = isForeign(one) ? momentOf(one.date_modified_gmt) : undefined;
      return at !== undefined && at > most ? at : most;
    }, until);
    await db.transaction().execute(async (trx) => {
      await keepPage(trx, 'store_order', changed, currency);
      await updateAttached(trx, { changed_until: last });
      // No ids would mean that many changed.
      if (changed.length > 0) await tellLive(trx, 'order', idsOf(changed).map(String));
      await lookAgainAtTheirs(trx, known, idsOf(changed));
    });
    count += changed.length;
    until = last;
    if (changed.length < GIVEN_AT_ONCE) return count;
    // From the last change on, since one that changes meanwhile leaves its place; where all are of one second, by pages.
    const next = back(last, 1);
    if (next > since) [since, page] = [next, 1];
    else page += 1;
  }
}

const idsOf = (page: readonly unknown[]): number[] =>
  page.flatMap((one) => (isForeign(one) ? (idOf(one.id) ?? []) : []));

const PATHS: Readonly<Record<StoreKind, string>> = {
  store_order: 'orders',
  store_customer: 'customers',
  store_product: 'products',
  store_subscription: 'subscriptions',
};

const NOT_ASKED = Symbol('there is nobody to ask');

/** Reads one thing as it is now, whatever somebody said of it. */
export async function lookAgain(deps: FollowDeps, kind: StoreKind, id: number): Promise<void> {
  const currency = await meetStore(deps);
  const asked = deps.line.get(`${PATHS[kind]}/${id}`);
  const found = await asked.catch((error: unknown) => {
    // Whoever takes the plugin away deletes nothing of what it kept: what was read stays as it is.
    if (kind === 'store_subscription' && isWithoutPlugin(error)) return NOT_ASKED;
    throw error;
  });
  if (found === NOT_ASKED) return;
  await deps.db.transaction().execute(async (trx) => {
    if (found !== undefined) await keepPage(trx, kind, [found], currency);
    else if (kind === 'store_order') await forgetOrders(trx, [id]);
    else if (kind === 'store_subscription') await forgetSubscriptions(trx, [id]);
    if (kind !== 'store_order') return;
    await tellLive(trx, 'order', [String(id)]);
    await lookAgainAtTheirs(trx, await findAttached(trx), [id]);
  });
}

/** A renewal is an order, and moves the next payment of its subscription. */
async function lookAgainAtTheirs(
  trx: Database,
  known: AttachedStore | undefined,
  orders: readonly number[],
): Promise<void> {
  if (!known?.has_subscriptions || orders.length === 0) return;
  const kind = 'store_subscription';
  for (const id of await findSubscriptionsOf(trx, orders))
    await enqueue(trx, LOOK_AGAIN_JOB, { kind, id }, { key: lookAgainKey(kind, id) });
}

/** Compares which orders there are: what was deleted at the store tells nobody once its delivery is lost. */
export async function compareOrders(deps: FollowDeps): Promise<{ missing: number; gone: number }> {
  const { db, line } = deps;
  const counted = { missing: 0, gone: 0 };
  let after = 0;
  let offset = 0;
  for (;;) {
    const page = await readList(line, 'orders', {
      ...{ status: 'any', orderby: 'id', order: 'asc', per_page: PAGE, offset, _fields: 'id' },
    });
    const ids = idsOf(page);
    if (isAstray(offset, ids[0])) throw fail('store_no_data');
    const isLast = isEndOfList(page);
    const until = isLast ? undefined : Math.max(after, ...ids);
    const missing = await findUnknown(db, ids);
    // What seems to be gone is asked for by its own number: the list moves while it is read.
    const gone = await findUntold(db, { after, until }, ids);
    for (const id of [...missing, ...gone]) await lookAgain(deps, 'store_order', id);
    counted.missing += missing.length;
    counted.gone += gone.length;
    if (isLast) return counted;
    after = until ?? after;
    offset += page.length - 1;
  }
}
