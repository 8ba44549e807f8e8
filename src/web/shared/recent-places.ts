import { pageSettings } from './page-settings.ts';

/** A page about one thing that was open in this tab. */
export type Place = Readonly<{ href: string; title: string }>;
/** What it was called, and in which language. */
type Kept = Place & Readonly<{ lang: string }>;

const KEPT_MAX = 7;

/** Of this tab, this person and what they may see alone: it ends with the tab, since titles may name customers. */
function key(): string {
  const { id, capabilities } = pageSettings().user;
  return `recent places of ${id} with ${capabilities}`;
}
const here = (): string => `${location.pathname}${location.search}`;
const spokenHere = (): string => document.documentElement.lang;

export function noteVisit(title: string, href = here()): void {
  const others = kept().filter((other) => other.href !== href);
  try {
    const places: readonly Kept[] = [{ href, title, lang: spokenHere() }, ...others];
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

/** The newest first, without the page that is open, and without what is called as another language calls it. */
export const recentPlaces = (): readonly Place[] =>
  kept()
    .filter(({ href, lang }) => href !== here() && lang === spokenHere())
    .map(({ href, title }) => ({ href, title }));

function kept(): readonly Kept[] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(key()) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

const isPlace = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  typeof value.href === 'string' &&
  /^\/(?!\/)/.test(value.href) &&
  'title' in value &&
  typeof value.title === 'string' &&
  'lang' in value &&
  typeof value.lang === 'string';
