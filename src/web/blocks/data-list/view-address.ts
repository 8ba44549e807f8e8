import type { SavedView } from '#contract/saved-views.ts';
import { OPEN } from './list-address.ts';
import type { ListSearch } from './list-state.ts';

export type KeptParameters = SavedView['parameters'];
type Changes = Readonly<Record<string, unknown>>;

/** Said by whoever wants no view, although one would open by itself. */
export const NO_VIEW = '0';
/** What an address has beside what narrows its list: no view may lead elsewhere. */
const TAKEN = ['page', 'path', 'section', 'tab', 'view', 'paged', 'per_page', 'saved', 'columns'];

/** Of what is known, whatever the address says. That the filters stand open narrows nothing. */
export const keptParameters = (search: ListSearch, known: readonly string[]): KeptParameters =>
  Object.fromEntries(
    known.flatMap((name): [string, string | string[]][] => {
      const value = search[name];
      if (name === 'filter' && value === OPEN) return [];
      if (typeof value === 'string') return value === '' ? [] : [[name, value]];
      const texts = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
      return texts.length > 0 ? [[name, texts]] : [];
    }),
  );

/** Whatever stood in the address before goes, in favour of nothing. */
export const withoutView = (before: readonly string[]): Changes => ({
  ...Object.fromEntries(before.map((name) => [name, undefined])),
  paged: undefined,
  columns: undefined,
  saved: undefined,
});

/** The same, in favour of the view. It is written out, so that its rows are the same for whoever may not see the view. */
export const withView = (
  { id, parameters, columns }: Pick<SavedView, 'id' | 'parameters' | 'columns'>,
  before: readonly string[],
): Changes => ({
  ...withoutView(before),
  ...Object.fromEntries(Object.entries(parameters).filter(([name]) => !TAKEN.includes(name))),
  columns: columns.length > 0 ? columns.join(',') : undefined,
  saved: String(id),
});

/** What the view holds and its list no longer knows. */
export const unknownIn = ({ parameters }: Pick<SavedView, 'parameters'>, known: readonly string[]) =>
  Object.keys(parameters).filter((name) => !known.includes(name));

/** What a view would keep of what is on the screen. */
export type ShownNow = Pick<SavedView, 'parameters' | 'columns'>;
const written = ({ parameters, columns }: ShownNow): string =>
  JSON.stringify([
    Object.entries(parameters)
      .map(([name, value]) => [name, [value].flat()])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    [...columns].sort(),
  ]);

/** Whether what is shown is no longer what was saved. */
export const isChanged = (view: ShownNow, shown: ShownNow): boolean => written(view) !== written(shown);
