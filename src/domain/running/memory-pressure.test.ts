import { expect, test } from 'vitest';
import { FULL_MS_MAX, memoryPressure } from './memory-pressure.ts';

test.each([
  [100, 50, 0, 'none'],
  [100, 50, FULL_MS_MAX, 'none'],
  [101, 0, 0, 'full'],
  [0, 51, 0, 'full'],
  [101, 0, FULL_MS_MAX - 1, 'full'],
  [101, 0, FULL_MS_MAX, 'lost'],
  [0, 51, FULL_MS_MAX, 'lost'],
])('%i of 100 bytes in the heap and %i of 50 outside for %i ms: %s', (heap, outside, fullForMs, pressure) =>
  expect(memoryPressure({ used: { heap, outside }, most: { heap: 100, outside: 50 }, fullForMs })).toBe(
    pressure,
  ),
);
