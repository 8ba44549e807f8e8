import { describe, expect, test } from 'vitest';
import { filterParameters, type ListDefinition, readListState } from './list-state.ts';

const is = (parameter: string) => ({ id: 'is', label: 'is', input: 'option', parameter }) as const;

const definition: ListDefinition = {
  filters: [
    {
      id: 'date',
      label: 'Date',
      conditions: [
        { id: 'between', label: 'is between', input: 'days', parameter: 'date_between' },
        { id: 'before', label: 'is before', input: 'day', parameter: 'date_before' },
      ],
    },
    {
      id: 'kind',
      label: 'Kind',
      conditions: [
        { ...is('kind_is'), alias: 'kind' },
        { id: 'is_in', label: 'is one of', input: 'options', parameter: 'kind_is_in' },
      ],
    },
  ],
  sorts: ['date', 'amount'],
  usualSort: { column: 'date', direction: 'desc' },
  otherFilters: ['currency_is'],
};

describe('what the address says', () => {
  test('nothing: the first page in the usual order', () => {
    expect(readListState({}, definition)).toEqual({
      page: 1,
      perPage: 25,
      sort: { column: 'date', direction: 'desc' },
      filters: { match: 'all', lines: [] },
      terms: [],
      isNarrowed: false,
    });
  });

  test.each([
    [{ paged: 3, per_page: 50 }, 3, 50],
    [{ paged: 0, per_page: 0 }, 1, 25],
    [{ paged: -2, per_page: 501 }, 1, 25],
    [{ paged: 1.5, per_page: 500 }, 1, 500],
    [{ paged: 'two', per_page: undefined }, 1, 25],
    [{ paged: 10_000_000 }, 10_000_000, 25],
    [{ paged: 10_000_001 }, 1, 25],
  ])('paging of %j falls back to page 1 of 25', (search, page, perPage) => {
    expect(readListState(search, definition)).toMatchObject({ page, perPage });
  });

  test.each([
    [{ orderby: 'amount', order: 'asc' }, 'amount', 'asc'],
    [{ orderby: 'amount' }, 'amount', 'desc'],
    [{ order: 'asc' }, 'date', 'asc'],
    [{ orderby: 'nonsense', order: 'sideways' }, 'date', 'desc'],
  ])('the order of %j', (search, column, direction) => {
    expect(readListState(search, definition).sort).toEqual({ column, direction });
  });

  test.each([
    [{ date_between: ['2026-02-01', '2026-01-01'] }, 'between', ['2026-01-01', '2026-02-01']],
    [{ date_before: '2026-01-01' }, 'before', ['2026-01-01']],
    [{ kind_is: 'charge' }, 'is', ['charge']],
    [{ kind: 'charge' }, 'is', ['charge']],
    [{ kind: 'charge', kind_is: 'refund' }, 'is', ['refund']],
    [{ kind_is_in: ['charge', 'refund'] }, 'is_in', ['charge', 'refund']],
    [{ kind_is_in: ['charge,refund'] }, 'is_in', ['charge', 'refund']],
  ])('the filter in %j', (search, condition, values) => {
    const { filters, isNarrowed } = readListState(search, definition);
    expect(filters.lines).toMatchObject([{ condition, values }]);
    expect(isNarrowed).toBe(true);
  });

  test.each([{ date_between: ['2026-02-01'] }, { kind_is: '' }, { unknown: 'x' }, { search: ['  '] }])(
    '%j filters nothing',
    (search) => {
      expect(readListState(search, definition).isNarrowed).toBe(false);
    },
  );

  test('a search and a choice beside the filters narrow the list too', () => {
    expect(readListState({ search: ['ada'] }, definition)).toMatchObject({
      terms: ['ada'],
      isNarrowed: true,
    });
    expect(readListState({ currency_is: 'usd' }, definition).isNarrowed).toBe(true);
  });
});

test('filters are written back under their own names, and what is gone is taken out', () => {
  const lines = [
    { field: 'date', condition: 'between', values: ['2026-01-01', '2026-02-01'] },
    { field: 'kind', condition: 'is', values: ['charge'] },
  ];
  expect(filterParameters(definition.filters, { match: 'any', lines })).toEqual({
    match: 'any',
    date_between: ['2026-01-01', '2026-02-01'],
    date_before: undefined,
    kind: undefined,
    kind_is: 'charge',
    kind_is_in: undefined,
  });
  expect(filterParameters(definition.filters, { match: 'all', lines: [] }).match).toBeUndefined();
});

test('what is written reads back the same', () => {
  const lines = [
    { field: 'date', condition: 'before', values: ['2026-01-01'] },
    { field: 'kind', condition: 'is_in', values: ['charge', 'refund'] },
  ];
  const filters = { match: 'any', lines } as const;
  expect(readListState(filterParameters(definition.filters, filters), definition).filters).toEqual(filters);
});
