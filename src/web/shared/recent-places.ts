import { pageSettings } from './page-settings.ts';

/** A page about one thing that was open in this tab. */
export type Place = Readonly<{ href: string; title: string }>;

const KEPT_MAX = 7;

/** Of this tab, this person and what they may see alone: it ends with the tab, since titles may name customers. */
function key(): string {
  const { id, capabilities } = pageSettings().user;
  return `recent places of ${id} with ${capabilities}`;
}
const here = (): string => `${location.pathname}${location.search}`;

export function noteVisit(title: string, href = here()): void {
  const others = kept().filter((other) => other.href !== href);
  try {
    const places: readonly Place[] = [{ href, title }, ...others];
    sessionStorage.setItem(key(), JSON.stringify(places.slice(0, KEPT_MAX)));
  } catch {
    // A browser may keep nothing; then nothing is remembered.
  }
}

/** What was seen is gone, as when another world was loaded. */
export function forgetVisits(): void {
  try {
    sessionStorage.removeItem(key());
  } catch {
    // Nothing was kept.
  }
}

/** The newest first, without the page that is open. */
export const recentPlaces = (): readonly Place[] => kept().filter(({ href }) => href !== here());

function kept(): readonly Place[] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(key()) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  typeof value.href === 'string' &&
  /^\/(?!\/)/.test(value.href) &&
  'title' in value &&
  typeof value.title === 'string';
