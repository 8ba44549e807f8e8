import type { ViewedList } from '#domain/people/saved-views.ts';
import type { ListSearch } from './list-state.ts';

/** Said by a menu whose line leads to a part of a list: the view that is the person's own by default takes its place. */
export const DEFAULT_VIEW = 'default';

/** The id of the view that the address names. */
export const savedIn = ({ saved }: ListSearch): number | undefined =>
  typeof saved === 'string' && /^[1-9]\d{0,14}$/.test(saved) ? Number(saved) : undefined;

/** Without anything of its own to say, an address is a place that somebody comes to. */
export const isBare = (search: ListSearch): boolean =>
  Object.entries(search).every(([name, value]) => value === undefined || name === 'tab' || name === 'saved');

/** With which view each list opens, as a person's preferences keep it. */
export type DefaultViews = Readonly<Partial<Record<ViewedList, number>>>;

export function readDefaults(text: string | undefined): DefaultViews {
  try {
    return Object(JSON.parse(text || '{}'));
  } catch {
    return {};
  }
}

/**
 * Whoever comes to a list without saying more gets the view that is theirs by default; an address that only names a view
 * gets that one.
 */
export function viewWanted(given: ListSearch, byDefault: number | undefined): number | undefined {
  if (given.saved === DEFAULT_VIEW) return byDefault;
  if (!isBare(given)) return undefined;
  return given.saved === undefined ? byDefault : savedIn(given);
}
