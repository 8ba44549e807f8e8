import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

test.each([
  [1189, 1000, '+18.9%'],
  [960, 1000, '−4%'],
  [1000, 1000, '+0%'],
  [11_000, 1000, '+1000%'],
  [-500, 1000, '−150%'],
  [1000, 0, undefined],
  [1000, -5, undefined],
])('%i after %i is %s', (value, previous, words) => {
  expect(changeWords(value, previous)).toBe(words);
});
