import { expect, test } from 'vitest';
import { storeWord } from './store-word.ts';

test.each([
  ['processing', undefined, undefined],
  ['processing', null, undefined],
  ['processing', 'processing', undefined],
  ['processing', 'shipped', 'shipped'],
  ['refunded', 'deleted', 'deleted'],
])('%s, called %s there, is shown as %s', (status, word, expected) => {
  expect(storeWord(status, word)).toBe(expected);
});
