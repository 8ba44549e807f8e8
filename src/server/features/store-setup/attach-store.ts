import { fail } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { mayAttach } from '#domain/woocommerce/store-checks.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Actor, Deps } from '../../deps.ts';
import {
  attach,
  clearShelf,
  findAttached,
  hasOwnOrders,
  keepStoreKey,
} from '../../store/mirror/attached-store-repository.ts';
import { sealKey } from '../../woocommerce/kept-store.ts';
import { asGiven, type Given, probe } from './given-store.ts';

type By = Pick<Deps, 'db' | 'config' | 'now'> & Readonly<{ actor: Actor; ip: string }>;

/** Kept sealed, for the next start; every process then starts again. Only a store that has passed every check is attached. */
export async function attachStore(by: By, given: Given): Promise<void> {
  const { db, config, now, actor, ip } = by;
  if (config.woocommerce && config.woocommerce.given === undefined) throw fail('store_set_by_server');
  const { url } = asGiven(config, given);
  await demandRoom(db, url);
  const { findings } = await probe(by, given);
  if (!mayAttach(findings)) throw fail('store_check_failed');
  const sealed = sealKey({ config }, actor.user_id, given);
  await db.transaction().execute(async (trx) => {
    const isNew = (await demandRoom(trx, url)) === undefined;
    await attach(trx, url);
    await keepStoreKey(trx, { sealed, user_id: actor.user_id });
    if (isNew) await clearShelf(trx);
    await writeAudit(trx, {
      ...{ at: utcInstant(now()), actor_id: actor.user_id, actor_email: actor.email, ip },
      ...{ action: isNew ? 'store.attach' : 'store.key', object_kind: 'store', object_id: url },
      ...{ api_key: actor.api_key, result: 'succeeded' as const },
    });
  });
}

/** The orders of two stores never meet in one database. Answers the store that is attached already. */
async function demandRoom(db: Database, url: string) {
  const attached = await findAttached(db);
  if (attached && attached.url !== url) throw fail('store_other_attached', { url: attached.url });
  if (!attached && (await hasOwnOrders(db))) throw fail('store_orders_here');
  return attached;
}
