import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisLabels, type ChartPoint, verticalScale, xOf } from './scales.ts';

const points = (...values: number[]): ChartPoint[] =>
  values.map((value, index) => ({ id: String(index), label: String(index), name: String(index), value }));

test('whatever the values: two to five lines from end to end, zero in sight, every point inside', () => {
  const amounts = fc.array(fc.integer({ min: -1e10, max: 1e10 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(amounts, (values) => {
      const { y, ticks } = verticalScale(points(...values));
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect([y(ticks[0] ?? Number.NaN), y(ticks.at(-1) ?? Number.NaN)]).toEqual([100, 0]);
      for (const value of [...values, 0]) {
        expect(y(value)).toBeGreaterThanOrEqual(-1e-9);
        expect(y(value)).toBeLessThanOrEqual(100 + 1e-9);
      }
    }),
  );
});

test('nothing but zeros still stands on a line', () => {
  expect(verticalScale(points(0, 0)).y(0)).toBe(100);
});

test.each([
  { values: [-4200, 150_000], lines: [-50_000, 0, 50_000, 100_000, 150_000] },
  { values: [0, 290_000], lines: [0, 100_000, 200_000, 300_000] },
])('a day that lost a little takes no half of the picture: $values', ({ values, lines }) => {
  expect(verticalScale(points(...values)).ticks).toEqual(lines);
});

test('the period before counts for the height', () => {
  const [point] = points(10);
  expect(point && verticalScale([{ ...point, previous: 100 }]).ticks.at(-1)).toBeGreaterThanOrEqual(100);
});

test.each([
  [1, 1],
  [7, 7],
  [8, 4],
  [28, 7],
  [365, 7],
])('%i points have %i words under them', (count, words) => {
  const labels = axisLabels(points(...Array.from({ length: count }, () => 1)));
  expect(labels).toHaveLength(words);
  expect(labels[0]?.point.id).toBe('0');
});

test('points spread from edge to edge, and one alone stands in the middle', () => {
  expect([xOf(0, 3), xOf(1, 3), xOf(2, 3), xOf(0, 1)]).toEqual([0, 50, 100, 50]);
});
