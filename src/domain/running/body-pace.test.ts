import { expect, test } from 'vitest';
import { BYTES_A_SECOND_MIN, FREE_MS_MAX, isTooSlow, UPLOAD_MS_MAX } from './body-pace.ts';

const leastAt = (ms: number): number => (ms / 1000) * BYTES_A_SECOND_MIN;

test.each([
  ['nothing yet, at the beginning', 0, 0, false],
  ['nothing in the time that is free', 0, FREE_MS_MAX, false],
  ['nothing in a second more', 0, FREE_MS_MAX + 1000, true],
  ['the least pace', leastAt(FREE_MS_MAX + 1000), FREE_MS_MAX + 1000, false],
  ['a byte less than that', leastAt(FREE_MS_MAX + 1000) - 1, FREE_MS_MAX + 1000, true],
  ['a byte a second', 60, 60_000, true],
  ['much at once, and then nothing for a minute', 100_000, 90_000, false],
  ['4 MB over a line of 300 kbit/s', 4_000_000, 110_000, false],
  ['the least pace until the end', leastAt(UPLOAD_MS_MAX), UPLOAD_MS_MAX, false],
])('%s', (_, bytes, ms, expected) => expect(isTooSlow({ bytes, ms })).toBe(expected));
