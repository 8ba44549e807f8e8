import { PAGE_MAX, PAGE_SIZE_MAX } from '#contract/kit/fields.ts';
import type { FilterCondition, FilterField, FilterLine, FilterState } from '#web/ui/filters/filter.ts';
import type { Sort } from '#web/ui/table/column.ts';

/** What the address says, as the route's schema has read it. */
export type ListSearch = Readonly<Record<string, unknown>>;

/** A condition of a filter and the parameter its value travels in. An alias is read, and written as the parameter. */
export type ListCondition = FilterCondition & { parameter: string; alias?: string };
export type ListFilter = Omit<FilterField, 'conditions'> & { conditions: readonly ListCondition[] };

/** What a list can be asked for, and what it shows when nobody asks. */
export type ListDefinition = Readonly<{
  filters: readonly ListFilter[];
  usualSort: Sort;
  sorts: readonly string[];
  /** Parameters outside the filter lines that narrow the list, such as the currency chosen above it. */
  otherFilters?: readonly string[];
}>;

export type ListState = Readonly<{
  page: number;
  perPage: number;
  sort: Sort;
  filters: FilterState;
  /** What is searched for; several terms widen each other. */
  terms: readonly string[];
  /** Whether anything narrows the list: a filter, a search, another choice. */
  isNarrowed: boolean;
}>;

export const USUAL_PAGE_SIZE = 25;

export function readListState(search: ListSearch, definition: ListDefinition): ListState {
  const lines = readLines(search, definition.filters);
  const terms = textsOf(search.search).filter((term) => term.trim() !== '');
  const others = (definition.otherFilters ?? []).some((name) => textsOf(search[name]).length > 0);
  return {
    page: wholeNumber(search.paged, PAGE_MAX) ?? 1,
    perPage: wholeNumber(search.per_page, PAGE_SIZE_MAX) ?? USUAL_PAGE_SIZE,
    sort: readSort(search, definition),
    filters: { match: search.match === 'any' ? 'any' : 'all', lines },
    terms,
    isNarrowed: lines.length > 0 || terms.length > 0 || others,
  };
}

function readSort({ orderby, order }: ListSearch, { sorts, usualSort }: ListDefinition): Sort {
  const column = sorts.find((sort) => sort === orderby) ?? usualSort.column;
  const direction = order === 'asc' || order === 'desc' ? order : usualSort.direction;
  return { column, direction };
}

function readLines(search: ListSearch, filters: readonly ListFilter[]): readonly FilterLine[] {
  return filters.flatMap(({ id, conditions }) =>
    conditions.flatMap((condition) => {
      const values = valuesOf(search, condition);
      return values.length > 0 ? [{ field: id, condition: condition.id, values }] : [];
    }),
  );
}

function valuesOf(search: ListSearch, { parameter, alias, input }: ListCondition): readonly string[] {
  const given = textsOf(search[parameter] ?? (alias && search[alias]));
  switch (input) {
    case 'options':
      return given.flatMap((text) => text.split(',')).filter(Boolean);
    case 'days':
      return given.length === 2 ? [...given].sort() : [];
    default:
      return given.slice(0, 1);
  }
}

/** Every filter parameter of the list with the value it has now: undefined takes one out of the address. */
export function filterParameters(
  filters: readonly ListFilter[],
  { match, lines }: FilterState,
): Record<string, unknown> {
  const parameters: Record<string, unknown> = { match: match === 'any' ? 'any' : undefined };
  for (const { id, conditions } of filters) {
    for (const { id: condition, parameter, alias, input } of conditions) {
      const line = lines.find((one) => one.field === id && one.condition === condition);
      if (alias) parameters[alias] = undefined;
      parameters[parameter] = line && (isSeveral(input) ? [...line.values] : line.values[0]);
    }
  }
  return parameters;
}

const isSeveral = (input: FilterCondition['input']): boolean => input === 'options' || input === 'days';

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );

const wholeNumber = (value: unknown, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
