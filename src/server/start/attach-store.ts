import { ConfigError } from '../config.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { builtInStore } from '../store/built-in-store.ts';
import { attachedStore } from '../store/mirror/attached-store.ts';
import { attach, clearShelf, findAttached, hasOwnOrders } from '../store/mirror/attached-store-repository.ts';
import type { Store } from '../store/store.ts';
import { SEND_WRITES_JOB } from '../woocommerce/store-job-names.ts';

export { clearShelf };

const ELSEWHERE = 'Choose another DATA_DIR or DATABASE_URL for this store';

/** The orders of two stores must never meet in one database: it says whose they are, before anything is written. */
export async function checkStore({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const kept = await findAttached(db);
  const url = config.woocommerce?.url;
  if (url === undefined) {
    if (!kept) return;
    throw new ConfigError(
      `STORE is not usable: this database holds the orders of ${kept.url}. Set STORE=woocommerce. ${ELSEWHERE}.`,
    );
  }
  if (kept && kept.url !== url)
    throw new ConfigError(
      `WOOCOMMERCE_URL is not usable: this database holds the orders of ${kept.url}. ${ELSEWHERE}.`,
    );
  if (!kept && (await hasOwnOrders(db)))
    throw new ConfigError(
      `STORE is not usable: this database holds orders of the built-in shop. ${ELSEWHERE}.`,
    );
  await attach(db, url);
}

/** The store that payments belong to, as the settings name it. */
export function chooseStore(deps: Pick<Deps, 'db' | 'config' | 'now'>): Store {
  if (!deps.config.woocommerce) return builtInStore(deps);
  return attachedStore({
    ...deps,
    provider: deps.config.provider,
    onWrite: () => enqueue(deps.db, SEND_WRITES_JOB, {}, { key: SEND_WRITES_JOB.name }),
  });
}
