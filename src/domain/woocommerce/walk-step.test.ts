import { expect, test } from 'vitest';
import {
  isAstray,
  isBeyondAll,
  readPlace,
  WALK_BEGINS,
  type WalkPlace,
  walkOffset,
  walkStep,
  writtenPlace,
} from './walk-step.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const at = (offset: number, last_id: number): WalkPlace => ({ offset, last_id });

test('a page begins with the last row of the one before it, which is not kept twice', () => {
  expect(walkOffset(WALK_BEGINS)).toBe(0);
  expect(walkOffset(at(3, 3))).toBe(2);
  expect(walkStep(at(3, 3), rows(3, 4, 5), 3)).toEqual({
    ...{ is: 'page', rows: rows(4, 5), next: at(5, 5), isLast: false },
  });
});
test.each([
  [rows(), true],
  [rows(1), true],
  [rows(1, 2), false],
  [rows(1, 2, 3), false],
])('the first page %# is the last: %s', (page, isLast) => {
  expect(walkStep(WALK_BEGINS, page, 3)).toMatchObject({ is: 'page', isLast });
});
test('a page that begins behind what is known goes back', () => {
  expect(walkStep(at(6, 6), rows(7, 8, 9), 3)).toEqual({ is: 'back', from: at(2, 6) });
  expect(walkStep(at(6, 6), [], 3)).toEqual({ is: 'back', from: at(2, 6) });
});
test('rows without an id are handed on', () => {
  expect(walkStep(at(1, 1), [{ id: 1 }, { id: undefined }], 3)).toMatchObject({ rows: [{ id: undefined }] });
});
test.each([[null], [''], ['x:y'], ['5:9']])('a place is read: %s', (text) => {
  expect(readPlace(text)).toEqual(text === '5:9' ? at(5, 9) : WALK_BEGINS);
  expect(readPlace(writtenPlace(at(5, 9)))).toEqual(at(5, 9));
});

test.each([
  [0, 1, false],
  [99, 100, false],
  [100, 100, true],
  [100, 7, true],
  [100, undefined, false],
])('behind %s others stands number %s: astray is %s', (offset, first, expected) => {
  expect(isAstray(offset, first)).toBe(expected);
});

test('the end is where nothing stands behind the last row', () => {
  expect(walkStep(at(6, 6), rows(6), 3)).toEqual({ is: 'page', rows: [], next: at(6, 6), isLast: true });
  expect(walkStep(at(6, 6), rows(6, 7), 3)).toMatchObject({ rows: rows(7), isLast: false });
});

test.each([
  [3, 3, false],
  [3, 4, false],
  [4, 3, true],
])('%i rows behind us, of %i that were seen: has no end %s', (offset, seen, expected) => {
  expect(isBeyondAll(at(offset, 3), seen)).toBe(expected);
});

test.each([
  ['whatever is deleted while it walks', 3],
  ['also where less is given at once than was asked for', 2],
])('%s, every row that stays is met', (_, given) => {
  for (let seed = 0; seed < 200; seed += 1) {
    let random = seed;
    const chance = () => {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
      return random / 2_147_483_648;
    };
    let store = Array.from({ length: 20 }, (_, nth) => nth + 1);
    const seen = new Set<number>();
    let place = WALK_BEGINS;
    for (let steps = 0; ; steps += 1) {
      expect(steps).toBeLessThan(200);
      const from = walkOffset(place);
      const step = walkStep(place, rows(...store.slice(from, from + given)), 3);
      if (step.is === 'back') {
        place = step.from;
        continue;
      }
      for (const { id } of step.rows) seen.add(id);
      place = step.next;
      expect(isBeyondAll(place, seen.size)).toBe(false);
      if (step.isLast) break;
      if (steps < 15) store = store.filter(() => chance() > 0.1);
    }
    expect(store.filter((id) => !seen.has(id))).toEqual([]);
  }
});
