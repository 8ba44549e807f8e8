import type { StoreSetup } from '#contract/store-setup.ts';
import type { Deps } from '../../deps.ts';
import { findAttached, findStoreKey, hasOwnOrders } from '../../store/mirror/attached-store-repository.ts';
import { countWaiting } from '../../store/mirror/store-writes-repository.ts';
import { isReachable } from '../../woocommerce/store-webhooks.ts';

/** Which store the payments belong to, as far as the settings of the server and what the store last told say. */
export async function readStoreSetup({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<StoreSetup> {
  const [attached, key, holdsOrders, waiting] = await Promise.all([
    findAttached(db),
    findStoreKey(db),
    hasOwnOrders(db),
    countWaiting(db),
  ]);
  const { woocommerce } = config;
  const isOfServer = woocommerce !== undefined && woocommerce.given === undefined;
  return {
    named_by: isOfServer ? 'server' : woocommerce ? 'page' : 'nobody',
    url: attached?.url ?? null,
    shop: attached?.name || null,
    starts_again: !isOfServer && key?.version !== woocommerce?.given,
    is_open: !isOfServer && !holdsOrders,
    is_told: isReachable(config),
    last_delivery: attached?.last_delivery ?? null,
    let_go: attached?.let_go ?? null,
    webhooks_left: attached?.let_go ? Object.keys(attached.webhooks).length : 0,
    waiting,
  };
}
