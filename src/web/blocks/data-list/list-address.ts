import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { FilterState } from '#web/ui/filters/filter.ts';
import type { Sort } from '#web/ui/table/column.ts';
import {
  filterParameters,
  type ListDefinition,
  type ListSearch,
  type ListState,
  readListState,
  USUAL_PAGE_SIZE,
} from './list-state.ts';

/** The word of an address whose filters stand open. */
export const OPEN = 'advanced';

type Changes = Readonly<Record<string, unknown>>;

export type ListAddress = ListState &
  Readonly<{
    areFiltersOpen: boolean;
    /** A quick view the address names, such as what awaits a response: opening the filters must not drop it. */
    view: string | undefined;
    /** Parameters of this list that the address has and the list does not understand. */
    leftOut: readonly string[];
    goToPage: (page: number) => void;
    setPerPage: (perPage: number) => void;
    setSort: (sort: Sort) => void;
    setFilters: (filters: FilterState) => void;
    setTerms: (terms: readonly string[]) => void;
    openFilters: (open: boolean) => void;
    /** The names of all that narrows or orders this list. */
    known: readonly string[];
    /** The address, as far as this list understands it. */
    search: ListSearch;
    change: (changes: Changes, replace?: boolean) => void;
    /** Changes one of the other parameters that narrow the list. */
    set: (parameter: string, value: string | undefined) => void;
    /** Takes everything out that narrows the list. */
    clear: () => void;
  }>;

/**
 * The state of a list is its address: what is usual is not written, and every change is a step for the back button.
 * Whatever changes the rows starts again at the first page.
 */
export function useListAddress(search: ListSearch, definition: ListDefinition): ListAddress {
  const navigate = useNavigate();
  const given: ListSearch = useSearch({ strict: false });
  const state = useMemo(() => readListState(search, definition), [search, definition]);

  const change = (changes: Changes, replace = false) => {
    navigate({
      to: '.',
      search: (before: Changes) => ({ ...before, ...changes }),
      replace,
      resetScroll: false,
    });
  };
  const narrow = (changes: Changes, replace?: boolean) => change({ ...changes, paged: undefined }, replace);
  const { filters, usualSort, otherFilters = [] } = definition;
  const nothing: Changes = {
    ...filterParameters(filters, { match: 'all', lines: [] }),
    ...Object.fromEntries(otherFilters.map((name) => [name, undefined])),
  };

  return {
    ...state,
    known: [...Object.keys(nothing), 'search', 'orderby', 'order', 'filter'],
    search,
    change,
    areFiltersOpen: search.filter === OPEN,
    view: typeof search.filter === 'string' && search.filter !== OPEN ? search.filter : undefined,
    leftOut: Object.keys(nothing).filter((name) => given[name] !== undefined && search[name] === undefined),
    goToPage: (page) => change({ paged: page === 1 ? undefined : page }),
    setPerPage: (perPage) => narrow({ per_page: perPage === USUAL_PAGE_SIZE ? undefined : perPage }),
    setSort(sort) {
      const isUsual = sort.column === usualSort.column && sort.direction === usualSort.direction;
      narrow({
        orderby: isUsual ? undefined : sort.column,
        order: isUsual ? undefined : sort.direction,
      });
    },
    // A text that grows letter by letter is one step, not one for each letter.
    setFilters: (next) =>
      narrow(filterParameters(filters, next), isSameButText(definition, state.filters, next)),
    setTerms: (terms) => narrow({ search: terms.length > 0 ? [...terms] : undefined }),
    // Opening a panel is no place to come back to.
    openFilters: (open) => change({ filter: open ? OPEN : undefined }, true),
    set: (parameter, value) => narrow({ [parameter]: value }),
    clear: () => narrow({ ...nothing, search: undefined }),
  };
}

function isSameButText({ filters }: ListDefinition, before: FilterState, after: FilterState): boolean {
  const shape = ({ match, lines }: FilterState) =>
    JSON.stringify([
      match,
      lines.map(({ field, condition, values }) => [field, condition, isText(field) || values]),
    ]);
  const isText = (id: string) =>
    filters.some(
      (field) =>
        field.id === id && field.conditions.some(({ input }) => input === 'text' || input === 'number'),
    );
  return shape(before) === shape(after);
}
