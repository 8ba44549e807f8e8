import type { Deps } from '../deps.ts';
import { findStoreKey } from '../store/mirror/attached-store-repository.ts';
import type { Running } from './stop-on-signal.ts';

const LOOK_EVERY_MS = 2000;

/**
 * Somebody attached a store on its page, or gave it another key: jobs, shop and pages are opened for it at the start, so the
 * process starts again. Every process looks by itself, whichever of them served the page. What the environment names, stays.
 */
export function followStoreKey(
  { db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>,
  startAgain: () => void,
  everyMs = LOOK_EVERY_MS,
): Pick<Running, 'stop'> {
  const { woocommerce } = config;
  if (woocommerce && woocommerce.given === undefined) return { stop: async () => undefined };
  let looking: Promise<unknown> = Promise.resolve();
  const look = async () => {
    const key = await findStoreKey(db);
    if (key?.version === woocommerce?.given) return;
    clearInterval(timer);
    log.info({ url: key?.url }, 'the store has another key: starting again');
    startAgain();
  };
  const timer = setInterval(() => {
    // A database that is away for a moment is looked at again.
    looking = look().catch(() => undefined);
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
