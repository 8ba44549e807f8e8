import { expect, test } from 'vitest';
import { waterfall } from './waterfall.ts';

test.each([
  ['one line fills the width', [200], [[0, 100, 'plus']]],
  [
    'a line starts where the one before it ended',
    [100, -25, 50],
    [
      [0, 80, 'plus'],
      [60, 80, 'minus'],
      [60, 100, 'plus'],
    ],
  ],
  [
    'a sum below nothing keeps its bars on the page',
    [50, -100],
    [
      [50, 100, 'plus'],
      [0, 100, 'minus'],
    ],
  ],
  ['nothing takes no room', [0], [[0, 0, 'plus']]],
  ['no lines', [], []],
])('%s', (_, amounts, expected) => {
  expect(waterfall(amounts).map(({ from, to, sign }) => [from, to, sign])).toEqual(expected);
});
