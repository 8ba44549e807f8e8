import { paths } from '../../shared/paths.ts';
import type { shortcutsCopy } from './shortcuts-copy.ts';

export type PlaceKey = keyof typeof shortcutsCopy.places;

/** Where `g` and then a letter leads. */
export const PLACES: Readonly<Record<PlaceKey, () => string>> = {
  h: paths.home,
  o: () => paths.orders(),
  c: () => paths.customers(),
  v: () => paths.overview(),
  p: () => paths.payouts(),
  t: () => paths.transactions(),
  d: () => paths.disputes(),
  s: () => paths.paymentsSettings(),
};

/** How long a letter may come after its `g`. */
const PATIENCE_MS = 1500;

type Press = Readonly<{ key: string; at: number }>;
export type Shortcut = Readonly<{ do: 'list' }> | Readonly<{ do: 'go'; to: PlaceKey }>;

/** What a key means after the one before it. */
export function shortcutOf({ key, at }: Press, before: Press | undefined): Shortcut | undefined {
  if (key === '?') return { do: 'list' };
  const isAfterG = before?.key === 'g' && at - before.at <= PATIENCE_MS;
  return isAfterG && isPlaceKey(key) ? { do: 'go', to: key } : undefined;
}

const isPlaceKey = (key: string): key is PlaceKey => Object.hasOwn(PLACES, key);

const STORED = 'single-key shortcuts';
const OFF = 'off';

/** WCAG 2.1.4: whoever speaks to their computer must be able to switch off what single letters do. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== OFF;
  } catch {
    return true;
  }
}

export function switchSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(STORED, on ? 'on' : OFF);
  } catch {
    // A browser may keep nothing; then they stay on.
  }
}
