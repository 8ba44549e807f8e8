import { expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '../shared/time.ts';
import { type PaidEvery, paymentAfter } from './subscription.ts';

const at = (text: string) => epochSeconds(Date.parse(text) / 1000);

test.each<[string, PaidEvery, number, string]>([
  ['2026-11-15T10:20:30Z', 'week', 1, '2026-11-22 10:20:30'],
  ['2026-11-15T10:20:30Z', 'week', 3, '2026-12-06 10:20:30'],
  ['2026-11-15T10:20:30Z', 'month', 1, '2026-12-15 10:20:30'],
  ['2026-11-15T10:20:30Z', 'month', 14, '2028-01-15 10:20:30'],
  ['2026-01-31T23:59:59Z', 'month', 1, '2026-02-28 23:59:59'],
  ['2028-01-31T00:00:00Z', 'month', 1, '2028-02-29 00:00:00'],
  ['2026-01-31T23:59:59Z', 'month', 2, '2026-03-31 23:59:59'],
  ['2026-01-30T12:00:00Z', 'month', 1, '2026-02-28 12:00:00'],
  ['2026-01-28T12:00:00Z', 'month', 1, '2026-02-28 12:00:00'],
  ['2028-02-29T12:00:00Z', 'year', 1, '2029-02-28 12:00:00'],
  ['2028-02-29T12:00:00Z', 'year', 4, '2032-02-29 12:00:00'],
])('what began at %s and is paid every %s comes %s later at %s', (first, every, times, expected) => {
  expect(utcInstant(paymentAfter(at(first), every, times))).toBe(expected);
});
