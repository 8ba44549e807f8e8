import type { Deps } from '../deps.ts';
import { findWorld } from '../features/simulator/simulator-repository.ts';
import { listPriceCurrencies } from '../store/store-products.ts';

/** What somebody set and does not get, because the store was there before; of a world filled just now there is nothing. */
export async function ignoredVariables(
  { db, config: { named, provider, scenario, store } }: Pick<Deps, 'db' | 'config'>,
  isNew: boolean,
): Promise<string[]> {
  if (isNew) return [];
  const said: string[] = [];
  const world = provider === 'simulator' && named.includes('SCENARIO') ? await findWorld(db) : undefined;
  if (world && world.scenario !== scenario)
    said.push(
      `SCENARIO=${scenario} is ignored: this store began as "${world.scenario}". ` +
        `npm run seed -- --scenario ${scenario} --replace fills it anew.`,
    );
  const prices = named.includes('STORE_CURRENCY') ? await listPriceCurrencies(db) : [];
  const others = prices.filter((code) => code !== store.currency.toLowerCase());
  if (others.length > 0)
    said.push(
      `STORE_CURRENCY=${store.currency} changes no price: products keep theirs in ${others.join(', ').toUpperCase()}.`,
    );
  return said;
}
