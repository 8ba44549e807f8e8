import { fail } from '#contract/kit/errors.ts';
import { readStoreAddress } from '#contract/store-address.ts';
import { assert } from '#domain/shared/assert.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { mayAttach } from '#domain/woocommerce/store-checks.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Config } from '../../config.ts';
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
import { type Probed, probeStore } from '../../woocommerce/probe-store.ts';
import { isReachable } from '../../woocommerce/store-webhooks.ts';

type Woo = NonNullable<Config['woocommerce']>;
type Given = Readonly<{ url: string; key: string; secret: string }>;
type By = Pick<Deps, 'db' | 'config' | 'now'> & Readonly<{ actor: Actor; ip: string }>;

/** The store that somebody typed in, or without one the attached store, with everything that is needed of it. */
export async function probe(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  given?: Given,
): Promise<Probed & Readonly<{ url: string }>> {
  const woocommerce = given ? asGiven(config, given) : config.woocommerce;
  if (!woocommerce) throw fail('store_not_attached');
  const around = { nowS: now, isReachable: isReachable({ ...config, woocommerce }) };
  return { url: woocommerce.url, ...(await probeStore(woocommerce, around)) };
}

/** Kept sealed, for the next start; every process then starts again. A store that has passed every check is attached alone. */
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
  const kept = await findAttached(db);
  if (kept && kept.url !== url) throw fail('store_other_attached', { url: kept.url });
  if (!kept && (await hasOwnOrders(db))) throw fail('store_orders_here');
  return kept;
}

function asGiven({ webhooksPrivate }: Config, { url, key, secret }: Given): Woo {
  const read = readStoreAddress(url);
  assert('url' in read, 'the contract lets addresses of stores in alone');
  return { url: read.url, key: () => key, secret: () => secret, allowsPrivate: webhooksPrivate };
}
