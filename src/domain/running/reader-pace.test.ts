import { expect, test } from 'vitest';
import { BYTES_MIN, readerPace } from './reader-pace.ts';

/** So many bytes in a minute, seen at seven looks. */
const aMinute = (bytes: number) => [0, 1, 2, 3, 4, 5, 6].map((look) => Math.floor((bytes / 6) * look));

test.each<[string, number[], string]>([
  ['nobody has looked', [], 'fair'],
  ['the first look', [0], 'fair'],
  ['nothing since the look before', [5, 5], 'still'],
  ['one byte since', [5, 6], 'fair'],
  ['too little, but not for a whole minute', aMinute(100).slice(1), 'fair'],
  ['too little in a minute', aMinute(BYTES_MIN - 1), 'slow'],
  ['just enough in a minute', aMinute(BYTES_MIN), 'fair'],
  ['a slow minute after a fast one', [0, 9_000_000, ...aMinute(100).map((n) => n + 9_000_001)], 'slow'],
])('%s', (_, taken, pace) => expect(readerPace(taken)).toBe(pace));
