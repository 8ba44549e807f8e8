import { expect, test } from 'vitest';
import { isFailureWritten, isRefusalWritten } from './failure-entries.ts';

test.each([
  [1, 1, true],
  [2, 2, false],
  [4, 4, false],
  [5, 5, true],
  [6, 6, false],
  [25, 25, true],
  [26, 26, false],
  // From another address: its first is told, until too many addresses take part.
  [1, 2, true],
  [1, 50, true],
  [1, 51, false],
  [5, 51, false],
  [1, 124, false],
  [1, 125, true],
])('the %i. from an address, the %i. of all: %s', (here, inAll, isWritten) => {
  expect(isFailureWritten({ here, inAll })).toBe(isWritten);
});

test.each([
  ['one address', (n: number) => n],
  ['a new address each time', () => 1],
  ['ten addresses in turn', (n: number) => Math.ceil(n / 10)],
])('a million from %s leave few lines', (_, here) => {
  let written = 0;
  for (let inAll = 1; inAll <= 1_000_000; inAll += 1)
    if (isFailureWritten({ here: here(inAll), inAll })) written += 1;
  expect(written).toBeLessThanOrEqual(60);
});

test.each([
  [1, 1, true],
  [2, 2, false],
  [5, 5, false],
  [1, 50, true],
  [1, 51, false],
  [1, 125, false],
])('the %i. refused from an address, the %i. of all: %s', (here, inAll, isWritten) => {
  expect(isRefusalWritten({ here, inAll })).toBe(isWritten);
});
