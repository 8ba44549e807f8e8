import { expect, test } from 'vitest';
import { isStorable } from './storable-text.ts';

test.each([
  ['', true],
  ['a', true],
  ['\u{1f600}', true],
  [String.raw`\u0000 written out`, true],
  ['a\0', false],
  ['\ud83d', false],
  ['\ude00', false],
  [{ a: ['b', { c: 'd' }] }, true],
  [{ a: ['b', { c: '\0' }] }, false],
  [{ 'a\0': 1 }, false],
  [null, true],
  [5, true],
])('%j can be stored: %s', (value, expected) => {
  expect(isStorable(value)).toBe(expected);
});
