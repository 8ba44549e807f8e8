import { expect, test } from 'vitest';
import { asksBeforeDisputesExport } from './dispute-export.ts';

test.each([
  [999, false, false],
  [1000, false, true],
  [1000, true, false],
  [5_000_000, true, false],
])('%d rows, filtered %s: asks %s', (count, filtered, asks) => {
  expect(asksBeforeDisputesExport(count, filtered)).toBe(asks);
});
