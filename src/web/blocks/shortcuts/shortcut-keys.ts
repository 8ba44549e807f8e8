import type { Capability } from '#domain/people/capabilities.ts';
import { mayOpen } from '../../shared/page-settings.ts';
import { paths } from '../../shared/paths.ts';
import type { shortcutsCopy } from './shortcuts-copy.ts';

export type PlaceKey = keyof typeof shortcutsCopy.places;

type Place = Readonly<{ href: () => string; asks?: Capability }>;

/** Where `g` and then a letter leads, with what its screen asks for, which a test of the screens holds. */
export const PLACES: Readonly<Record<PlaceKey, Place>> = {
  h: { href: paths.home },
  o: { href: () => paths.orders() },
  c: { href: () => paths.customers(), asks: 'see_customers' },
  v: { href: () => paths.overview() },
  p: { href: () => paths.payouts(), asks: 'see_payouts' },
  t: { href: () => paths.transactions() },
  d: { href: () => paths.disputes() },
  s: { href: () => paths.paymentsSettings(), asks: 'change_settings' },
};

/** Those that the person's role opens. */
export const openPlaces = (): readonly PlaceKey[] =>
  (Object.keys(PLACES) as readonly PlaceKey[]).filter((key) => mayOpen(PLACES[key]));

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
