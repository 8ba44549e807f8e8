import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { mayAttach } from '#domain/woocommerce/store-checks.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Actor, Deps } from '../../deps.ts';
import {
  type AttachedStore,
  attach,
  clearShelf,
  findAttached,
  hasOwnOrders,
  keepStoreKey,
  moveStore,
} from '../../store/mirror/attached-store-repository.ts';
import { clearCopy, isCopyPaidFor } from '../../store/mirror/copied-orders.ts';
import { WOOCOMMERCE } from '../../woocommerce/keep-page.ts';
import { sealKey } from '../../woocommerce/kept-store.ts';
import { isStoreOfCopy } from '../../woocommerce/moved-store.ts';
import { openStoreLine, type StoreLine } from '../../woocommerce/store-line.ts';
import { asGiven, type Given, probe } from './given-store.ts';

type By = Pick<Deps, 'db' | 'config' | 'now'> & Readonly<{ actor: Actor; ip: string }>;

/** What the store that was given is to the one whose orders are here. */
type Standing = 'first' | 'again' | 'other_key' | 'moved' | 'instead';
const ACTIONS: Readonly<Record<Standing, string>> = {
  first: 'store.attach',
  again: 'store.attach',
  other_key: 'store.key',
  moved: 'store.move',
  instead: 'store.attach',
};

/** Kept sealed, for the next start; every process then starts again. Only a store that has passed every check is attached. */
export async function attachStore(by: By, given: Given): Promise<void> {
  const { db, config, now, actor, ip } = by;
  if (config.woocommerce && config.woocommerce.given === undefined) throw fail('store_set_by_server');
  const store = asGiven(config, given);
  const { url } = store;
  const before = await demandRoom(db);
  const { findings } = await probe(by, given);
  if (!mayAttach(findings)) throw fail('store_check_failed');
  const standing = await standingOf(db, before, openStoreLine(store, { pausesMs: [] }));
  const sealed = sealKey({ config }, actor.user_id, given);
  await db.transaction().execute(async (trx) => {
    const attached = await demandRoom(trx);
    // Somebody else was faster: what was found out is about another store than the one that is here now.
    if (attached?.url !== before?.url) throw fail('store_other_attached', { url: attached?.url ?? url });
    if (standing === 'instead') await clearCopy(trx, WOOCOMMERCE);
    if (standing === 'moved') await moveStore(trx, url);
    await attach(trx, url);
    await keepStoreKey(trx, { sealed, user_id: actor.user_id });
    if (standing === 'first') await clearShelf(trx);
    await writeAudit(trx, {
      ...authorOf({ actor, ip }),
      at: utcInstant(now()),
      ...{ action: ACTIONS[standing], object_kind: 'store', object_id: url },
      ...(standing === 'moved' && { before: { url: before?.url }, after: { url } }),
      result: 'succeeded',
    });
  });
}

/** Orders of our own leave no room. Answers the store whose orders are here already, followed or not. */
async function demandRoom(db: Database): Promise<AttachedStore | undefined> {
  const attached = await findAttached(db);
  if (!attached && (await hasOwnOrders(db))) throw fail('store_orders_here');
  return attached;
}

/** The orders of two stores never meet in one database: a store takes the place of another where nothing was paid here yet. */
async function standingOf(
  db: Database,
  attached: AttachedStore | undefined,
  line: StoreLine,
): Promise<Standing> {
  if (!attached) return 'first';
  const { url, let_go } = attached;
  if (url === line.url) return let_go === null ? 'other_key' : 'again';
  if (await isStoreOfCopy(db, line)) return 'moved';
  if (let_go === null) throw fail('store_other_attached', { url });
  if (await isCopyPaidFor(db)) throw fail('store_orders_of_other', { url });
  return 'instead';
}
