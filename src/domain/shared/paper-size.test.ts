import { expect, test } from 'vitest';
import { paperSizeOf } from './paper-size.ts';

test.each([
  ['US', 'LETTER'],
  ['us', 'LETTER'],
  ['US:CA', 'LETTER'],
  ['CA', 'LETTER'],
  ['DE', 'A4'],
  ['GB', 'A4'],
  ['JP', 'A4'],
  ['', 'A4'],
])('%s prints on %s', (country, size) => {
  expect(paperSizeOf(country)).toBe(size);
});
