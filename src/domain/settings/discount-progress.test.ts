import { expect, test } from 'vitest';
import { discountEnd, discountProgress } from './discount-progress.ts';

test.each([
  [0, 0, 'after'],
  [49_999, 49.999, 'after'],
  [50_000, 50, 'inside'],
  [61_300, 61.3, 'inside'],
  [100_000, 100, 'inside'],
  [150_000, 100, 'inside'],
])('%i of 100,000 is %d percent, the label %s', (current_volume, percent, labelSide) => {
  const progress = discountProgress({ volume_allowance: 100_000, current_volume });
  expect(progress?.percent).toBeCloseTo(percent, 6);
  expect(progress?.labelSide).toBe(labelSide);
});

test('no allowance, no bar', () => {
  expect(discountProgress({ volume_allowance: null, current_volume: 5 })).toBeUndefined();
  expect(discountProgress({ volume_allowance: 0, current_volume: 5 })).toBeUndefined();
  expect(discountProgress({ volume_allowance: 10 })).toEqual({ percent: 0, labelSide: 'after' });
});

test.each([
  [{ volume_allowance: 10, end_time: '2027-01-31 00:00:00' }, 'volume_and_date'],
  [{ volume_allowance: 10 }, 'volume'],
  [{ end_time: '2027-01-31 00:00:00' }, 'date'],
  [{ volume_allowance: null, end_time: null }, undefined],
])('what ends it: %j', (discount, kind) => {
  expect(discountEnd(discount)?.kind).toBe(kind);
});
