import { expect, test } from 'vitest';
import { groupOptions, matchingOptions } from './option-search.ts';

const CITIES = [
  { value: 'sao', label: 'São Paulo', group: 'Brazil' },
  { value: 'ny', label: 'New York', group: 'United States', keywords: ['NYC', 'Big Apple'] },
  { value: 'rio', label: 'Rio de Janeiro', group: 'Brazil', detail: 'BRL' },
];

test.each([
  ['nothing typed', '  ', ['sao', 'ny', 'rio']],
  ['without the accent', 'sao', ['sao']],
  ['another case', 'NEW', ['ny']],
  ['a keyword', 'apple', ['ny']],
  ['two words in any order', 'york new', ['ny']],
  ['two words of two options', 'sao york', []],
  ['the detail', 'brl', ['rio']],
])('%s', (_, typed, values) => {
  expect(matchingOptions(CITIES, typed).map((option) => option.value)).toEqual(values);
});

test('options of one group stand together, in the order of their first', () => {
  expect(groupOptions(CITIES).map(({ name, options }) => [name, options.length])).toEqual([
    ['Brazil', 2],
    ['United States', 1],
  ]);
});
