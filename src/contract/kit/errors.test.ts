import { expect, test } from 'vitest';
import { appError } from './errors.ts';

test.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [7200, '120 minutes'],
  [7201, '3 hours'],
  [86_400, '24 hours'],
])('throttled for %i seconds: try again in %s', (retry_after_s, words) => {
  expect(appError('sign_in_throttled', { retry_after_s }).message).toBe(
    `Too many failed attempts. Try again in ${words}.`,
  );
});
