import { expect, test } from 'vitest';
import { isSignedNow } from './signature-time.ts';

const NOW = 1_700_000_000;
test.each([
  [String(NOW), true],
  [String(NOW - 900), true],
  [String(NOW - 901), false],
  [String(NOW + 900), true],
  [String(NOW + 901), false],
  ['', false],
  ['-1', false],
  [`${NOW}.5`, false],
  ['1e9', false],
  ['9'.repeat(13), false],
])('%s is a time of now: %s', (timestamp, expected) => {
  expect(isSignedNow(timestamp, NOW)).toBe(expected);
});
