import { AppError } from '#contract/kit/errors.ts';
import { type Config, ConfigError } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { builtInStore } from '../store/built-in-store.ts';
import { attachedStore, formerStoreOf } from '../store/mirror/attached-store.ts';
import {
  attach,
  clearShelf,
  findAttached,
  findStoreKey,
  hasOwnOrders,
  moveStore,
} from '../store/mirror/attached-store-repository.ts';
import type { Store } from '../store/store.ts';
import { openKept } from '../woocommerce/kept-store.ts';
import { isStoreOfCopy } from '../woocommerce/moved-store.ts';
import { SEND_WRITES_JOB } from '../woocommerce/store-job-names.ts';
import { openStoreLine } from '../woocommerce/store-line.ts';

export { clearShelf };

/** Somebody has a page open and waits. */
const WHILE_SOMEBODY_LOOKS_MS = 3000;
const ELSEWHERE = 'Choose another DATA_DIR or DATABASE_URL for this store';

/**
 * The settings with the store in them, whoever named it: the environment, or else somebody on the page. The orders of two stores
 * must never meet in one database: it says whose they are, before anything is written.
 */
export async function settleStore({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Config> {
  const [kept, key] = await Promise.all([findAttached(db), findStoreKey(db)]);
  const woocommerce = config.woocommerce ?? (key && openKept({ config }, key));
  if (!woocommerce) {
    if (!kept) return config;
    if (kept.let_go !== null) return { ...config, formerStore: kept.url };
    throw new ConfigError(
      `STORE is not usable: this database holds the orders of ${kept.url}. Set STORE=woocommerce. ${ELSEWHERE}.`,
    );
  }
  if (kept && kept.url !== woocommerce.url) await followMove(db, kept.url, woocommerce);
  if (!kept && (await hasOwnOrders(db)))
    throw new ConfigError(
      `STORE is not usable: this database holds orders of the built-in shop. ${ELSEWHERE}.`,
    );
  await attach(db, woocommerce.url);
  return { ...config, woocommerce };
}

/** Whoever runs the server named another address: the same store may have moved there. Another store is refused. */
async function followMove(db: Database, from: string, to: NonNullable<Config['woocommerce']>): Promise<void> {
  const holds = `WOOCOMMERCE_URL is not usable: this database holds the orders of ${from}`;
  const line = openStoreLine(to, { pausesMs: [] });
  const isSame = await isStoreOfCopy(db, line).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new ConfigError(
      `${holds}, and whether this is the same store could not be asked: ${error.message}`,
    );
  });
  if (!isSame) throw new ConfigError(`${holds}, and this is another store. ${ELSEWHERE}.`);
  await moveStore(db, to.url);
}

/** The store that payments belong to, as the settings name it. */
export function chooseStore(deps: Pick<Deps, 'db' | 'config' | 'now'>): Store {
  const { woocommerce, formerStore } = deps.config;
  if (!woocommerce) return formerStore === undefined ? builtInStore(deps) : formerStoreOf(deps);
  const line = openStoreLine(woocommerce, { timeoutMs: WHILE_SOMEBODY_LOOKS_MS, pausesMs: [] });
  return attachedStore({
    ...deps,
    provider: deps.config.provider,
    readNotes: async (order_id) => {
      const parts = ['notes', 'refunds'].map((part) => line.get(`orders/${order_id}/${part}`));
      const [notes, refunds] = await Promise.all(parts);
      return { notes, refunds };
    },
    onWrite: () => enqueue(deps.db, SEND_WRITES_JOB, {}, { key: SEND_WRITES_JOB.name }),
  });
}
