import { describe, expect, test } from 'vitest';
import { isChanged, keptParameters, unknownIn, withoutView, withView } from './view-address.ts';
import { isBare, savedIn } from './view-wanted.ts';

const KNOWN = ['type_is', 'date_between', 'search', 'order', 'filter'];
const VIEW = {
  id: 12,
  parameters: { type_is: 'charge', date_between: ['2025-10-01', '2025-10-31'] },
  columns: ['date', 'amount'],
};

test('a quick view is kept', () => {
  expect(keptParameters({ filter: 'awaiting_response' }, KNOWN)).toEqual({ filter: 'awaiting_response' });
});

test('a view keeps what narrows and orders the list, and nothing else of the address', () => {
  const address = {
    ...{ type_is: 'charge', search: ['ann'], paged: 3, tab: 'x', colour: 'red', order: '' },
    filter: 'advanced',
    date_between: ['2025-10-01', '2025-10-31'],
  };
  expect(keptParameters(address, KNOWN)).toEqual({
    type_is: 'charge',
    date_between: ['2025-10-01', '2025-10-31'],
    search: ['ann'],
  });
});

test.each([
  ['12', 12],
  ['0', undefined],
  ['012', undefined],
  ['x', undefined],
  ['-1', undefined],
  [['1', '2'], undefined],
  ['9'.repeat(16), undefined],
  [undefined, undefined],
])('saved=%s names the view %s', (saved, expected) => {
  expect(savedIn({ saved })).toBe(expected);
});

test.each([
  [{}, true],
  [{ tab: 'blocked-page', order: undefined }, true],
  [{ saved: '12' }, true],
  [{ type_is: 'charge' }, false],
  [{ filter: 'advanced' }, false],
  [{ columns: 'date' }, false],
])('%j is a bare address: %s', (search, expected) => {
  expect(isBare(search)).toBe(expected);
});

describe('opened', () => {
  test('it is written out, and what stood there before is gone', () => {
    expect(withView(VIEW, [...KNOWN, 'colour'])).toEqual({
      ...VIEW.parameters,
      ...{ search: undefined, order: undefined, filter: undefined, colour: undefined, paged: undefined },
      columns: 'date,amount',
      saved: '12',
    });
  });

  test('it cannot lead to another page', () => {
    const { path, tab } = withView({ ...VIEW, parameters: { path: '/x', tab: 'y' } }, []) as never;
    expect([path, tab]).toEqual([undefined, undefined]);
  });

  test('without any, everything is shown in the columns of the person', () => {
    expect(withoutView(['type_is'])).toEqual({
      ...{ type_is: undefined, paged: undefined, columns: undefined, saved: undefined },
    });
  });
});

test('what the list no longer knows is told apart', () => {
  expect(unknownIn({ parameters: { type_is: 'charge', colour_is: 'red' } }, KNOWN)).toEqual(['colour_is']);
  expect(unknownIn(VIEW, KNOWN)).toEqual([]);
});

test.each([
  [
    'the same in another order',
    {
      parameters: { date_between: ['2025-10-01', '2025-10-31'], type_is: 'charge' },
      columns: ['amount', 'date'],
    },
    false,
  ],
  ['one text or a list of one', { ...VIEW, parameters: { ...VIEW.parameters, type_is: ['charge'] } }, false],
  ['another value', { ...VIEW, parameters: { ...VIEW.parameters, type_is: 'refund' } }, true],
  ['one filter less', { ...VIEW, parameters: { type_is: 'charge' } }, true],
  ['one column more', { ...VIEW, columns: ['date', 'amount', 'fees'] }, true],
])('%s is changed: %s', (_, shown, expected) => {
  expect(isChanged(VIEW, shown)).toBe(expected);
});
