import { expect, test } from 'vitest';
import { partOfDay } from './part-of-day.ts';

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
