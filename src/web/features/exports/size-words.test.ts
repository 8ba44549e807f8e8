import { expect, test } from 'vitest';
import { sizeWords } from './size-words.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1449, '1.4 kB'],
  [1_000_000, '1 MB'],
  [4_250_000, '4.3 MB'],
  [123_456_789, '123 MB'],
  [9_900_000_000_000, '9900 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
