import { expect, test } from 'vitest';
import { findSets } from './find-sets.ts';

const PAIRS_TO_FIVES = { sizeMin: 2, sizeMax: 5, setsMax: 10 };

test.each<[string, readonly number[], number, readonly (readonly number[])[]]>([
  ['two of three', [900, 410, 77], 1310, [[0, 1]]],
  ['one alone is no set', [1310, 410], 1310, []],
  [
    'twins give two sets',
    [50, 50, 70],
    120,
    [
      [0, 2],
      [1, 2],
    ],
  ],
  ['five of five', [1, 2, 4, 8, 16], 31, [[0, 1, 2, 3, 4]]],
  ['six would be too many', [1, 2, 4, 8, 16, 32], 63, []],
  ['nothing adds up', [10, 20, 40], 35, []],
  ['nothing at all', [], 35, []],
])('%s', (_, amounts, target, sets) => {
  expect(findSets(amounts, target, PAIRS_TO_FIVES)).toEqual(sets);
});

test('it stops when it has as many as were asked for', () => {
  const ones = Array.from({ length: 20 }, () => 1);
  expect(findSets(ones, 3, { ...PAIRS_TO_FIVES, setsMax: 4 })).toHaveLength(4);
});
