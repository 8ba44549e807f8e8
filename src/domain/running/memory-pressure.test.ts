import { expect, test } from 'vitest';
import { FULL_MS_MAX, memoryPressure } from './memory-pressure.ts';

test.each([
  [100, 0, 'none'],
  [100, FULL_MS_MAX, 'none'],
  [101, 0, 'full'],
  [101, FULL_MS_MAX - 1, 'full'],
  [101, FULL_MS_MAX, 'lost'],
])('%i of 100 bytes in use for %i ms: %s', (usedBytes, fullForMs, pressure) =>
  expect(memoryPressure({ usedBytes, bytesMax: 100, fullForMs })).toBe(pressure),
);
