import { describe, expect, test } from 'vitest';
import { roomProblem, spareMemory } from './enough-room.ts';

const MB = 1_000_000;
const PLENTY = 9_000 * MB;
const embedded = { isEmbedded: true, isNew: false };
const anew = { isEmbedded: true, isNew: true };
const served = { isEmbedded: false, isNew: false };

describe('the disk', () => {
  test.each([
    ['a new store', anew, 150, undefined],
    ['a new store', anew, 149, /^The disk that holds DATA_DIR has 149 MB left, and a new store needs 150 MB/],
    ['one that is there', embedded, 40, undefined],
    ['one that is there', embedded, 39, /^The disk that holds DATA_DIR has 39 MB left, and the store needs/],
    ['one that is served', served, 0, undefined],
  ])('of %s, %j: %i MB', (_, start, mb, problem) => {
    const said = roomProblem({ diskBytes: mb * MB, memoryBytes: PLENTY }, start);
    if (problem) expect(said).toMatch(problem);
    else expect(said).toBeUndefined();
  });
});

describe('the memory', () => {
  test.each([
    [embedded, 300, undefined],
    [embedded, 299, /has 299 MB of memory to spare, and a start needs 300 MB.*, or set DATABASE_URL/],
    [served, 150, undefined],
    [served, 149, /has 149 MB of memory to spare, and a start needs 150 MB\. End other programs first\.$/],
  ])('%j: %i MB', (start, mb, problem) => {
    const said = roomProblem({ diskBytes: PLENTY, memoryBytes: mb * MB }, start);
    if (problem) expect(said).toMatch(problem);
    else expect(said).toBeUndefined();
  });
});

test('what the system does not tell stops nobody', () => {
  expect(roomProblem({ diskBytes: undefined, memoryBytes: undefined }, anew)).toBeUndefined();
});

test.each([
  ['linux', 500, 0, 500],
  ['linux', 500, 400, 400],
  ['linux', 500, 600, 500],
  ['win32', 500, 0, 500],
  ['darwin', 50, 0, undefined],
])('on %s, of %i free bytes with a limit of %i: %s', (platform, freeBytes, limitBytes, spare) => {
  expect(spareMemory(platform, { freeBytes, limitBytes })).toBe(spare);
});
