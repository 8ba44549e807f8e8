import { expect, test } from 'vitest';
import { FULL_MS_MAX } from './memory-pressure.ts';
import { BYTES_MIN, LOOK_EVERY_MS, LOOKS, LOOKS_WHEN_FULL, readerPace } from './reader-pace.ts';

/** What was taken at so many looks, one after the other. */
const looks = (count: number, takenAt: (look: number) => number) =>
  Array.from({ length: count }, (_, look) => takenAt(look));
/** So many bytes in two minutes, seen at every look from their beginning to their end. */
const twoMinutes = (bytes: number) => looks(LOOKS + 1, (look) => Math.floor((bytes / LOOKS) * look));

test('two minutes are judged, at 8 kB a second', () => {
  expect(LOOKS * LOOK_EVERY_MS).toBe(120_000);
  expect(BYTES_MIN).toBe(120 * 8000);
});

test.each<[string, number[], string]>([
  ['nobody has looked', [], 'fair'],
  ['the first look', [0], 'fair'],
  ['nothing since the look before', [5, 5], 'fair'],
  ['nothing, but not for two minutes', looks(LOOKS, () => 5), 'fair'],
  ['nothing for two minutes', looks(LOOKS + 1, () => 5), 'still'],
  ['one byte in two minutes', twoMinutes(1), 'slow'],
  ['too little, but not for two minutes', twoMinutes(100).slice(1), 'fair'],
  ['too little in two minutes', twoMinutes(BYTES_MIN - 1), 'slow'],
  ['just enough in two minutes', twoMinutes(BYTES_MIN), 'fair'],
  ['slow after a fast minute', [0, 9_000_000, ...twoMinutes(100).map((n) => n + 9_000_001)], 'slow'],
  ['still after a fast minute', [0, 9_000_000, ...looks(LOOKS, () => 9_000_000)], 'still'],
])('%s', (_, taken, pace) => expect(readerPace(taken)).toBe(pace));

test('with a full memory whoever takes nothing is let go before the process would end', () => {
  expect((LOOKS_WHEN_FULL + 1) * LOOK_EVERY_MS).toBeLessThanOrEqual(FULL_MS_MAX);
});

test.each<[string, number[], string]>([
  ['the first look', [5], 'fair'],
  ['nothing since the look before', [5, 5], 'fair'],
  ['nothing for two looks', [5, 5, 5], 'still'],
  ['little, but something', [5, 5, 6], 'fair'],
  ['too little in two minutes', twoMinutes(BYTES_MIN - 1), 'slow'],
])('with a full memory, %s', (_, taken, pace) => expect(readerPace(taken, true)).toBe(pace));

/** What the system has taken over for a reader of such a pace, who makes room for a whole lump at a time. */
const inLumps = (bytesPerS: number, lump: number) => (look: number) =>
  Math.floor((bytesPerS * look * (LOOK_EVERY_MS / 1000)) / lump) * lump;

test.each([
  [80_000, 700_000, 'fair'],
  [80_000, 900_000, 'fair'],
  [40_000, 700_000, 'fair'],
  [40_000, 900_000, 'fair'],
  [20_000, 900_000, 'fair'],
  [7000, 700_000, 'slow'],
  [4000, 900_000, 'slow'],
])('a reader of %i bytes in a second, in lumps of %i, is judged as %s', (bytesPerS, lump, pace) => {
  const taken = looks(200, inLumps(bytesPerS, lump));
  const seen = new Set(taken.map((_, look) => readerPace(taken.slice(0, look + 1))));
  expect(seen.has('slow') || seen.has('still')).toBe(pace !== 'fair');
});
